const DATA = JSON.parse(document.getElementById("data").textContent);
const { result } = DATA;
const COMPARED = result.runs.filter(run => !run.trial.search);
const PALETTE = result.contestants.filter(one => one.kind !== "WIRESPEED" && one.id !== "jackson3").map(one => one.id);

const contestant = id => result.contestants.find(one => one.id === id);
const title = run => contestant(run.trial.contestant).title;

function color(id) {
  if (contestant(id).kind === "WIRESPEED") return "var(--wirespeed)";
  return id === "jackson3" ? "var(--jackson3)" : `var(--s${PALETTE.indexOf(id) % 8})`;
}

const millis = micros => (micros === null || micros === undefined ? "–" : `${plain(micros / 1e3)} ms`);
const megabytes = size => (size === null ? "–" : `${plain(size / 1e6)} MB`);
const whole = value => (value === null ? "unknown" : decimals(value, 0));
const percentile = (run, wanted) => (run.latencies.percentiles.find(one => one.percentile === wanted) || { micros: null }).micros;

function swatch(id, text) {
  const mark = h("i", { class: "line" });
  mark.style.background = color(id);
  return h("li", {}, mark, text);
}

function sustainedHeader() {
  const records = result.runs.reduce((sum, run) => sum + run.arrived - run.altered, 0);
  return h("header", {},
    brand("Wirespeed lab", h("span", { class: "chip" }, `JDK ${result.jdk.feature}`),
      result.finished === null ? h("span", { class: "chip mode" }, "interrupted") : null,
      result.runs.some(run => run.otherCores > 0.1 * result.machine.cores) ? h("span", { class: "chip mode" }, "busy machine") : null, h("span", { class: "chip" }, result.wirespeed)),
    h("h1", {}, DATA.title), h("p", { class: "lead" }, DATA.question),
    h("div", { class: "grid tiles" },
      tile("Records sent and verified one by one", [["", decimals(records, 0)]]),
      tile("Lost, altered, twice", [
        ["lost", decimals(result.runs.reduce((sum, run) => sum + (run.lost || 0), 0), 0)],
        ["altered", decimals(result.runs.reduce((sum, run) => sum + run.altered, 0), 0)],
        ["twice", decimals(result.runs.reduce((sum, run) => sum + run.duplicated, 0), 0)]]),
      tile("Runs at a rate", [["sustained", `${COMPARED.filter(run => run.notSustained === null).length} of ${COMPARED.length}`]]),
      tile("Highest rate", best())));
}

function best() {
  const found = sortedByDescending(result.maxima.filter(one => one.rate !== null), one => one.rate)[0];
  return found ? [[contestant(found.contestant).title, `${decimals(found.rate, 0)}/s`]] : [["--find-maximum looks for it", "–"]];
}

function losses() {
  const runs = result.runs.filter(run => run.lostRanges.length || run.altered || run.duplicated);
  if (runs.length === 0) return null;
  const range = one => (one.first === one.last ? decimals(one.first, 0) : `${decimals(one.first, 0)} to ${decimals(one.last, 0)}`);
  return section("What was lost", "Sequence numbers of records that were sent and that no receiver has noted.",
    h("div", { class: "card alert", id: "losses" }, table([
      { title: "Contestant", kind: "name", text: title, sort: title },
      { title: "records/s", text: run => decimals(run.trial.rate, 0), sort: run => run.trial.rate },
      { title: "lost", text: run => whole(run.lost), sort: run => run.lost },
      { title: "altered", text: run => whole(run.altered), sort: run => run.altered },
      { title: "twice", text: run => whole(run.duplicated), sort: run => run.duplicated },
      { title: "sequence numbers", kind: "reason", text: run => run.lostRanges.slice(0, 20).map(range).join("; ")
        + (run.lostRanges.length > 20 ? `; and ${run.lostRanges.length - 20} more ranges` : "") },
      { title: "what happened", kind: "reason", text: run => [...run.events.map(event => `${plain(event.atSeconds)} s: ${event.what}`),
        ...run.alterations.map(one => `record ${one.sequence} ${one.difference}`)].join("; ") }], runs)));
}

