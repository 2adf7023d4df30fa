const read = id => JSON.parse(document.getElementById(id).textContent);
const WORDS = read("words");
const REPORT = read("report");
const CURRENCY = REPORT.assumptions.currency;

// Every element is made here: text goes in as text, never as markup.
function h(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value !== null && value !== false) node.setAttribute(name, value);
  }
  node.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined));
  return node;
}

// ---- figures ----

const decimals = (value, digits) =>
  value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });

// Three significant digits, or all before the point if there are more.
function plain(value) {
  if (value === 0 || value >= 99.95) return decimals(value, 0);
  return decimals(value, Math.min(2, Math.max(0, 2 - Math.floor(Math.log10(value)))));
}

function scaled(value, units) {
  const [unit, size] = units.find(([, least]) => value >= 0.9995 * least) ?? units.at(-1);
  return `${size === 1 && unit !== "µs" && Number.isInteger(value) ? decimals(value, 0) : plain(value / size)} ${unit}`.trim();
}

const time = micros => scaled(micros, [["s", 1e6], ["ms", 1e3], ["µs", 1]]);
const bytes = value => scaled(Math.round(value), [["GB", 1e9], ["MB", 1e6], ["kB", 1e3], ["B", 1]]);
const many = value => scaled(value, [["G", 1e9], ["M", 1e6], ["k", 1e3], ["", 1]]);
const whole = value => decimals(value, 0);
const percent = part => (part > 0 && part < 0.001 ? "< 0.1 %" : `${decimals(100 * part, 100 * part < 9.95 ? 1 : 0)} %`);
const cost = value => (value > 0 && value < 0.005 ? "< 0.01" : decimals(value, 2));
const money = value => `${value < 1000 ? cost(value) : whole(value)} ${CURRENCY}`;
const known = (value, show) => (value === null ? "–" : show(value));
const counted = (count, one, more = one + "s") => `${whole(count)} ${count === 1 ? one : more}`;

const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

// In the two largest units of it.
function duration(seconds) {
  const first = Math.max(0, UNITS.findIndex(([, size]) => seconds >= size || size === 1));
  const counts = UNITS.map(([name, size], i) => [name, Math.floor((i === first ? seconds : seconds % UNITS[i - 1]?.[1]) / size)]);
  return counts.slice(first, first + 2).filter(([, count], i) => i === 0 || count > 0).map(([name, count]) => counted(count, name)).join(" ");
}

// ---- head ----

const sum = (rows, of) => rows.reduce((all, row) => all + of(row), 0);
// Each piece of advice estimates the saving of the whole.
const saving = row => Math.max(0, ...row.advice.map(each => each.savingAMonth ?? 0));

function since() {
  const start = new Date(REPORT.since).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
  return `since ${start}, for ${duration(REPORT.seconds)}`;
}

function tiles(rows) {
  const worth = rows.filter(row => row.verdict !== "LEAVE");
  const failures = sum(rows, row => row.failures);
  const saved = sum(rows, saving);
  return h("dl", { class: "tiles" },
    tile("Cost a month", money(sum(rows, row => row.costAMonth)), "CPU and bytes sent"),
    tile("Conversions", many(sum(rows, row => row.count)),
      `${many(sum(rows, row => row.aDay))} a day${failures ? `, ${whole(failures)} failed` : ""}`),
    tile("Worth a look", `${whole(worth.length)} of ${whole(rows.length)}`, `${money(sum(worth, row => row.costAMonth))} a month`),
    saved > 0 ? tile("Might save a month", money(saved), "an estimate; open a row for what it rests on") : null);
}

const tile = (name, figure, note) =>
  h("div", { class: "card tile" }, h("dt", {}, name), h("dd", {}, figure, h("small", {}, note)));

// ---- table ----

