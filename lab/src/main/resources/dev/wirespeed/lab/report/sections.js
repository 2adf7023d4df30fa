const OPERATIONS = { serialize: "Serialize", deserialize: "Deserialize", fetch: "Fetch" };

const workloadTitle = id => (DATA.result.workloads.find(workload => workload.id === id) || { title: id }).title;
const cellTitle = cell => `${OPERATIONS[cell.operation]} · ${workloadTitle(cell.workload)}${cell.polluted ? ", polluted" : ""}`;
const cellId = cell => `${cell.operation}/${cell.workload}${cell.polluted ? "/polluted" : ""}`;
const entryById = id => DATA.result.entries.find(entry => entry.id === id);
const baselineTitle = () => (entryById(DATA.result.baseline) || { title: DATA.result.baseline }).title;
const panelsOf = jdk => DATA.findings.panels.filter(panel => panel.jdk === jdk);

// What forks saw beside them tells more than the load before the run, which may be that of the lab's own build.
const busy = () => {
  const { machine } = DATA.result;
  const watched = DATA.findings.forks.filter(fork => fork.otherCores !== null);
  return watched.length ? watched.some(fork => fork.crowded) : machine.loadAverage > 0.3 * machine.cores;
};

function header() {
  const { result } = DATA;
  const jdks = result.jdks.map(jdk => `JDK ${jdk.version}`).reverse();
  return h("header", {},
    brand("Wirespeed lab",
      h("span", { class: "chip" + (result.mode === "quick" ? " mode" : "") }, result.mode === "quick" ? "quick run: a first impression" : "full run"),
      result.forks.length < result.plan.length ? h("span", { class: "chip mode", id: "progress" }, DATA.served === null
        ? `interrupted: ${result.forks.length} of ${result.plan.length} forks`
        : `so far ${result.forks.length} of ${result.plan.length} forks`) : null,
      busy() ? h("span", { class: "chip mode" }, "busy machine") : null,
      h("span", { class: "chip" }, result.started.slice(0, 10)),
      jdks.map(jdk => h("span", { class: "chip" }, jdk)),
      h("span", { class: "chip" }, `${result.machine.cpu}, ${result.machine.cores} cores`)),
    h("p", { class: "note", id: "served", role: "status" }),
    h("h1", {}, result.title),
    h("p", { class: "lead" }, result.question));
}

const notWarm = () => (DATA.notWarm === null ? null
  : h("p", { class: DATA.notWarm.everywhere ? "card alarm" : "note alarm", role: "alert" }, DATA.notWarm.text));

// What the verdicts make of a figure over several cells: nothing to add if all of them claim a difference.
function standingOver(standings) {
  const cold = standings.filter(standing => standing === "NOT_WARM").length;
  if (cold) return cold === standings.length ? ", no verdict: not warm" : `, not warm in ${cold} of ${standings.length} cells`;
  const apart = standings.filter(standing => ["FASTER", "SLOWER"].includes(standing)).length;
  return apart === standings.length ? "" : apart === 0 ? ", not distinguishable" : `, told apart in ${apart} of ${standings.length} cells`;
}

const overCells = (claims, operation) => claims.filter(claim => claim.cell.operation === operation).map(claim => claim.ratio.value);

function comparisonTile(comparison) {
  const claims = DATA.findings.claims.filter(claim => claim.comparison.title === comparison.title);
  const pairs = Object.entries(OPERATIONS)
    .filter(([operation]) => overCells(claims, operation).length)
    .map(([operation, name]) => [name.toLowerCase() + standingOver(claims.filter(claim => claim.cell.operation === operation).map(claim => claim.standing)),
      change(geometricMean(overCells(claims, operation)))]);
  return pairs.length ? tile(comparison.title, pairs) : null;
}

// The codecs by themselves; what they do inside of a mapper of Jackson's stands for them only where nothing else does.
function codecs(list, entryOf = one => one) {
  const ours = list.filter(one => entryOf(one).kind === "WIRESPEED");
  const alone = ours.filter(one => entryOf(one).contestant !== "jackson3-wirespeed");
  return alone.length ? alone : ours;
}

