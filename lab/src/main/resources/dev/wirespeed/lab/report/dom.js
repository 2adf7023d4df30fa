// Elements are made through these two functions alone: text goes in as text, never as markup.
function element(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
  return node;
}

function h(tag, attributes, ...children) {
  return element(document.createElement(tag), attributes, children);
}

function s(tag, attributes, ...children) {
  return element(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

const measuring = document.createElement("canvas").getContext("2d");

function textWidth(text, size = 12, weight = 400) {
  measuring.font = `${weight} ${size}px system-ui, -apple-system, "Segoe UI", Inter, Roboto, "DejaVu Sans", sans-serif`;
  return measuring.measureText(text).width;
}
