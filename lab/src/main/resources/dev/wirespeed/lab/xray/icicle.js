const LEVEL = 34;
const FACE = 31;
const NARROWEST = 4;

// The document as a tree: its first level holds the root path, the white space and the byte order mark.
function tree(xray) {
  const top = { id: 0, label: xray.name, path: xray.name, total: xray.size.plain, gzip: xray.size.gzip, own: [0, 0, 0], children: [], parent: null };
  const nodes = [top];
  const add = (node, parent) => {
    nodes.push(Object.assign(node, { id: nodes.length, parent, children: [] }));
    parent.children.push(node);
    return node;
  };
  const paths = [];
  for (const path of xray.paths) {
    const parent = path.parent < 0 ? top : paths[path.parent];
    paths.push(add({ ...path, label: label(path), own: [path.names, path.values, path.punctuation] }, parent));
  }
  if (xray.whiteSpace > 0) {
    add({ label: "white space", path: "(white space)", total: xray.whiteSpace, gzip: xray.whiteSpaceGzip, own: [0, 0, 0], space: true }, top);
  }
  if (xray.byteOrderMark > 0) {
    add({ label: "byte order mark", path: "(byte order mark)", total: xray.byteOrderMark, gzip: null, own: [0, 0, 0], space: true }, top);
  }
  for (const node of [...nodes].reverse()) {
    node.parts = node.children.reduce((sum, child) => sum.map((value, i) => value + child.parts[i]), node.own);
    node.children.sort((a, b) => b.total - a.total);
  }
  return top;
}

function label(path) {
  if (path.step === "[]") return `${decimals(path.occurrences, 0)} ${path.occurrences === 1 ? "element" : "elements"}`;
  if (path.step === ".*") return "(any name)";
  return path.step.startsWith(".") ? path.step.slice(1) : path.step;
}

function lines(node, xray) {
  const found = [node.path, `${bytes(node.total)}, ${percent(node.total / xray.size.plain)} of the document`];
  const named = ["names", "values", "punctuation"].map((name, i) => [name, node.parts[i]]).filter(([, size]) => size > 0);
  if (named.length) found.push(named.map(([name, size]) => `${name} ${bytes(size)}`).join(", "));
  if (node.occurrences !== undefined) {
    const times = `${decimals(node.occurrences, 0)} ${node.occurrences === 1 ? "value" : "values"}`;
    found.push(times + (node.nulls ? `, of them ${decimals(node.nulls, 0)} null` : ""));
  }
  if (node.parent === null) found.push(`${bytes(node.gzip)} with gzip`);
  else if (node.gzip === null || node.gzip === undefined) found.push("gzip without it: not tried");
  else found.push(`gzip without it: ${node.gzip < 0 ? "+" : "−"}${bytes(Math.abs(node.gzip))} (${percent(node.gzip / xray.size.gzip)})`);
  return found;
}