const COLUMNS = [
  { name: "endpoint", key: row => `${row.pattern} ${row.method} ${row.direction} ${row.format}`, kind: "text" },
  { name: `cost a month, ${CURRENCY}`, id: "cost", key: row => row.costAMonth, cell: row => cost(row.costAMonth), kind: "cost" },
  { name: "verdict", key: row => Object.keys(WORDS).indexOf(row.verdict), cell: verdict, kind: "text" },
  { name: "share of response", key: row => row.share, cell: share },
  { name: "a day", key: row => row.aDay, cell: row => many(row.aDay) },
  { name: "time", key: row => row.micros.mean, cell: row => time(row.micros.mean) },
  { name: "time p99", key: row => row.micros.p99, cell: row => time(row.micros.p99) },
  { name: "CPU time", key: row => row.cpuMicros, cell: row => known(row.cpuMicros, time) },
  { name: "size", key: row => row.bytes.mean, cell: row => bytes(row.bytes.mean) },
  { name: "size p99", key: row => row.bytes.p99, cell: row => bytes(row.bytes.p99) },
  { name: "objects", key: row => row.objects, cell: row => known(row.objects, whole) },
  { name: "failed", key: row => row.failures, cell: row => (row.failures ? h("span", { class: "bad" }, many(row.failures)) : "0") },
];

function verdict(row) {
  return h("span", { class: `verdict ${row.verdict}` }, WORDS[row.verdict]);
}

function share(row) {
  if (row.share === null) return "–";
  const filled = h("i", {});
  filled.style.width = `${100 * row.share}%`;
  return [percent(row.share), h("span", { class: "bar", "aria-hidden": "true" }, filled)];
}

function endpoints(rows) {
  const entries = rows.map(entry);
  const status = h("span", { role: "status" });
  const heads = COLUMNS.map(column => h("th", { scope: "col", class: column.kind ?? null },
    h("button", { type: "button", onclick: () => sort(column) }, column.name)));
  const table = h("table", { id: "endpoints" }, h("thead", {}, h("tr", {}, heads)), entries.map(each => each.body));
  let sorted = { column: null, down: false };

  function sort(column) {
    const down = sorted.column === column ? !sorted.down : column.name !== "endpoint";
    sorted = { column, down };
    const order = entries.map(each => [column.key(each.row), each]).sort(([a], [b]) => compare(a, b, down));
    table.append(...order.map(([, each]) => each.body));
    heads.forEach((th, i) => {
      if (COLUMNS[i] === column) th.setAttribute("aria-sort", down ? "descending" : "ascending");
      else th.removeAttribute("aria-sort");
    });
  }

  function filter(text) {
    const wanted = text.trim().toLowerCase();
    entries.forEach(each => { each.body.hidden = !each.text.includes(wanted); });
    const shown = entries.filter(each => !each.body.hidden).length;
    status.textContent = wanted ? `${whole(shown)} of ${counted(rows.length, "row")}` : counted(rows.length, "row");
  }

  // Where it fits, the page scrolls it, else its own box does.
  const box = h("div", { class: "card scroll" }, table);
  new ResizeObserver(() => box.classList.toggle("fits", table.offsetWidth <= box.clientWidth)).observe(box);
  sort(COLUMNS.find(column => column.id === "cost"));
  filter("");
  return h("section", {}, h("h2", {}, "Endpoints"),
    h("div", { class: "tools" },
      h("input", { type: "search", id: "filter", placeholder: "Filter, such as /orders or GET", "aria-label": "Filter endpoints", oninput: event => filter(event.target.value) }),
      status),
    box,
    h("p", { class: "note" }, "Time is that of a conversion without the socket, CPU time with it. Open a row for advice and for what the bytes are."));
}

// Unknown figures come last either way.
function compare(a, b, down) {
  if (a === null || b === null) return (a === null) - (b === null);
  const order = typeof a === "string" ? a.localeCompare(b, "en") : a - b;
  return down ? -order : order;
}

const how = row => `${row.direction} ${row.format}${row.byCodecs ? ", codecs" : ""}`;

