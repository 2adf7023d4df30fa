// The document as a tree: its first level holds the root path, the white space and the byte order mark.
function tree(xray) {
  const top = { id: 0, label: xray.name, name: xray.name, total: xray.size.plain, gzip: xray.size.gzip, own: [0, 0, 0], children: [], parent: null };
  const nodes = [top];
  const add = (node, parent) => {
    nodes.push(Object.assign(node, { id: nodes.length, parent, children: [] }));
    parent.children.push(node);
    return node;
  };
  const paths = [];
  for (const path of xray.paths) {
    const parent = path.parent < 0 ? top : paths[path.parent];
    paths.push(add({ ...path, label: label(path), name: path.path, own: [path.names, path.values, path.punctuation] }, parent));
  }
  if (xray.whiteSpace > 0) {
    add({ label: "white space", name: "(white space)", total: xray.whiteSpace, gzip: xray.whiteSpaceGzip, own: [0, 0, 0], space: true }, top);
  }
  if (xray.byteOrderMark > 0) {
    add({ label: "byte order mark", name: "(byte order mark)", total: xray.byteOrderMark, gzip: null, own: [0, 0, 0], space: true }, top);
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
  const found = [node.name, `${bytes(node.total)}, ${percent(node.total / xray.size.plain)} of the document`];
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

function xrayModel(xray) {
  const kinds = [["names", "names"], ["values", "values"], ["punctuation", "punctuation"], ["space", "white space"]];
  return {
    root: tree(xray),
    modes: { total: "Plain bytes", gzip: "gzip" },
    weight: (node, mode) => (mode === "gzip" ? node.gzip : node.total),
    size: compactBytes,
    lines: node => lines(node, xray),
    parts: (node, mode) => (mode === "gzip" ? [["gzip", 1]]
      : [...["names", "values", "punctuation"].map((kind, i) => [kind, node.parts[i]]), ["space", node.total - node.parts[0] - node.parts[1] - node.parts[2]]]),
    kinds: mode => (mode === "gzip" ? [["gzip", "what gzip saves without it"]] : kinds.filter(([kind]) => kind !== "space" || xray.whiteSpace > 0)),
    words: { whole: "Whole document", one: "path", many: "paths" },
  };
}