function leaderTile() {
  const jdk = Math.max(...DATA.findings.panels.map(panel => panel.jdk));
  const onNewest = DATA.findings.summaries.filter(summary => summary.jdk === jdk);
  const ours = codecs(onNewest, summary => summary.entry);
  const rest = onNewest.filter(one => !["FLOOR", "HAND_WRITTEN"].includes(one.entry.kind) && one.entry.id === one.entry.contestant && whole(one));
  const shown = ours.length ? ours
    : Object.keys(OPERATIONS).flatMap(operation => sortedByDescending(rest.filter(one => one.operation === operation), one => one.ratio).slice(0, 1));
  if (!shown.length) return null;
  const titles = new Set(shown.map(one => one.entry.title));
  const single = ours.length > 0 && titles.size === 1;
  const title = `${single ? shown[0].entry.title : ours.length ? "Wirespeed" : "Fastest library"} over ${baselineTitle()}, JDK ${jdk}`;
  const standings = one => panelsOf(jdk).filter(panel => panel.cell.operation === one.operation)
    .flatMap(panel => panel.rows.filter(row => row.entry.id === one.entry.id).map(row => row.standing));
  return tile(title, shown.map(one => [(single ? one.operation : `${one.operation}: ${one.entry.title}`) + standingOver(standings(one)), times(one.ratio)]),
    ours.length ? "ours" : "");
}

function tiles() {
  const { comparisons } = DATA.result;
  const floors = DATA.findings.panels.map(panel => panel.noiseFloor).filter(floor => floor !== null).sort((a, b) => a - b);
  return h("div", { class: "grid tiles" },
    leaderTile(),
    comparisons.length ? comparisonTile(comparisons[0]) : null,
    comparisons.length > 1 ? comparisonTile(comparisons[comparisons.length - 1]) : null,
    floors.length ? tile("Noise floor: what two entries of the same library differ by",
      [["median cell", percent(floors[Math.floor((floors.length - 1) / 2)])], ["worst cell", percent(floors[floors.length - 1])]]) : null);
}

function rowLines(panel, row) {
  const lines = [`${row.entry.title} ${row.entry.version}`, `${cellTitle(panel.cell)}, JDK ${panel.jdk}`,
    `${plain(row.opsPerMs.value)} ops/ms (${range(row.opsPerMs)})`, `${plain(1 / row.opsPerMs.value)} ms/op`];
  if (row.ratio) lines.push(`${times(row.ratio.value)} ${baselineTitle()} (${ratioRange(row.ratio)})`);
  if (row.pValue !== null) lines.push(`${standingName(row.standing)} (p ${pValue(row.pValue)}, corrected)`);
  lines.push(`${bytes(row.bytesPerOperation)} allocated per operation`);
  if (row.unsteady) lines.push(`${row.unsteady} of ${row.forks} forks not steady`);
  if (row.crowded) lines.push(`${row.crowded} of ${row.forks} forks ran beside other load`);
  if (row.entry.traits.length) lines.push(row.entry.traits.join(", "));
  return lines;
}

// What a reader must know of a row before believing it.
const marks = row => (row.unsteady ? " *" : "") + (row.crowded ? " †" : "");

const whole = summary => summary.cells === summary.allCells;

// The geometric means of an entry and of the codecs over the cells that both were timed in; null if there are none.
function onCommonCells(summary, ours) {
  const ratios = panelsOf(summary.jdk).filter(panel => panel.cell.operation === summary.operation)
    .map(panel => [summary.entry, ours].map(entry => panel.rows.find(row => row.entry.id === entry.id)?.ratio?.value))
    .filter(pair => pair.every(ratio => ratio !== undefined));
  return ratios.length ? [0, 1].map(side => geometricMean(ratios.map(pair => pair[side]))) : null;
}

function overview(jdk) {
  const cards = Object.entries(OPERATIONS).map(([operation, name]) => {
    const found = DATA.findings.summaries.filter(one => one.jdk === jdk && one.operation === operation);
    return found.length ? overviewCard(name, jdk, found) : null;
  });
  if (!cards.some(card => card)) return null; // the baseline has not run yet
  return section(`How fast, over ${baselineTitle()}`,
    `Geometric mean over the cells on JDK ${jdk}; the dashed line is ${baselineTitle()} itself. Tags tell what a library needs or leaves out.`,
    h("div", { class: "grid two" }, cards));
}