function overview() {
  const rows = DATA.summaries.map(summary => ({ summary,
    run: COMPARED.find(run => ["contestant", "rate", "seconds", "heap"].every(key => run.trial[key] === summary.trial[key])) }));
  const isWhole = row => row.summary.seconds === row.run.trial.seconds;
  const ofWhole = (read, format) => ({ text: row => (isWhole(row) ? format(read(row.run)) : ""), sort: row => (isWhole(row) ? read(row.run) : null) });
  const latency = wanted => ({ title: wanted === 100 ? "longest" : `p${wanted}`, ...ofWhole(run => percentile(run, wanted), millis) });
  const both = (name, read, format) => ["sender", "receiver"].map(side => (
    { title: `${name}, ${side}`, text: row => format(read(row.summary[side])), sort: row => read(row.summary[side]) }));
  return section("All runs", "Latency is from when a record was due to when it was decoded. Click a heading to sort.",
    h("div", { class: "card", id: "runs" }, table([
      { title: "Contestant", kind: "name", text: row => title(row.run), sort: row => title(row.run) },
      { title: "records/s", text: row => decimals(row.run.trial.rate, 0), sort: row => row.run.trial.rate },
      { title: "seconds", text: row => (isWhole(row) ? "" : "first ") + decimals(row.summary.seconds, 0), sort: row => row.summary.seconds },
      { title: "heap", kind: "text", text: row => row.run.trial.heap, sort: row => row.run.trial.heap },
      latency(50), latency(99), latency(99.9), latency(100),
      { title: "verified", ...ofWhole(run => run.arrived - run.altered, value => decimals(value, 0)) },
      { title: "lost", ...ofWhole(run => run.lost, whole) },
      ...both("CPU cores", took => took.cpuCores, plain),
      ...both("allocated/s", took => took.allocatedBytesPerSecond, megabytes),
      ...both("heap after GC", took => took.heapAfterGcBytes, megabytes),
      ...both("paused", took => took.pauseMillis, value => `${plain(value)} ms`),
      { title: "bytes/record", text: row => plain(row.summary.bytesPerRecord), sort: row => row.summary.bytesPerRecord },
      { title: "sustained", kind: "reason", text: row => (isWhole(row) ? row.run.notSustained ?? "yes" : "") }], rows,
    row => (contestant(row.run.trial.contestant).kind === "WIRESPEED" ? "ours" : null))));
}

const conditions = run => `${decimals(run.trial.rate, 0)}/s · heap ${run.trial.heap} · ${decimals(run.trial.seconds, 0)} s`;

function overTime() {
  const groups = [...new Set(DATA.summaries.map(summary => conditions(summary)))];
  if (groups.length === 0) return null;
  const box = h("div");
  const buttons = groups.map(group => h("button", { type: "button", onclick: () => choose(group) }, group));
  const choose = group => {
    buttons.forEach(button => button.setAttribute("aria-pressed", String(button.textContent === group)));
    const runs = result.contestants.flatMap(one => COMPARED.filter(run => run.trial.contestant === one.id && conditions(run) === group));
    box.replaceChildren(h("ul", { class: "legend" }, runs.map(run => swatch(run.trial.contestant, title(run)))), panels(runs));
  };
  choose(groups[groups.length - 1]);
  return section("Second by second", "Point at a plot, or focus it and use the arrow keys, for the figures of a second. A dashed red line: the connection was lost or a receiver ended.",
    h("div", { class: "choices" }, h("div", { class: "switch", role: "group", "aria-label": "Conditions" }, buttons)), box);
}

function panels(runs) {
  const side = (name, read) => second => (second[name] === null ? null : read(second[name]));
  const both = (name, read, format, bridged) => [["sender", "Sender"], ["receiver", "Receiver"]]
    .map(([key, text]) => panel(`${text}: ${name}`, runs, side(key, read), format, false, bridged));
  const latency = key => second => (second.latency === null ? null : second.latency[key]);
  return h("div", { class: "grid two", id: "panels" },
    panel("Latency, p50", runs, latency("p50Micros"), millis, true), panel("Latency, p99", runs, latency("p99Micros"), millis, true),
    panel("Latency, longest", runs, latency("maxMicros"), millis, true), percentiles(runs),
    both("CPU cores", one => one.cpuCores, plain),
    both("heap after GC", one => one.heapAfterGcBytes, megabytes, true),
    both("allocated in a second", one => one.allocatedBytes, megabytes),
    both("GC pauses in a second", one => one.pauses, plain),
    both("stopped by GC in a second", one => one.pauseMillis, value => `${plain(value)} ms`),
    panel("Sender: how late a batch was handed over", runs, second => second.lagMicros, millis),
    panel("Bytes received in a second", runs, second => second.bytes, megabytes));
}

function panel(name, runs, read, format, log = false, bridged = false) {
  const series = runs.map(run => ({ name: title(run), color: color(run.trial.contestant), bridged, points: inSchedule(run).map(second => [second.second, read(second)]) }));
  const marks = runs.flatMap(run => run.events.filter(event => /lost|killed|ended/.test(event.what)).map(event => ({ x: Math.min(event.atSeconds, run.trial.seconds - 1), text: `${title(run)}: ${event.what}` })));
  const range = one => {
    const values = one.points.map(point => point[1]).filter(value => value !== null);
    return values.length ? `${one.name} ${format(Math.min(...values))} to ${format(Math.max(...values))}` : `${one.name}: nothing`;
  };
  return h("div", { class: "card" }, h("h3", {}, name),
    linePlot({ label: `${name}, second by second: ${series.map(range).join("; ")}`, series, format, formatX: value => `${decimals(value, 0)} s`, log, marks }),
    behindLater(() => secondsTable(series, format)));
}

