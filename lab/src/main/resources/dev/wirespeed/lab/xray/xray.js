const DATA = JSON.parse(document.getElementById("data").textContent);
const FIRST_ROWS = 30;

const shape = id => DATA.xray.whatIf.find(one => one.id === id);
const against = (id, kind) => change(shape(id).size[kind] / DATA.xray.size[kind]);

function xrayHeader() {
  const { xray } = DATA;
  return h("header", {},
    brand("Wirespeed xray",
      xray.documents > 1 ? h("span", { class: "chip" }, `${decimals(xray.documents, 0)} documents`) : null,
      h("span", { class: "chip" }, `${decimals(DATA.paths, 0)} paths`),
      h("span", { class: "chip" }, xray.wirespeed)),
    h("h1", {}, xray.name),
    h("p", { class: "lead" }, "Where the bytes of this document are, and what other shapes of it would take."));
}

function xrayTiles() {
  const { xray } = DATA;
  const share = size => percent(size / xray.size.plain);
  const spaces = xray.whiteSpace > 0 ? [["white space", share(xray.whiteSpace)]] : [];
  return h("div", { class: "grid tiles" },
    tile("Size", [["plain", compactBytes(xray.size.plain)], ["gzip", compactBytes(xray.size.gzip)], ["zstd", compactBytes(xray.size.zstd)]]),
    tile("The plain bytes are", [["names", share(xray.names)], ["values", share(xray.values)], ["punctuation", share(xray.punctuation)], ...spaces]),
    tile("With arrays instead of objects", [["plain", against("positional", "plain")], ["gzip", against("positional", "gzip")]]),
    tile("With MessagePack arrays", [["plain", against("msgpack-arrays", "plain")], ["gzip", against("msgpack-arrays", "gzip")]]));
}

// The name and the figure stand above their bar, so that bars have all the width of a phone, too.
function sizeBars(kind) {
  const { whatIf, size } = DATA.xray;
  const top = Math.max(...whatIf.map(one => one.size[kind]));
  const step = ROW + 7;
  const text = one => (one.id === "as-is" ? "" : `${change(one.size[kind] / size[kind])}\u00a0\u00a0\u00a0`) + compactBytes(one.size[kind]);
  const label = `${kind}: ` + whatIf.map(one => `${one.title} ${bytes(one.size[kind])}`).join(", ");
  return responsive(width => plotRoot(width, whatIf.length * step, label, whatIf.map((one, i) => {
    const y = i * step;
    const own = one.id === "as-is";
    const tip = [one.title, `${kind}: ${bytes(one.size[kind])}`].concat(own ? [] : [`${change(one.size[kind] / size[kind])} against as it is`]);
    return plotRow(y, width, tip,
      s("text", { class: own ? "strong" : "", y: y + 13 }, one.title),
      s("text", { class: own ? "strong" : "", x: width, y: y + 13, "text-anchor": "end" }, text(one)),
      s("rect", { class: "bar " + (own ? "k-punctuation" : "k-values"), y: y + 17, width: Math.max(1, (one.size[kind] / top) * width), height: 5, rx: 2 }));
  })));
}

function whatIfs() {
  const { size, whatIf } = DATA.xray;
  const column = (title, kind) => [
    { title, text: one => decimals(one.size[kind], 0), sort: one => one.size[kind] },
    { title: "", text: one => (one.id === "as-is" ? "" : change(one.size[kind] / size[kind])) }];
  return section("What if it were written …", "Bytes of the document in other shapes, each plain, with gzip and with zstd.",
    h("div", { class: "grid three" }, [["Plain", "plain"], ["gzip", "gzip"], ["zstd", "zstd"]].map(([title, kind]) =>
      h("div", { class: "card" }, h("h3", {}, title), sizeBars(kind)))),
    behind(table([{ title: "Shape", kind: "name", text: one => one.title }, ...column("plain", "plain"), ...column("gzip", "gzip"), ...column("zstd", "zstd")], whatIf)));
}

const some = size => (size ? decimals(size, 0) : "");
const minus = value => (value < 0 ? "−" : "") + decimals(Math.abs(value), 0);

function pathTable(rows) {
  const { xray } = DATA;
  const size = (title, key) => ({ title, text: row => some(row[key]), sort: row => row[key] ?? 0 });
  return table([
    { title: "Path", kind: "path", text: row => row.path, sort: row => row.path },
    { title: "total", text: row => decimals(row.total, 0), sort: row => row.total },
    { title: "share", text: row => [percent(row.total / xray.size.plain), meter(row.total / xray.size.plain)], sort: row => row.total },
    { title: "gzip", text: row => (row.gzip === null ? "–" : minus(row.gzip)), sort: row => row.gzip },
    size("names", "names"), size("values", "values"), size("punctuation", "punctuation"), size("count", "occurrences"), size("nulls", "nulls")], rows);
}

// Through a property: the page's policy forbids style attributes in markup, not in scripts.
function meter(share) {
  const fill = h("i");
  fill.style.width = share * 100 + "%";
  return h("span", { class: "meter", "aria-hidden": "true" }, fill);
}

function byPath() {
  const { xray } = DATA;
  const rest = [["(white space)", xray.whiteSpace, xray.whiteSpaceGzip], ["(byte order mark)", xray.byteOrderMark, null]]
    .filter(([, total]) => total > 0).map(([path, total, gzip]) => ({ path, total, gzip }));
  const rows = sortedByDescending([...xray.paths, ...rest], row => row.total);
  const note = "Click a heading to sort. Total includes all below; names, values and punctuation are the path's own. gzip: what the gzipped document would be smaller by without it.";
  return section("By path", note,
    h("div", { class: "card", id: "widest" }, pathTable(rows.slice(0, FIRST_ROWS))),
    rows.length > FIRST_ROWS ? h("details", { id: "all" }, h("summary", {}, `All ${decimals(rows.length, 0)}`), pathTable(rows)) : null,
    xray.paths.length < DATA.paths ? h("p", { class: "note" }, `This page has the ${decimals(xray.paths.length, 0)} widest of ${decimals(DATA.paths, 0)} paths; xray.json has all.`) : null);
}

function notes() {
  const { notes: list } = DATA.xray;
  return list.length ? h("section", {}, h("div", { class: "card alert" }, list.map(note => h("p", {}, note)))) : null;
}

function definitions() {
  return section("What the figures mean", null, h("div", { class: "card" }, h("ul", { class: "method" }, DATA.definitions.map(sentence => h("li", {}, sentence)))));
}

document.getElementById("page").replaceChildren(...[
  xrayHeader(), xrayTiles(), notes(),
  section("Where the bytes are", "Each box is as wide as its bytes, and stands below what it is part of. Point at a box for its figures; click to zoom.", h("div", { class: "card" }, icicle(xrayModel(DATA.xray)))),
  byPath(), whatIfs(), definitions()].filter(part => part !== null));
