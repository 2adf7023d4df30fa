function nameClass(entry) {
  if (entry.kind === "WIRESPEED") return "ours";
  return entry.id === DATA.result.baseline ? "strong" : "";
}

// A name with its traits as small tags, as far as there is room.
function nameLabel(entry, y, room, withTags) {
  const parts = [s("text", { class: nameClass(entry), y: y + 16 }, shortened(entry.title, room))];
  let x = textWidth(entry.title, 12, nameClass(entry) ? 700 : 400) + 7;
  for (const tag of withTags ? entry.traits.map(shortTrait) : []) {
    const width = textWidth(tag, 10) + 8;
    if (x + width > room) break;
    parts.push(s("rect", { class: "tag", x, y: y + 5, width, height: 14, rx: 4 }),
      s("text", { class: "tagtext", x: x + 4, y: y + 15.5 }, tag));
    x += width + 4;
  }
  return parts;
}

function labelRoom(entries, width, withTags) {
  const needed = entry => textWidth(entry.title, 12, 700)
    + (withTags ? entry.traits.reduce((sum, trait) => sum + textWidth(shortTrait(trait), 10) + 13, 4) : 0);
  return Math.min(Math.max(...entries.map(needed)) + 10, width * (withTags ? 0.46 : 0.42));
}

// Horizontal bars from zero; what lies off the scale (the floor) is cut, and its figure tells.
// rows: {entry, value, low, high, inner, beside, text, lines}; inner is a part of the value that is drawn darker, beside
// another one that is marked
// sized: those of all plots that share a scale
function barPlot({ label, rows, withTags = false, reference = null, sized = rows }) {
  return responsive(width => {
    const room = labelRoom(sized.map(row => row.entry), width, withTags);
    const figure = Math.max(...sized.map(row => textWidth(row.text, 12, 700))) + 12;
    const scaled = sized.filter(row => row.entry.kind !== "FLOOR");
    const top = Math.max(...(scaled.length ? scaled : sized).flatMap(row => [row.high ?? row.value, row.beside ?? 0]), reference ?? 0) || 1;
    const length = Math.max(30, width - room - figure);
    const x = value => room + (Math.min(value, top * 1.04) / top) * length * 0.96;
    const height = rows.length * ROW + 2;
    const line = reference === null ? null : s("line", { class: "one", x1: x(reference), x2: x(reference), y1: 0, y2: height });
    return plotRoot(width, height, label, line,
      rows.map((row, index) => bar(row, index * ROW, x, top, room, width, withTags)));
  });
}

function bar(row, y, x, top, room, width, withTags) {
  const start = x(0);
  const cut = row.value > top * 1.04;
  const high = row.high ?? row.value;
  return plotRow(y, width, row.lines,
    nameLabel(row.entry, y, room - 6, withTags),
    s("rect", {
      class: `bar k-${row.entry.kind}` + (row.entry.id !== row.entry.contestant ? " again" : ""),
      x: start, y: y + 5, width: Math.max(1, x(row.value) - start), height: ROW - 10, rx: 2.5,
    }),
    row.inner === undefined ? null : s("rect", { class: "inner", x: start, y: y + 5, width: Math.max(1, x(row.inner) - start), height: ROW - 10, rx: 2.5 }),
    cut ? s("path", { d: `M${x(row.value) - 14} ${y + ROW - 3}l5 -${ROW - 6}M${x(row.value) - 9} ${y + ROW - 3}l5 -${ROW - 6}`, stroke: "var(--card)", "stroke-width": 2 }) : null,
    row.beside ? s("line", { class: "tick", x1: x(row.beside), x2: x(row.beside), y1: y + 2, y2: y + ROW - 2 }) : null,
    row.low !== undefined && !cut ? whisker(x(row.low), x(high), y + ROW / 2, 3) : null,
    s("text", { class: "figure " + (nameClass(row.entry) || "muted"), x: x(Math.max(high, row.value, row.beside ?? 0)) + 7, y: y + 16 }, row.text));
}

function whisker(from, to, y, half) {
  return s("path", { class: "whisker", fill: "none", d: `M${from} ${y}H${to}M${from} ${y - half}v${2 * half}M${to} ${y - half}v${2 * half}` });
}

// Ratios to the baseline on a logarithmic scale, with the noise floor as a band around 1.
// rows: {entry, ratio: {value, low, high}, lines}
function ratioPlot({ label, rows, noise }) {
  return responsive(width => {
    const room = labelRoom(rows.map(row => row.entry), width, false);
    const scaled = rows.filter(row => row.entry.kind !== "FLOOR");
    const ends = (scaled.length ? scaled : rows).flatMap(row => [row.ratio.low, row.ratio.high]);
    const low = Math.log(Math.min(0.8, ...ends) * 0.95);
    const high = Math.log(Math.max(1.25, ...ends) * 1.05);
    const figure = Math.max(...rows.map(row => textWidth(times(row.ratio.value), 12, 700))) + 18;
    const x = ratio => room + ((Math.min(Math.max(Math.log(ratio), low), high) - low) / (high - low)) * (width - room - figure);
    const bottom = rows.length * ROW;
    const steps = spaced([1, 0.5, 2, 0.2, 5, 0.1, 10, 0.05, 20, 50], low, high, x);
    return plotRoot(width, bottom + 20, label,
      noise ? s("rect", { class: "band", x: x(1 / (1 + noise)), y: 0, width: x(1 + noise) - x(1 / (1 + noise)), height: bottom }) : null,
      steps.map(step => [
        s("line", { class: step === 1 ? "one" : "gridline", x1: x(step), x2: x(step), y1: 0, y2: bottom }),
        s("text", { class: "axis", x: x(step), y: bottom + 14, "text-anchor": "middle" }, step + "×"),
      ]),
      rows.map((row, index) => ratioRow(row, index * ROW, x, high, room, width)));
  });
}