const inSchedule = run => run.seconds.filter(second => second.second < run.trial.seconds);

function secondsTable(series, format) {
  const seconds = [...new Set(series.flatMap(one => one.points.map(point => point[0])))].sort((a, b) => a - b);
  const value = (one, second) => (one.points.find(point => point[0] === second) || [second, null])[1];
  return table([{ title: "second", text: second => decimals(second, 0), sort: second => second },
    ...series.map(one => ({ title: one.name, text: second => (value(one, second) === null ? "–" : format(value(one, second))), sort: second => value(one, second) }))], seconds);
}

// The further right, the rarer: one step is ten times rarer.
function percentiles(runs) {
  const rare = one => Math.log10(1 / (1 - Math.min(one.percentile, 99.9999) / 100));
  const series = runs.map(run => ({ name: title(run), color: color(run.trial.contestant), points: run.latencies.percentiles.filter(one => one.percentile < 100).map(one => [rare(one), one.micros]) }));
  const name = "Latency by percentile";
  const formatX = value => `p${+(100 - 100 / 10 ** value).toPrecision(5)}`;
  return h("div", { class: "card" }, h("h3", {}, name),
    linePlot({ label: `${name}: ${runs.map(run => `${title(run)} p50 ${millis(percentile(run, 50))}, p99.9 ${millis(percentile(run, 99.9))}`).join("; ")}`,
      series, format: millis, formatX, log: true, xTicks: [1, 2, 3, 4] }),
    behind(table([{ title: "percentile", text: one => (one === 100 ? "longest" : `p${one}`) },
      ...runs.map(run => ({ title: title(run), text: one => millis(percentile(run, one)) }))],
    runs.length ? runs[0].latencies.percentiles.map(one => one.percentile) : [])));
}

function maxima() {
  if (result.maxima.length === 0) return null;
  const heaps = [...new Set(result.maxima.map(one => one.heap))];
  return section("The highest rate", `Doubled until records pile up, then bisected until the highest rate that held and the lowest that did not are within 10 %. One step is one run, so this is a rough figure.`,
    h("div", { class: "grid two", id: "maxima" }, heaps.map(heap => {
      const found = sortedByDescending(result.maxima.filter(one => one.heap === heap), one => one.rate ?? 0);
      return h("div", { class: "card" }, h("h3", {}, `Records a second, heap ${heap}`), rateBars(found),
        behind(table([
          { title: "Contestant", kind: "name", text: one => contestant(one.contestant).title, sort: one => contestant(one.contestant).title },
          { title: "sustained", text: one => (one.rate === null ? "–" : decimals(one.rate, 0)), sort: one => one.rate },
          { title: "too much", text: one => (one.tooMuch === null ? "–" : decimals(one.tooMuch, 0)), sort: one => one.tooMuch },
          { title: "why", kind: "reason", text: one => (one.complete ? "" : "the search did not end: ") + (one.reason ?? "") }], found)));
    })));
}

function rateBars(found) {
  const top = Math.max(...found.map(one => one.tooMuch ?? one.rate ?? 0)) || 1;
  const step = ROW + 7;
  const name = one => contestant(one.contestant).title;
  const text = one => (one.rate === null ? "none that was tried" : decimals(one.rate, 0));
  const label = found.map(one => `${name(one)} ${text(one)}`).join(", ");
  return responsive(width => plotRoot(width, found.length * step, label, found.map((one, i) => {
    const y = i * step;
    const bar = s("rect", { class: "bar", y: y + 17, width: Math.max(1, ((one.rate ?? 0) / top) * width), height: 6, rx: 2 });
    bar.style.fill = color(one.contestant);
    return plotRow(y, width, [name(one), `sustained: ${text(one)}`, one.tooMuch === null ? "" : `too much: ${decimals(one.tooMuch, 0)}, ${one.reason ?? ""}`],
      s("text", { y: y + 13 }, name(one)), s("text", { x: width, y: y + 13, "text-anchor": "end" }, text(one)), bar);
  })));
}

const sentences = texts => h("div", { class: "card" }, h("ul", { class: "method" }, texts.map(text => h("li", {}, text))));

function findings() {
  return DATA.findings.length === 0 ? null : section("MessagePack and Protobuf", null, sentences(DATA.findings));
}

function facts() {
  return section("Method and environment", null,
    sentences(DATA.method),
    h("div", { class: "card" }, h("dl", { class: "facts" }, Object.entries(DATA.environment).map(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]))),
    h("p", { class: "note" }, "Each raw number is in ", h("a", { href: "sustained.json" }, "sustained.json"), ", the logs of both JVMs in ", h("a", { href: "logs/" }, "logs"), "."));
}

document.getElementById("page").replaceChildren(...[sustainedHeader(), findings(), losses(), maxima(), overTime(), overview(), facts()].filter(part => part !== null));