// Long names break between their steps.
const steps = text => h("span", {}, text.split(/(?<=\/)|(?=\.)/).flatMap(step => [step, h("wbr", {})]));

let lastId = 0;

// A row, and below it its details once it was opened.
function entry(row) {
  const id = `detail-${++lastId}`;
  const button = h("button", { type: "button", "aria-expanded": "false", "aria-controls": id },
    h("span", { class: "method" }, row.method), steps(row.pattern), h("span", { class: "how" }, how(row)));
  const cells = COLUMNS.slice(1).map(column => h("td", { class: column.kind ?? null }, column.cell(row)));
  const body = h("tbody", {}, h("tr", { class: "row", onclick: toggle }, h("th", { scope: "row", class: "text wrap" }, button), cells));
  let detail = null;

  function toggle(event) {
    if (event.detail > 0 && getSelection().type === "Range") return; // someone copies a name
    const open = button.getAttribute("aria-expanded") === "false";
    if (!detail) body.append(detail = h("tr", { class: "detail", id }, h("td", { colspan: COLUMNS.length }, h("div", {}, details(row)))));
    detail.hidden = !open;
    body.classList.toggle("open", open);
    button.setAttribute("aria-expanded", String(open));
  }

  return { row, body, text: `${row.method} ${row.pattern} ${how(row)}`.toLowerCase() };
}

// ---- details of a row ----

function details(row) {
  return [
    h("div", { class: "columns" },
      h("div", {}, h("h3", {}, "What to do"), advice(row)),
      h("div", {}, h("h3", {}, "Figures"), facts(row))),
    h("h3", {}, "What the bytes are"),
    row.payload && row.payload.root.bytes > 0 ? payload(row.payload) : h("p", { class: "note" }, "No body was looked into."),
  ];
}

function advice(row) {
  if (!row.advice.length) return h("p", {}, row.verdict === "LEAVE" ? "Nothing: it costs too little, or happens too seldom." : "Nothing that this page knows of.");
  return h("ul", { class: "advice" }, row.advice.map(each => h("li", {}, each.text,
    each.savingAMonth === null ? null : h("div", {}, "Might save ", h("b", {}, `${money(each.savingAMonth)} a month`), ", an estimate."),
    each.restsOn === null ? null : h("small", {}, `It rests on ${each.restsOn}`))));
}

function facts(row) {
  const spread = (of, show) => `${show(of.mean)} in the mean, p50 ${show(of.p50)}, p99 ${show(of.p99)}`;
  const list = [
    ["Time", spread(row.micros, time)],
    ["CPU time", known(row.cpuMicros, micros => `${time(micros)} in the mean`)],
    ["Size", spread(row.bytes, bytes)],
    ["Share of response", known(row.share, percent)],
    ["Counted", `${whole(row.count)}, ${row.failures ? whole(row.failures) : "none"} failed`],
    ["A day", `${whole(row.aDay)}`],
    ["Types", row.types.length ? row.types.flatMap((type, i) => (i ? [h("br", {}), type] : [type])) : "–"],
  ];
  return h("dl", { class: "facts" }, list.map(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]));
}

function payload(of) {
  const top = place(of.root, null);
  return [
    of.seen < of.bytes ? h("p", { class: "partial" }, `Only the first ${bytes(of.seen)} of ${bytes(of.bytes)} were looked at.`) : null,
    h("p", { class: "note" }, "One body. A box is as wide as its bytes, below what it is part of. A click or Enter zooms in, Escape out; arrow keys move."),
    icicle(top),
    largest(top),
  ];
}

// A node of the payload with its path and its parent; the largest parts first.
function place(node, parent) {
  const step = node.name === "[]" || !parent?.parent ? node.name : `.${node.name}`;
  const placed = { node, parent, path: parent?.parent ? parent.path + step : node.name, top: parent?.top };
  placed.top ??= placed;
  placed.parts = node.parts.map(part => place(part, placed)).sort((a, b) => b.node.bytes - a.node.bytes);
  return placed;
}