// The steps on the scale, the more important first, each only if its label has room beside those before it.
function spaced(steps, low, high, x) {
  return steps.reduce((kept, step) => {
    const inside = Math.log(step) >= low && Math.log(step) <= high;
    return inside && kept.every(other => Math.abs(x(other) - x(step)) > 30) ? [...kept, step] : kept;
  }, []);
}

function ratioRow(row, y, x, high, room, width) {
  const middle = y + ROW / 2;
  const off = Math.log(row.ratio.value) > high;
  const mark = off
    ? s("path", { class: `dot k-${row.entry.kind}`, d: `M${x(row.ratio.value)} ${middle - 5}l7 5l-7 5z` })
    : s("circle", { class: `dot k-${row.entry.kind}` + (row.entry.id !== row.entry.contestant ? " again" : ""), cx: x(row.ratio.value), cy: middle, r: 4.5 });
  return plotRow(y, width, row.lines,
    nameLabel(row.entry, y, room - 6, false),
    off ? null : whisker(x(row.ratio.low), x(row.ratio.high), middle, 3),
    mark,
    s("text", { class: nameClass(row.entry) || "muted", x: width, y: y + 16, "text-anchor": "end" }, times(row.ratio.value)));
}

// Measured changes in percent beside reported ones.
// rows: {name, shortName, ratio, noise, reported: {low, high} | null, verdict | null, lines}
function claimPlot({ label, rows }) {
  return responsive(width => {
    const narrow = width < 440;
    const names = rows.map(row => narrow ? row.shortName : row.name);
    const room = Math.min(Math.max(...names.map(name => textWidth(name))) + 14, width * 0.42);
    const verdicts = rows.some(row => row.verdict);
    const figure = !verdicts ? 58 : narrow ? 26 : 102;
    const ends = rows.flatMap(row => [(row.ratio.low - 1) * 100, (row.ratio.high - 1) * 100,
      -row.noise * 100, row.noise * 100, ...(row.reported ? [row.reported.low, row.reported.high] : [])]);
    const low = Math.min(-10, ...ends) * 1.05;
    const high = Math.max(10, ...ends) * 1.05;
    const x = value => room + ((value - low) / (high - low)) * (width - room - figure - 8);
    const bottom = rows.length * ROW;
    return plotRoot(width, bottom + 20, label,
      ticks(low, high, width < 420 ? 3 : 5).map(tick => [
        s("line", { class: tick === 0 ? "one" : "gridline", x1: x(tick), x2: x(tick), y1: 0, y2: bottom }),
        s("text", { class: "axis", x: x(tick), y: bottom + 14, "text-anchor": "middle" }, (tick > 0 ? "+" : tick < 0 ? "−" : "") + Math.abs(tick) + " %"),
      ]),
      rows.map((row, index) => claimRow(row, names[index], index * ROW, x, room, width, narrow)));
  });
}

function claimRow(row, name, y, x, room, width, narrow) {
  const middle = y + ROW / 2;
  const inPercent = ratio => (ratio - 1) * 100;
  const reported = row.reported && [
    row.reported.low === row.reported.high ? null
      : s("line", { class: "reported", x1: x(row.reported.low), x2: x(row.reported.high), y1: middle, y2: middle }),
    [row.reported.low, row.reported.high].map(value =>
      s("path", { class: "reported", d: `M${x(value)} ${middle - 5}l5 5l-5 5l-5 -5z` })),
  ];
  const end = row.verdict
    ? s("text", { class: cssName(row.verdict), x: width, y: y + 16, "text-anchor": "end" }, narrow ? VERDICT_SIGNS[row.verdict] : verdictName(row.verdict))
    : s("text", { class: "muted", x: width, y: y + 16, "text-anchor": "end" }, change(row.ratio.value));
  return plotRow(y, width, row.lines,
    s("rect", { class: "band", x: x(-row.noise * 100 / (1 + row.noise)), y: y + 2, width: Math.max(0, x(row.noise * 100) - x(-row.noise * 100 / (1 + row.noise))), height: ROW - 4 }),
    s("text", { y: y + 16 }, shortened(name, room - 6)),
    reported,
    whisker(x(inPercent(row.ratio.low)), x(inPercent(row.ratio.high)), middle, 4),
    s("circle", { class: "dot k-JACKSON3", cx: x(inPercent(row.ratio.value)), cy: middle, r: 4.5 }),
    end);
}

const VERDICT_SIGNS = { CONFIRMED: "✓", NOT_CONFIRMED: "✗", WITHIN_NOISE: "≈" };
const verdictName = verdict => verdict.toLowerCase().replace("_", " ");
const cssName = verdict => verdict.toLowerCase().replace("_", "-");
