// Only in a page that is served: asks for newer figures, and draws them where the reader is.
const EVERY_MILLIS = 2000;

function answering(yes) {
  document.getElementById("served").textContent = yes ? "" : "This page is no longer served: its figures may be old.";
}

// Drawing makes every element anew: what was opened stays open, and the page stays where it was.
function redraw() {
  const place = window.scrollY;
  const open = new Set([...document.querySelectorAll("#page details[open] > summary")].map(summary => summary.textContent));
  show(shown ?? newest());
  document.querySelectorAll("#page details > summary").forEach(summary => { summary.parentElement.open ||= open.has(summary.textContent); });
  window.scrollTo(0, place);
}

async function follow() {
  try {
    const answer = await fetch("data.json", { cache: "no-store", headers: { "If-None-Match": `"${DATA.served}"` } });
    if (answer.status === 200) {
      DATA = await answer.json();
      redraw();
    }
    answering(answer.status < 400);
  } catch {
    answering(false);
  }
  if (DATA.result.finished === null) setTimeout(follow, EVERY_MILLIS);
}

if (DATA.served !== null) follow();