const part = placed => placed.node.bytes / placed.top.node.bytes;
const told = placed =>
  [placed.path, counted(placed.node.count, "value"), `${whole(placed.node.bytes)} B`, `${percent(part(placed))} of what was seen`];

// ---- icicle ----

const LEVEL = 29;
const NARROWEST = 0.004;

function icicle(top) {
  const line = h("p", { class: "told" });
  const out = h("button", { class: "plain out", type: "button", onclick: () => zoom(top, top) }, "Whole body");
  const picture = h("div", { class: "icicle", role: "group", "aria-label": "Icicle picture of a body by path; the table below has the largest paths", onkeydown: key });
  let root = top;
  let boxes = [];

  function zoom(to, focused) {
    root = to.parts.length ? to : to.parent ?? to;
    const above = [];
    for (let each = root.parent; each; each = each.parent) above.unshift(each);
    boxes = above.map((placed, level) => ({ placed, left: 0, width: 1, level, above: true }));
    lay(root, 0, 1, above.length);
    boxes.forEach(box => { box.element = box.placed ? face(box) : rest(box); });
    picture.replaceChildren(...boxes.map(box => box.element));
    picture.style.height = `${LEVEL * (1 + Math.max(...boxes.map(box => box.level)))}px`;
    out.disabled = root === top;
    move(boxes.find(box => box.placed === (focused ?? root)), focused);
  }

  // Pushes a box and those below it; parts too narrow to see become one.
  function lay(placed, left, width, level) {
    boxes.push({ placed, left, width, level });
    const all = Math.max(placed.node.bytes, sum(placed.parts, each => each.node.bytes), 1);
    let at = left;
    const narrow = [];
    for (const each of placed.parts) {
      const wide = (width * each.node.bytes) / all;
      if (wide < NARROWEST) narrow.push(each);
      else {
        lay(each, at, wide, level + 1);
        at += wide;
      }
    }
    const size = sum(narrow, each => each.node.bytes);
    if (narrow.length) boxes.push({ narrow, size, left: at, width: (width * size) / all, level: level + 1 });
  }

  function put(element, { left, width, level, placed }) {
    Object.assign(element.style, { left: `${100 * left}%`, width: `${100 * width}%`, top: `${LEVEL * level}px` });
    element.style.setProperty("--part", placed ? part(placed).toFixed(3) : "0");
    return element;
  }

  function face(box) {
    const { placed } = box;
    const words = told(placed).join(", ");
    const name = h("span", {}, placed.node.name);
    const label = h("span", { class: "fit", "aria-hidden": "true" }, name, h("span", {}, bytes(placed.node.bytes)));
    label.style.flexBasis = `calc(${Math.min(4, placed.node.name.length)}ch + 12px)`;
    return put(h("button", { type: "button", class: box.above ? "above" : null, tabindex: "-1", title: words, "aria-label": words, onclick: () => zoom(placed, placed),
      onpointerenter: () => tell(placed), onfocus: () => tell(placed) }, label), box);
  }

  function rest(box) {
    return put(h("span", { class: "rest", title: `${counted(box.narrow.length, "narrow part")}, ${whole(box.size)} B together` }), box);
  }

  function tell(placed) {
    const [path, ...figures] = told(placed);
    line.replaceChildren(h("b", {}, path), ` · ${figures.join(" · ")}`);
  }

  // One box alone can be reached by Tab; arrows go on from there.
  function move(box, focus) {
    if (!box) return;
    boxes.forEach(each => each.placed && each.element.setAttribute("tabindex", each === box ? "0" : "-1"));
    tell(box.placed);
    if (focus) box.element.focus();
  }

  function key(event) {
    const at = boxes.find(box => box.element === event.target);
    const side = level => boxes.filter(box => box.placed && box.level === level);
    const next = {
      ArrowUp: () => boxes.find(box => box.placed === at.placed.parent),
      ArrowDown: () => boxes.find(box => box.placed?.parent === at.placed),
      ArrowLeft: () => side(at.level)[side(at.level).indexOf(at) - 1],
      ArrowRight: () => side(at.level)[side(at.level).indexOf(at) + 1],
    }[event.key];
    if (!at?.placed || !(next || event.key === "Escape")) return;
    event.preventDefault();
    if (next) move(next(), true);
    else zoom(top, top);
  }

  zoom(top, null);
  return h("div", {}, out, h("div", { class: "frame" }, picture), line);
}

