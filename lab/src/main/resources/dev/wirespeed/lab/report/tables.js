// columns: {title, text: row => string | node, sort: row => number | string, kind: "text" | "wrap" | undefined}
function table(columns, rows, rowClass = () => null) {
  const body = h("tbody");
  const fill = list => body.replaceChildren(...list.map(row =>
    h("tr", { class: rowClass(row) }, columns.map(column => h("td", { class: column.kind }, column.text(row))))));
  const heads = columns.map(column => h("th", { scope: "col", class: column.kind === undefined ? null : "text" },
    column.sort ? h("button", { type: "button", onclick: () => sortBy(column, heads[columns.indexOf(column)]) }, column.title)
      : column.title));
  function sortBy(column, head) {
    const first = typeof rows.map(column.sort).find(value => value !== null) === "string" ? "ascending" : "descending";
    const other = first === "ascending" ? "descending" : "ascending";
    const direction = head.getAttribute("aria-sort") === first ? other : first;
    heads.forEach(each => each.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", direction);
    const sign = direction === "ascending" ? 1 : -1;
    fill([...rows].sort((a, b) => sign * compare(column.sort(a), column.sort(b))));
  }
  fill(rows);
  return h("div", { class: "scroll" }, h("table", {}, h("thead", {}, h("tr", {}, heads)), body));
}

function compare(a, b) {
  if (typeof a === "string" && typeof b === "string") return a.localeCompare(b);
  return (a ?? -Infinity) - (b ?? -Infinity);
}

function behind(tableNode) {
  return h("details", {}, h("summary", {}, "Table"), tableNode);
}

const entryClass = entry => (entry.kind === "WIRESPEED" ? "ours" : null);
const nameColumn = of => ({ title: "Contestant", kind: "name", text: row => tagged(of(row)), sort: row => of(row).title });

function tagged(entry) {
  return [entry.title, entry.traits.map(trait => h("span", { class: "t", title: trait }, shortTrait(trait)))];
}