// Means over different cells are no ranking: who was not timed in all stands apart, beside the codecs on the same ones.
function overviewCard(name, jdk, found) {
  const ours = codecs(found, one => one.entry).find(whole)?.entry;
  const ranked = sortedByDescending(found.filter(whole), one => one.ratio).map(one => ({ ...one, common: null }));
  const apart = sortedByDescending(found.filter(one => !whole(one)).map(one => {
    const common = ours ? onCommonCells(one, ours) : null;
    return common ? { ...one, ratio: common[0], common: common[1] } : { ...one, common: null };
  }), one => one.ratio / (one.common ?? 1));
  const bar = one => ({
    entry: one.entry, value: one.ratio, beside: one.common,
    text: times(one.ratio) + (whole(one) ? "" : one.common ? `, ours ${times(one.common)}` : ` (${one.cells} of ${one.allCells})`),
    lines: [`${one.entry.title} ${one.entry.version}`, `${times(one.ratio)} ${baselineTitle()}`,
      `geometric mean of ${one.cells} of ${one.allCells} cells`,
      ...(one.common ? [`${ours.title} on the same cells: ${times(one.common)}`] : []), ...one.entry.traits],
  });
  const sized = [...ranked, ...apart].map(bar);
  const plot = (list, what) => barPlot({
    label: `${name}: speed over ${baselineTitle()}, geometric mean over ${what}, JDK ${jdk}`, withTags: true, reference: 1, rows: list.map(bar), sized,
  });
  const columns = [nameColumn(one => one.entry),
    { title: "× " + baselineTitle(), text: one => times(one.ratio), sort: one => one.ratio },
    { title: "Cells", text: one => `${one.cells} of ${one.allCells}`, sort: one => one.cells },
    ...(ours && apart.length ? [{ title: `${ours.title} on the same`, text: one => (one.common ? times(one.common) : "–"), sort: one => one.common }] : [])];
  return h("div", { class: "card" }, h("h3", {}, name),
    ranked.length ? plot(ranked, "all cells") : null,
    apart.length ? [h("h4", {}, "Not timed in every cell",
      h("span", {}, ours ? [": each beside ", ours.title, " on the same cells (", h("i", { class: "tick" }), ")"]
        : ": means over other cells each, not to be compared")), plot(apart, "some cells")] : null,
    behind(table(columns, [...ranked, ...apart], one => entryClass(one.entry))));
}

function panelGrid(jdk, plot, columns) {
  return h("div", { class: "grid three" }, panelsOf(jdk).map(panel =>
    h("div", { class: "card" }, h("h3", {}, cellTitle(panel.cell)), plot(panel),
      behind(table([nameColumn(row => row.entry), ...columns], panel.rows, row => entryClass(row.entry))))));
}

const OPS = { title: "ops/ms", text: row => plain(row.opsPerMs.value), sort: row => row.opsPerMs.value };
const OPS_RANGE = { title: "95 %", text: row => range(row.opsPerMs) };
const MS = { title: "ms/op", text: row => plain(1 / row.opsPerMs.value), sort: row => 1 / row.opsPerMs.value };
const RATIO = { title: "ratio", text: row => (row.ratio ? times(row.ratio.value) : "–"), sort: row => (row.ratio ? row.ratio.value : null) };
const RATIO_RANGE = { title: "95 %", text: row => (row.ratio ? ratioRange(row.ratio) : "–") };
const ALLOCATION = { title: "B/op", text: row => decimals(row.bytesPerOperation, 0), sort: row => row.bytesPerOperation };
const standingName = standing => standing.toLowerCase().replaceAll("_", " ");
const standingPill = row => h("span", { class: "pill " + row.standing.toLowerCase().replaceAll("_", "-") }, standingName(row.standing));
const STANDING = { title: "verdict", kind: "text", text: standingPill, sort: row => row.standing };
const P_VALUE = { title: "p", text: row => pValue(row.pValue), sort: row => row.pValue };

function ratios(jdk) {
  const plot = panel => {
    const rows = panel.rows.filter(row => row.ratio).map(row => ({ entry: row.entry, ratio: row.ratio, lines: rowLines(panel, row) }));
    return rows.length === 0 ? h("p", { class: "note" }, `${baselineTitle()} was not measured here, so there are no ratios.`) : ratioPlot({
      label: `${cellTitle(panel.cell)}: ratio to ${baselineTitle()} on JDK ${jdk}, with 95 % intervals and the noise floor`,
      noise: panel.noiseFloor, rows,
    });
  };
  return section("Cell by cell, with the noise floor",
    `Ratio to ${baselineTitle()} on a logarithmic scale with 95 % intervals. The yellow band is the noise floor: what touches it can't be told apart from ${baselineTitle()}.`,
    panelGrid(jdk, plot, [RATIO, RATIO_RANGE, STANDING, P_VALUE]));
}

