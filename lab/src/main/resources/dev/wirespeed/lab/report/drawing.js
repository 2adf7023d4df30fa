const ROW = 23;

// Draws into a box at its real width, and again when that changes, so that text keeps its size on every screen.
function responsive(draw) {
  const box = h("div", { class: "draw" });
  let width = 0;
  new ResizeObserver(() => {
    const now = Math.floor(box.clientWidth);
    if (now > 0 && now !== width) {
      width = now;
      box.replaceChildren(draw(width));
    }
  }).observe(box);
  return box;
}

function plotRoot(width, height, label, ...children) {
  return s("svg", { class: "plot", role: "img", "aria-label": label, width, height, viewBox: `0 0 ${width} ${height}` },
    ...children);
}

function showTip(lines, x, y) {
  const tip = document.getElementById("tip");
  tip.replaceChildren(h("b", {}, lines[0]), ...lines.slice(1).map(line => h("div", {}, line)));
  tip.hidden = false;
  const left = Math.min(x + 14, window.innerWidth - tip.offsetWidth - 8);
  const top = y + 18 + tip.offsetHeight > window.innerHeight ? y - tip.offsetHeight - 10 : y + 18;
  tip.style.left = Math.max(8, left) + "px";
  tip.style.top = top + "px";
}

const hideTip = () => { document.getElementById("tip").hidden = true; };

function shortened(text, room) {
  let end = text.length;
  while (end > 3 && textWidth(text.slice(0, end)) > room) end--;
  return end === text.length ? text : text.slice(0, end - 1).trimEnd() + "…";
}

function plotRow(y, width, lines, ...children) {
  return s("g", {
    class: "row", tabindex: 0, "aria-label": lines.join("; "),
    onpointermove: event => showTip(lines, event.clientX, event.clientY),
    onpointerleave: hideTip,
    onfocus: event => {
      const box = event.currentTarget.getBoundingClientRect();
      showTip(lines, box.left + 40, box.bottom - 18);
    },
    onblur: hideTip,
  }, s("rect", { class: "hit", x: -4, y, width: width + 8, height: ROW, rx: 4 }), ...children);
}
