const DATA = JSON.parse(document.getElementById("data").textContent);
const { result } = DATA;
const KINDS = result.cpu.inside.map((inside, i) => ["w" + i, inside.work]);
const FIRST_ROWS = 15;

const interval = share => `${percent(share.low)} – ${percent(share.high)}`;
const busy = result.cores.java ?? result.cores.jvm;

function findHeader() {
  return h("header", {},
    brand("Wirespeed find",
      result.interrupted ? h("span", { class: "chip mode" }, "interrupted") : null,
      [...new Set(result.recordings.map(one => one.jdk))].filter(jdk => jdk > 0).map(jdk => h("span", { class: "chip" }, `JDK ${jdk}`)),
      h("span", { class: "chip" }, result.wirespeed)),
    h("h1", {}, DATA.title),
    DATA.summary.map(line => h("p", { class: "lead" }, line)));
}

function findTiles() {
  const share = result.cpu.serialization;
  const allocation = result.allocation.serialization;
  const first = result.cpu.parts[0];
  return h("div", { class: "grid tiles" },
    tile("Of the CPU", [[interval(share), percent(share.value)]]),
    tile("Of what is allocated", [[interval(allocation), percent(allocation.value)]]),
    tile("Cores", [[busy === null ? "unknown" : `of ${decimals(busy, 2)} that are busy`, busy === null ? "–" : decimals(busy * share.value, 2)]]),
    tile("The most of it", first ? [[`${first.library}, ${first.direction}`, percent(first.share.value)]] : [["nothing was seen", "–"]]));
}

function stackTree() {
  const nodes = result.stacks.map((node, id) => ({ ...node, id, name: node.label, children: [] }));
  for (const node of nodes) {
    node.parent = node.parent < 0 ? null : nodes[node.parent];
    if (node.parent) node.parent.children.push(node);
  }
  return nodes[0];
}

function stackModel() {
  const root = stackTree();
  const part = (node, mode) => (root[mode] > 0 ? node[mode] / root[mode] : 0);
  const ofAll = (node, mode) => percent(part(node, mode) * (mode === "cpu" ? result.cpu : result.allocation).serialization.value);
  const work = node => KINDS.map(([, name], i) => [name, node.work[i]]).filter(([, size]) => size > 0);
  return {
    root,
    modes: { cpu: "CPU", bytes: "Allocation" },
    weight: (node, mode) => node[mode],
    size: (weight, mode) => percent(root[mode] > 0 ? weight / root[mode] : 0),
    lines: node => [node.name,
      `${percent(part(node, "cpu"))} of serialization's CPU, ${ofAll(node, "cpu")} of all`,
      `${percent(part(node, "bytes"))} of what it allocates, ${ofAll(node, "bytes")} of all`,
      ...(node.cpu > 0 ? [work(node).map(([name, size]) => `${name} ${percent(size / node.cpu)}`).join(", ")] : [])],
    parts: (node, mode) => (mode === "cpu" ? node.work.map((size, i) => ["w" + i, size]) : [["w6", 1]]),
    kinds: mode => (mode === "cpu" ? KINDS.filter((_, i) => root.work[i] > 0) : [["w6", "bytes"]]),
    words: { whole: "All of it", one: "method", many: "methods" },
  };
}

function picture() {
  if (!result.stacks.some(node => node.cpu > 0 || node.bytes > 0)) return null;
  return section("Stacks", "Each box is as wide as what it takes, and stands below who called it: library, caller, then methods. Point at a box for its figures; click to zoom.",
    h("div", { class: "card" }, icicle(stackModel())));
}

function tables() {
  return DATA.tables.map(one => {
    const columns = one.headings.map((title, i) => ({ title, kind: i === 0 ? "code" : one.figures ? undefined : "text", text: row => row[i] }));
    const rest = one.rows.length > FIRST_ROWS
      ? h("details", {}, h("summary", {}, `All ${decimals(one.rows.length, 0)}`), table(columns, one.rows)) : null;
    return section(one.title, null, h("div", { class: "card" }, table(columns, one.rows.slice(0, FIRST_ROWS)), rest));
  });
}

function classes() {
  if (DATA.classes.length === 0) return null;
  return section("Put @Wire on these classes, in this order", "The dearest first, by what an agent counted and timed.",
    h("div", { class: "card" }, h("ol", { class: "classes" }, DATA.classes.map(line => h("li", {}, line))), DATA.check ? h("p", {}, DATA.check) : null));
}

function notes() {
  return section("How to read it", null, h("div", { class: "card" }, h("ul", { class: "method" }, DATA.notes.map(note => h("li", {}, note)))));
}

document.getElementById("page").replaceChildren(
  ...[findHeader(), findTiles(), classes(), picture(), tables(), notes()].flat().filter(part => part !== null));