// An icicle picture: a box is as wide as its bytes and stands below what it is part of.
function icicle(xray) {
  const root = tree(xray);
  const state = { focus: root, weight: "total" };
  const detail = h("p", { class: "detail", "aria-live": "polite" });
  const box = responsive(draw);
  const out = h("button", { class: "plain", type: "button", onclick: () => zoom(root) }, "Whole document");
  const modes = { total: "Plain bytes", gzip: "gzip" };
  const switches = Object.entries(modes).map(([weight, name]) =>
    h("button", { type: "button", "aria-pressed": String(weight === state.weight), onclick: () => weigh(weight) }, name));
  const legend = h("ul", { class: "legend" });

  function weigh(weight) {
    state.weight = weight;
    switches.forEach((button, i) => button.setAttribute("aria-pressed", String(Object.keys(modes)[i] === weight)));
    redraw(null);
  }

  function zoom(node) {
    state.focus = node.children.length ? node : node.parent ?? node;
    redraw(node);
  }

  function redraw(node) {
    hideTip();
    box.replaceChildren(draw(Math.floor(box.clientWidth)));
    if (node) box.querySelector(`[data-id="${node.id}"]`)?.focus({ preventScroll: true });
  }

  function tell(node) {
    const [first, ...rest] = lines(node, xray);
    detail.replaceChildren(h("b", {}, first), ...rest.flatMap((line, i) => (i ? [" · ", line] : [line])));
  }

  const weight = node => Math.max(0, (state.weight === "gzip" ? node.gzip : node.total) ?? 0);

  // Children take no more than their parent has; in gzip the rest is what they share with each other.
  function place(node, x, width, level, placed) {
    placed.push({ node, x, width, level });
    const sum = Math.max(weight(node), node.children.reduce((all, child) => all + weight(child), 0));
    let left = x;
    const narrow = [];
    for (const child of node.children) {
      const wide = sum > 0 ? (weight(child) / sum) * width : 0;
      if (wide < NARROWEST) {
        narrow.push(child);
        continue;
      }
      place(child, left, wide, level + 1, placed);
      left += wide;
    }
    const rest = narrow.reduce((all, child) => all + (sum > 0 ? (weight(child) / sum) * width : 0), 0);
    if (rest >= 1) placed.push({ narrow, x: left, width: rest, level: level + 1 });
  }

  function draw(width) {
    const above = [];
    for (let node = state.focus.parent; node; node = node.parent) above.unshift(node);
    const placed = above.map((node, level) => ({ node, x: 0, width, level, above: true }));
    place(state.focus, 0, width, above.length, placed);
    const levels = 1 + Math.max(...placed.map(one => one.level));
    out.disabled = state.focus === root;
    const kinds = state.weight === "gzip" ? [["gzip", "what gzip saves without it"]]
      : [["names", "names"], ["values", "values"], ["punctuation", "punctuation"], ["space", "white space"]];
    legend.replaceChildren(...kinds.filter(([kind]) => kind !== "space" || xray.whiteSpace > 0)
      .map(([kind, name]) => h("li", {}, h("i", { class: "k-" + kind }), name)));
    const boxes = placed.map(one => (one.narrow ? rest(one) : face(one)));
    boxes.find((_, i) => placed[i].node === state.focus).setAttribute("tabindex", "0");
    if (!detail.firstChild) tell(root);
    return s("svg", {
      class: "plot icicle", role: "group", width, height: levels * LEVEL, viewBox: `0 0 ${width} ${levels * LEVEL}`,
      "aria-label": `Icicle picture of ${state.focus.path} by ${modes[state.weight]}; arrow keys move, Enter zooms in, Escape out. The table below has the figures.`,
    }, boxes);
  }

  function rest({ narrow, x, width, level }) {
    const total = narrow.reduce((sum, child) => sum + child.total, 0);
    const text = [`${narrow.length} narrow ${narrow.length === 1 ? "path" : "paths"}`, `${bytes(total)} together`, narrow.slice(0, 4).map(child => child.path).join(", ") + (narrow.length > 4 ? ", …" : "")];
    return s("g", { class: "narrow", onpointermove: event => showTip(text, event.clientX, event.clientY), onpointerleave: hideTip },
      s("rect", { class: "rest", x: x + 0.5, y: level * LEVEL + 0.5, width: Math.max(0.5, width - 1), height: FACE - 1 }));
  }

  function face(one) {
    const { node, x, width, level } = one;
    const y = level * LEVEL;
    const inner = Math.max(1, width - 2);
    const name = shortened(node.label, inner - 12);
    const size = compactBytes(weight(node));
    const room = inner - 12 - textWidth(name) - 8;
    return s("g", {
      class: "box" + (one.above ? " above" : ""), "data-id": node.id, tabindex: -1, role: "button", "aria-label": lines(node, xray).join("; "),
      onclick: () => zoom(node),
      onkeydown: event => key(event, node),
      onpointermove: event => { tell(node); showTip(lines(node, xray), event.clientX, event.clientY); },
      onpointerleave: hideTip,
      onfocus: () => tell(node),
    },
    s("rect", { class: "face", x: x + 1, y: y + 0.5, width: inner, height: FACE - 1, rx: Math.min(4, inner / 4) }),
    strip(node, x + 2, y + FACE - 7, Math.max(0.5, inner - 2)),
    inner > 26 && textWidth(name) <= inner - 8 ? s("text", { x: x + 7, y: y + 17 }, name) : null,
    room > textWidth(size, 11) ? s("text", { class: "bytes", x: x + 7 + textWidth(name) + 8, y: y + 17 }, size) : null);
  }

  // What a box consists of, or in gzip just its colour.
  function strip(node, x, y, width) {
    const parts = state.weight === "gzip" ? [["gzip", 1]]
      : [["names", node.parts[0]], ["values", node.parts[1]], ["punctuation", node.parts[2]], ["space", node.total - node.parts[0] - node.parts[1] - node.parts[2]]];
    const sum = parts.reduce((all, [, size]) => all + size, 0);
    let left = x;
    return parts.filter(([, size]) => size > 0).map(([kind, size]) => {
      const wide = (size / sum) * width;
      left += wide;
      return s("rect", { class: "k-" + kind, x: left - wide, y, width: wide, height: 4.5 });
    });
  }

  function key(event, node) {
    const drawn = [...box.querySelectorAll(".box")];
    const at = element => element.querySelector("rect").getBBox();
    const here = at(event.currentTarget);
    const level = drawn.filter(one => at(one).y === here.y).sort((a, b) => at(a).x - at(b).x);
    const index = level.indexOf(event.currentTarget);
    const byId = other => other && box.querySelector(`[data-id="${other.id}"]`);
    const targets = {
      ArrowLeft: () => level[index - 1],
      ArrowRight: () => level[index + 1],
      ArrowUp: () => byId(node.parent),
      ArrowDown: () => node.children.map(byId).find(child => child),
    };
    if (targets[event.key]) targets[event.key]()?.focus();
    else if (event.key === "Enter" || event.key === " ") zoom(node);
    else if (event.key === "Escape") zoom(state.focus.parent ?? root);
    else return;
    event.preventDefault();
  }

  return [h("div", { class: "tools" }, h("div", { class: "switch", role: "group", "aria-label": "Width of the boxes" }, switches), out, legend), box, detail];
}
