const LEVEL = 34;
const FACE = 31;
const NARROWEST = 4;

// An icicle picture: a box is as wide as its weight and stands below what it is part of. What is drawn is the model's to say:
// root: nodes of {id, label, name, parent, children}; modes: what weighs, by key, with its title; weight(node, mode);
// size(weight, mode): the weight as text; lines(node): the node's figures; parts(node, mode): [kind, weight] of what it consists of;
// kinds(mode): [kind, name] for the legend; words: whole, one and many nodes.
function icicle(model) {
  const { root, modes, lines, words } = model;
  const state = { focus: root, mode: Object.keys(modes)[0] };
  const detail = h("p", { class: "detail", "aria-live": "polite" });
  const box = responsive(draw);
  const out = h("button", { class: "plain", type: "button", onclick: () => zoom(root) }, words.whole);
  const switches = Object.entries(modes).map(([mode, name]) =>
    h("button", { type: "button", "aria-pressed": String(mode === state.mode), onclick: () => weigh(mode) }, name));
  const legend = h("ul", { class: "legend" });

  function weigh(mode) {
    state.mode = mode;
    switches.forEach((button, i) => button.setAttribute("aria-pressed", String(Object.keys(modes)[i] === mode)));
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
    const [first, ...rest] = lines(node);
    detail.replaceChildren(h("b", {}, first), ...rest.flatMap((line, i) => (i ? [" · ", line] : [line])));
  }

  const weight = node => Math.max(0, model.weight(node, state.mode) ?? 0);

  // Children take no more than their parent has.
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
    legend.replaceChildren(...model.kinds(state.mode).map(([kind, name]) => h("li", {}, h("i", { class: "k-" + kind }), name)));
    const boxes = placed.map(one => (one.narrow ? rest(one) : face(one)));
    boxes.find((_, i) => placed[i].node === state.focus).setAttribute("tabindex", "0");
    if (!detail.firstChild) tell(root);
    return s("svg", {
      class: "plot icicle", role: "group", width, height: levels * LEVEL, viewBox: `0 0 ${width} ${levels * LEVEL}`,
      "aria-label": `Icicle picture of ${state.focus.name} by ${modes[state.mode]}; arrow keys move, Enter zooms in, Escape out. The table below has the figures.`,
    }, boxes);
  }

  function rest({ narrow, x, width, level }) {
    const total = narrow.reduce((sum, child) => sum + weight(child), 0);
    const text = [`${narrow.length} narrow ${narrow.length === 1 ? words.one : words.many}`, `${model.size(total, state.mode)} together`, narrow.slice(0, 4).map(child => child.name).join(", ") + (narrow.length > 4 ? ", …" : "")];
    return s("g", { class: "narrow", onpointermove: event => showTip(text, event.clientX, event.clientY), onpointerleave: hideTip },
      s("rect", { class: "rest", x: x + 0.5, y: level * LEVEL + 0.5, width: Math.max(0.5, width - 1), height: FACE - 1 }));
  }

  function face(one) {
    const { node, x, width, level } = one;
    const y = level * LEVEL;
    const inner = Math.max(1, width - 2);
    const name = shortened(node.label, inner - 12);
    const size = model.size(weight(node), state.mode);
    const room = inner - 12 - textWidth(name) - 8;
    return s("g", {
      class: "box" + (one.above ? " above" : ""), "data-id": node.id, tabindex: -1, role: "button", "aria-label": lines(node).join("; "),
      onclick: () => zoom(node),
      onkeydown: event => key(event, node),
      onpointermove: event => { tell(node); showTip(lines(node), event.clientX, event.clientY); },
      onpointerleave: hideTip,
      onfocus: () => tell(node),
    },
    s("rect", { class: "face", x: x + 1, y: y + 0.5, width: inner, height: FACE - 1, rx: Math.min(4, inner / 4) }),
    strip(node, x + 2, y + FACE - 7, Math.max(0.5, inner - 2)),
    inner > 26 && textWidth(name) <= inner - 8 ? s("text", { x: x + 7, y: y + 17 }, name) : null,
    room > textWidth(size, 11) ? s("text", { class: "bytes", x: x + 7 + textWidth(name) + 8, y: y + 17 }, size) : null);
  }

  // What a box consists of.
  function strip(node, x, y, width) {
    const parts = model.parts(node, state.mode);
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
