// The parts that every page has.
function brand(name, ...chips) {
  return h("div", { class: "brand" },
    s("svg", { width: 26, height: 16, viewBox: "0 0 26 16", "aria-hidden": "true" },
      s("path", { d: "M1 3h11M5 8h13M1 13h11", stroke: "var(--wirespeed)", "stroke-width": 2.4, "stroke-linecap": "round" }),
      s("path", { d: "M17 2l7 6l-7 6", fill: "none", stroke: "var(--wirespeed)", "stroke-width": 2.4, "stroke-linecap": "round", "stroke-linejoin": "round" })),
    h("b", {}, name), chips);
}

function section(title, note, ...children) {
  return h("section", {}, h("h2", {}, title), note ? h("p", { class: "note" }, note) : null, children);
}

function tile(title, pairs, kind = "") {
  return h("div", { class: "card tile " + kind }, h("h3", {}, title),
    h("dl", {}, pairs.map(([name, value]) => h("div", { class: "pair" }, h("dt", {}, name), h("dd", {}, value)))));
}