// The same as a table. What is but a wrapper of one part is left out for the part.
function largest(top) {
  const wrapper = placed => placed.parts.length === 1 && placed.parts[0].node.bytes > 0.9 * placed.node.bytes;
  const all = placed => [placed, ...placed.parts.flatMap(all)];
  const found = all(top).slice(1).filter(placed => !wrapper(placed)).sort((a, b) => b.node.bytes - a.node.bytes).slice(0, 12);
  const line = placed => h("tr", {}, h("td", { class: "text wrap" }, steps(placed.path)),
    [percent(part(placed)), bytes(placed.node.bytes), whole(placed.node.count), bytes(placed.node.bytes / Math.max(1, placed.node.count))]
      .map(figure => h("td", {}, figure)));
  return h("div", { class: "paths" }, h("table", {}, h("caption", {}, "Largest paths"),
    h("thead", {}, h("tr", {}, ["path", "share", "size", "values", "each"].map((name, i) => h("th", { scope: "col", class: i ? null : "text" }, name)))),
    h("tbody", {}, found.map(line))));
}

// ---- settings ----

function settings({ thresholds: limits, assumptions: given }) {
  const duration = micros => (micros % 1000 ? `${micros}us` : `${micros / 1000}ms`);
  const size = value => (value % 1024 ? `${value}B` : `${value / 1024}KB`);
  return h("section", {}, h("h2", {}, "What this rests on"),
    h("p", { class: "note" }, "Rules of thumb and prices, as they are set. Put other ones into the service's configuration."),
    setting("Thresholds of the verdicts", "wirespeed.meter.thresholds.", [
      ["Worth a look from this share of the response time", "share", limits.share],
      ["Worth a look from this time of one conversion", "time", duration(limits.micros)],
      ["Left as it is below so many a day", "leave-below", limits.leaveBelow],
      ["Codecs pay above so many a day", "codecs-above", limits.codecsAbove],
      ["A binary format pays above so many a day", "binary-above", limits.binaryAbove],
      ["Much data: bodies above this size", "large-body", size(limits.largeBody)],
      ["Much data: more objects than this", "many-objects", limits.manyObjects],
    ]),
    setting("Cost a month = CPU × price of a vCPU hour ÷ utilisation + bytes written × price of egress", "wirespeed.meter.cost.", [
      ["Price of a vCPU for an hour", "vcpu-hour", given.vcpuHour],
      ["How much of the paid vCPU time works", "utilisation", given.utilisation],
      ["Price of 1 GB sent", "egress", given.egress],
      ["Days in a month", "days", given.days],
      ["Currency, a name alone", "currency", given.currency],
    ]),
    h("p", { class: "note" }, "The same address gives these figures as JSON to those who accept application/json. No value of the service's data is in them: names and sizes only."));
}

function setting(title, prefix, list) {
  return h("div", { class: "card settings" }, h("h3", {}, title),
    h("dl", {}, list.flatMap(([words, name, value]) => [h("dt", {}, words), h("dd", {}, h("code", {}, `${prefix}${name}=${value}`))])));
}

const rows = REPORT.conversions;
document.getElementById("since").textContent = since();
document.getElementById("reload").addEventListener("click", () => location.reload());
document.getElementById("page").replaceChildren(
  ...(rows.length ? [tiles(rows), endpoints(rows)] : [h("p", { class: "card empty" }, "No conversion yet: send the service some requests and reload.")]),
  settings(REPORT));