// One row for each contestant, one column for each cell.
function verdicts(jdk) {
  const panels = panelsOf(jdk);
  const rowOf = (panel, entry) => panel.rows.find(row => row.entry.id === entry.id);
  const timed = entry => panels.flatMap(panel => rowOf(panel, entry)?.ratio?.value ?? []);
  const overall = entry => (timed(entry).length ? geometricMean(timed(entry)) : 0);
  const present = DATA.result.entries.filter(entry => panels.some(panel => rowOf(panel, entry)));
  const complete = entry => timed(entry).length === panels.length;
  const entries = [complete, entry => !complete(entry)].flatMap(part => sortedByDescending(present.filter(part), overall));
  const columns = panels.map(panel => ({
    title: cellTitle(panel.cell), kind: "text",
    text: entry => { const row = rowOf(panel, entry); return row ? verdictMark(row) : "–"; },
    sort: entry => rowOf(panel, entry)?.ratio?.value ?? null,
  }));
  return section("Verdicts",
    `Against ${baselineTitle()} on JDK ${jdk}. Faster or slower is said only beyond the noise floor and with p < 0.05, corrected after Holm for all comparisons of the run; the rest can't be told apart by this run, which doesn't mean that it is equal. There is no verdict where no fork of a side was warm. Marks as under Throughput.`,
    h("div", { class: "card", id: "verdicts" }, table([nameColumn(entry => entry), ...columns], entries, entryClass)));
}

function verdictMark(row) {
  if (!row.ratio) return ["–", marks(row)]; // the baseline has not run here
  const pill = standingPill(row);
  pill.title = row.pValue === null ? "" : `p ${pValue(row.pValue)}, corrected`;
  return [pill, row.ratio && ["FASTER", "SLOWER"].includes(row.standing) ? " " + times(row.ratio.value) : "", marks(row)];
}

function throughput(jdk) {
  const plot = panel => barPlot({
    label: `${cellTitle(panel.cell)}: operations per millisecond on JDK ${jdk}, with 95 % intervals`,
    rows: panel.rows.map(row => ({
      entry: row.entry, value: row.opsPerMs.value, low: row.opsPerMs.low, high: row.opsPerMs.high,
      text: plain(row.opsPerMs.value) + marks(row), lines: rowLines(panel, row),
    })),
  });
  return section("Throughput and time",
    "Operations per millisecond with 95 % intervals; * marks a fork that had not reached a steady state, † one that ran while other processes took more than a tenth of the machine. With one thread the average time (ms/op, in the tables) is the reciprocal. A cut bar is off the scale.",
    panelGrid(jdk, plot, [OPS, OPS_RANGE, MS]));
}

function allocation(jdk) {
  const plot = panel => barPlot({
    label: `${cellTitle(panel.cell)}: bytes allocated per operation on JDK ${jdk}`,
    rows: [...panel.rows].sort((a, b) => a.bytesPerOperation - b.bytesPerOperation).map(row => ({
      entry: row.entry, value: row.bytesPerOperation, text: decimals(row.bytesPerOperation, 0), lines: rowLines(panel, row),
    })),
  });
  return section("Allocation", "Bytes allocated per operation, the result included; less is better.", panelGrid(jdk, plot, [ALLOCATION]));
}

function sizes() {
  const { sizes: all } = DATA.findings;
  if (!all.length) return null;
  const cards = DATA.result.workloads.map(workload => {
    const found = all.filter(size => size.workload === workload.id).sort((a, b) => a.bytes - b.bytes);
    const rows = found.flatMap(size => [
      { entry: size.entry, value: size.bytes, inner: size.gzipBytes, text: `${compactBytes(size.bytes)}, ${compactBytes(size.gzipBytes)}`,
        lines: [size.entry.title, `${bytes(size.bytes)} plain`, `${bytes(size.gzipBytes)} gzip`, ...(size.zstdBytes === null ? [] : [`${bytes(size.zstdBytes)} zstd`])] }]);
    return found.length ? h("div", { class: "card" }, h("h3", {}, workload.title),
      barPlot({ label: `${workload.title}: bytes of the document, plain and gzip`, rows }),
      behind(table([nameColumn(size => size.entry),
        { title: "Plain", text: size => decimals(size.bytes, 0), sort: size => size.bytes },
        { title: "Gzip", text: size => decimals(size.gzipBytes, 0), sort: size => size.gzipBytes },
        { title: "Zstd", text: size => (size.zstdBytes === null ? "–" : decimals(size.zstdBytes, 0)), sort: size => size.zstdBytes }], found, size => entryClass(size.entry)))) : null;
  });
  return section("Size of the document", "The first value's document, plain and behind gzip (the darker part).", h("div", { class: "grid three" }, cards));
}

// Where there is one operation alone, it need not be repeated in front of each cell.
const claimTitle = cell => (new Set(DATA.result.cells.map(one => one.operation)).size === 1 ? workloadTitle(cell.workload) : cellTitle(cell));

// What an author reported of it, and what nobody did.
function claims() {
  const { comparisons } = DATA.result;
  const isReported = comparison => DATA.findings.claims.some(claim => claim.comparison.title === comparison.title && claim.reported);
  return [
    claimSection("Reported by the author, measured here",
      "How much more throughput the first side has than the second, beside the figures that the author reported.", comparisons.filter(isReported), true),
    claimSection("One beside the other, cell by cell",
      "How much more throughput the first side has than the second.", comparisons.filter(comparison => !isReported(comparison)), false),
  ];
}

function claimSection(title, note, comparisons, reportedToo) {
  const cards = comparisons.map(comparison => {
    const found = DATA.findings.claims.filter(claim => claim.comparison.title === comparison.title);
    if (!found.length) return null;
    const rows = found.map(claim => ({
      name: claimTitle(claim.cell), shortName: cellId(claim.cell), ratio: claim.ratio, noise: claim.noiseFloor, reported: claim.reported, verdict: claim.verdict,
      lines: [cellTitle(claim.cell), `measured ${measured(claim)}`, `noise floor ${percent(claim.noiseFloor)}`,
        `${standingName(claim.standing)} (p ${pValue(claim.pValue)}, corrected)`,
        ...(claim.reported ? [`reported ${reported(claim)}`, ...(claim.verdict ? [verdictName(claim.verdict)] : [])] : [])],
    }));
    const columns = [{ title: "Cell", text: claim => cellTitle(claim.cell) },
      { title: "Measured (95 %)", text: measured, sort: claim => claim.ratio.value },
      { title: "Noise floor", text: claim => percent(claim.noiseFloor), sort: claim => claim.noiseFloor },
      STANDING, P_VALUE];
    if (reportedToo) {
      columns.push({ title: "Reported", text: reported, sort: claim => (claim.reported ? claim.reported.low : null) },
        { title: "The figure is", kind: "text", text: claim => (claim.verdict ? h("span", { class: "pill " + cssName(claim.verdict) }, verdictName(claim.verdict)) : "–") });
    }
    return h("div", { class: "card" }, h("h3", {}, comparison.title),
      claimPlot({ label: `${comparison.title}: measured change in percent${reportedToo ? " beside the reported one" : ""}`, rows }),
      behind(table(columns, found)));
  });
  return cards.some(card => card) ? section(title, note, h("div", { class: "grid two" }, cards, claimKey(reportedToo))) : null;
}

function claimKey(reportedToo) {
  return h("div", { class: "card" }, h("h3", {}, "How to read this"), h("ul", { class: "key" },
    h("li", {}, h("span", { class: "mark dot" }, "● "), "measured here, with its 95 % interval"),
    reportedToo ? h("li", {}, h("span", { class: "mark diamond" }, "◇ "), "reported by the author; two if a range") : null,
    h("li", {}, h("span", { class: "mark block" }, "■ "), "noise floor: what lies inside is no difference"),
    !reportedToo ? null : [h("li", {}, h("span", { class: "pill confirmed" }, "confirmed"), " ✓ a difference for certain, and the reported figure fits"),
    h("li", {}, h("span", { class: "pill not-confirmed" }, "not confirmed"), " ✗ the reported figure doesn't fit what was measured"),
    h("li", {}, h("span", { class: "pill within-noise" }, "within noise"), " ≈ this run can't tell whether the reported figure fits")]));
}

const measured = claim => `${change(claim.ratio.value)} (${change(claim.ratio.low)} to ${change(claim.ratio.high)})`;
const reported = claim => (!claim.reported ? "–" : claim.reported.low === claim.reported.high ? signed(claim.reported.low)
  : `${signed(claim.reported.low)} to ${signed(claim.reported.high)}`);

function failures() {
  const disagreements = DATA.result.agreements.filter(agreement => agreement.difference !== null);
  const crashes = DATA.result.forks.filter(fork => fork.failure !== null);
  if (!disagreements.length && !crashes.length) return null;
  return section("Not timed", null,
    disagreements.length ? h("div", { class: "card alert" }, h("h3", {}, "They don't agree with the others"),
      table([{ title: "Contestant", text: one => (entryById(one.contestant) || { title: one.contestant }).title },
        { title: "Workload", kind: "text", text: one => workloadTitle(one.workload) }, { title: "JDK", text: one => String(one.jdk) },
        { title: "First difference", kind: "wrap", text: one => one.difference }], disagreements)) : null,
    crashes.length ? h("div", { class: "card alert" }, h("h3", {}, "Forks that crashed"),
      table([{ title: "Fork", text: fork => fork.id }, { title: "Last line", kind: "wrap", text: fork => fork.failure }], crashes)) : null);
}

function everything(jdk) {
  const rows = panelsOf(jdk).flatMap(panel => panel.rows.map(row => ({ ...row, cell: cellTitle(panel.cell) })));
  return h("details", { class: "whole" }, h("summary", {}, `All figures on JDK ${jdk}`),
    h("p", { class: "note" }, "Click a heading to sort."),
    h("div", { class: "card", id: "all-figures" }, table([{ title: "Cell", text: row => row.cell, sort: row => row.cell },
      { title: "Contestant", kind: "name", text: row => tagged(row.entry), sort: row => row.entry.title },
      OPS, OPS_RANGE, MS, RATIO, RATIO_RANGE, STANDING, P_VALUE, ALLOCATION,
      { title: "unsteady", text: row => `${row.unsteady} of ${row.forks}`, sort: row => row.unsteady },
      { title: "other load", text: row => `${row.crowded} of ${row.forks}`, sort: row => row.crowded }], rows, row => entryClass(row.entry))));
}

function contestants() {
  const flags = entry => Object.entries(entry.jvmArguments).filter(([, list]) => list.length).map(([jdk, list]) => `JDK ${jdk}: ${list.join(" ")}`).join("; ");
  return section("Contestants", null, h("div", { class: "card" }, table([
    { title: "Contestant", kind: "name", text: entry => tagged(entry), sort: entry => entry.title },
    { title: "Version", kind: "text", text: entry => entry.version },
    { title: "JVM flags", kind: "wrap", text: flags }], DATA.result.entries.filter(entry => entry.id === entry.contestant), entryClass)));
}

function method() {
  return section("Method", null, h("div", { class: "card" }, h("ul", { class: "method" }, DATA.method.map(sentence => h("li", {}, sentence)))));
}

function environment() {
  return section("Environment", null, h("div", { class: "card" },
    h("dl", { class: "facts" }, Object.entries(DATA.environment).map(([name, value]) => [h("dt", {}, name), h("dd", {}, value)])),
    h("details", {}, h("summary", {}, `${DATA.findings.forks.length} forks`), table([
      { title: "Fork", text: fork => fork.id, sort: fork => fork.id },
      { title: "Seconds", text: fork => decimals(fork.seconds, 1), sort: fork => fork.seconds },
      { title: "Cells", text: fork => String(Object.keys(fork.states).length), sort: fork => Object.keys(fork.states).length },
      { title: "Steady state", kind: "wrap", text: steadiness, sort: steadiness },
      { title: "Other load, cores", text: otherLoad, sort: fork => fork.otherCores },
      { title: "Same work before, ms", text: fork => (fork.fixedWorkMillis === null ? "unknown" : decimals(fork.fixedWorkMillis, 2)), sort: fork => fork.fixedWorkMillis },
    ], DATA.findings.forks)),
    h("p", {}, h("button", { class: "plain", type: "button", onclick: download }, "Save result.json"))));
}

const otherLoad = fork => (fork.otherCores === null ? "unknown" : decimals(fork.otherCores, 2) + (fork.crowded ? " †" : ""));

// How a fork came to its level, or the cells where it had none when they were measured.
function steadiness(fork) {
  if (fork.failure !== null) return "crashed";
  if (!Object.keys(fork.states).length) return "cold start";
  const cells = Object.keys(fork.states);
  const unsteady = cells.filter(cell => fork.states[cell] === "NO_STEADY_STATE");
  if (unsteady.length) return cells.length === 1 ? "no steady state" : "no steady state: " + unsteady.join(", ");
  return [...new Set(Object.values(fork.states))].map(state => state.toLowerCase()).sort().join(", ");
}

function download() {
  const url = URL.createObjectURL(new Blob([JSON.stringify(DATA.result, null, 2)], { type: "application/json" }));
  h("a", { href: url, download: "result.json" }).click();
  URL.revokeObjectURL(url);
}
