// What one published experiment has and others have not.
function story() {
  const told = DATA.story;
  if (!told) return null;
  return section("What its author found, and what is to be said against it", null, h("div", { class: "card", id: "story" },
    h("p", {}, told.reported),
    told.points.length ? h("ul", { class: "method" }, told.points.map(point =>
      h("li", {}, point.text, point.effect ? [" ", h("em", {}, point.effect)] : null))) : null,
    overNetwork()));
}

function overNetwork() {
  const network = DATA.network;
  return network ? h("p", { id: "network" }, network.text, network.page ? [" ", h("a", { href: network.page }, "their report")] : null) : null;
}

const shotText = shot => (shot.low === shot.high ? plain(shot.millis) : `${plain(shot.millis)} (${plain(shot.low)} – ${plain(shot.high)})`);

// Time on a logarithmic scale over the first times; diamonds are first times that the author reported.
function curvePlot({ label, curves }) {
  return responsive(width => {
    const room = Math.min(Math.max(...curves.map(curve => textWidth(curve.entry.title, 12, 700))) + 12, width * 0.4);
    const height = Math.max(170, curves.length * 17 + 20);
    const ends = curves.flatMap(curve => [...curve.shots.map(shot => shot.millis), curve.reportedMillis, curve.warmMillis].filter(value => value));
    const low = Math.log(Math.min(...ends) * 0.9);
    const high = Math.log(Math.max(...ends) * 1.1);
    const y = millis => 8 + (1 - (Math.log(millis) - low) / (high - low)) * (height - 34);
    const shots = Math.max(...curves.map(curve => curve.shots.length));
    const x = shot => 44 + (shot / Math.max(1, shots - 1)) * (width - room - 56);
    const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].filter(step => Math.log(step) >= low && Math.log(step) <= high);
    const last = curve => curve.shots[curve.shots.length - 1].millis;
    let below = -Infinity;
    const labels = new Map([...curves].sort((a, b) => last(b) - last(a)).map(curve => [curve, below = Math.max(y(last(curve)) + 4, below + 14)]));
    return plotRoot(width, height, label,
      steps.map(step => [s("line", { class: "gridline", x1: 40, x2: width - room, y1: y(step), y2: y(step) }),
        s("text", { class: "axis", x: 36, y: y(step) + 4, "text-anchor": "end" }, step)]),
      [0, shots - 1].map(shot => s("text", { class: "axis", x: x(shot), y: height - 4, "text-anchor": "middle" }, `${shot + 1}.`)),
      curves.map(curve => curveLine(curve, x, y, labels.get(curve), room)));
  });
}

function curveLine(curve, x, y, labelY, room) {
  const lines = [curve.entry.title, `set-up ${plain(curve.setUpMillis)} ms`, `first ${shotText(curve.shots[0])} ms`,
    ...(curve.warmMillis ? [`warm ${plain(curve.warmMillis)} ms`] : []), ...(curve.reportedMillis ? [`reported ${plain(curve.reportedMillis)} ms`] : [])];
  const end = curve.shots.length - 1;
  return s("g", {
    class: "row", tabindex: 0, "aria-label": lines.join("; "),
    onpointermove: event => showTip(lines, event.clientX, event.clientY), onpointerleave: hideTip, onblur: hideTip,
  },
    s("path", { class: `curve k-${curve.entry.kind}`, d: curve.shots.map((shot, i) => `${i ? "L" : "M"}${x(i)} ${y(shot.millis)}`).join("") }),
    curve.shots.map((shot, i) => s("circle", { class: `dot k-${curve.entry.kind}`, cx: x(i), cy: y(shot.millis), r: 3 })),
    curve.reportedMillis ? s("path", { class: "reported", d: `M${x(0)} ${y(curve.reportedMillis) - 5}l5 5l-5 5l-5 -5z` }) : null,
    s("text", { class: nameClass(curve.entry) || "muted", x: x(end) + 10, y: labelY }, shortened(curve.entry.title, room)));
}

function coldStarts() {
  const { coldCurves } = DATA.findings;
  if (!coldCurves.length) return null;
  const cards = DATA.result.cells.map(cell => {
    const curves = coldCurves.filter(curve => cellId(curve.cell) === cellId(cell));
    if (!curves.length) return null;
    const shots = Math.min(...curves.map(curve => curve.shots.length));
    const columns = [nameColumn(curve => curve.entry), { title: "Set-up", text: curve => plain(curve.setUpMillis), sort: curve => curve.setUpMillis },
      ...Array.from({ length: shots }, (_, shot) => ({ title: `${shot + 1}.`, text: curve => shotText(curve.shots[shot]), sort: curve => curve.shots[shot].millis })),
      { title: "Warm", text: curve => (curve.warmMillis ? plain(curve.warmMillis) : "–"), sort: curve => curve.warmMillis },
      { title: "Reported", text: curve => (curve.reportedMillis ? plain(curve.reportedMillis) : "–"), sort: curve => curve.reportedMillis }];
    return h("div", { class: "card" }, h("h3", {}, cellTitle(cell)),
      curvePlot({ label: `${cellTitle(cell)}: milliseconds of each of the first times in a new JVM`, curves }),
      behind(table(columns, curves, curve => entryClass(curve.entry))));
  });
  return section("Cold start",
    "Milliseconds of the first, second … time in a new JVM on a logarithmic scale, the median of its forks; ◇ is the first time that the author reported. In the tables: the fastest and the slowest fork in brackets, and what it takes once it is warm.",
    h("div", { class: "grid two", id: "cold-starts" }, cards));
}

// The same arithmetic as in Link.java.
function carry(message, link) {
  const network = link.bitsPerSecond / 8 / message.bytes;
  const cpu = link.cores * 1e6 / Math.max(message.senderMicros, message.receiverMicros);
  const bound = network < cpu ? "network" : message.senderMicros >= message.receiverMicros ? "sender's CPU" : "receiver's CPU";
  return { ...message, perSecond: Math.min(network, cpu), bound };
}

function transports() {
  const { carried } = DATA.findings;
  if (!carried.length) return null;
  const tables = h("div", { class: "grid two" });
  const draw = link => tables.replaceChildren(...DATA.result.workloads.map(workload => {
    const rows = sortedByDescending(carried.filter(message => message.workload === workload.id).map(message => carry(message, link)), row => row.perSecond);
    return rows.length ? h("div", { class: "card" }, h("h3", {}, workload.title), table([
      { title: "Contestant", kind: "name", text: row => [row.entry.title, " ", h("span", { class: "t" }, row.form)], sort: row => row.entry.title },
      { title: "Messages/s", text: row => decimals(row.perSecond, 0), sort: row => row.perSecond },
      { title: "Bound by", kind: "text", text: row => row.bound, sort: row => row.bound },
      { title: "Bytes", text: row => plain(row.bytes), sort: row => row.bytes },
      { title: "Sender, µs", text: row => plain(row.senderMicros), sort: row => row.senderMicros },
      { title: "Receiver, µs", text: row => plain(row.receiverMicros), sort: row => row.receiverMicros }], rows, row => entryClass(row.entry))) : null;
  }).filter(card => card));
  const input = (name, value) => h("input", { type: "number", min: "0.001", step: "any", value, "aria-label": name, oninput: () => update() });
  const bandwidth = input("Mbit/s", DATA.link.bitsPerSecond / 1e6);
  const cores = input("Cores at each end", DATA.link.cores);
  const update = () => {
    const link = { bitsPerSecond: Number(bandwidth.value) * 1e6, cores: Number(cores.value) };
    if (link.bitsPerSecond > 0 && link.cores > 0) draw(link);
  };
  draw(DATA.link);
  return section("Messages a second over a real network",
    "What the network carries or the cores of one end can do, whichever is less, for a message from the average times above and its size, plain and compressed. What network protocols add is left out.",
    h("p", { class: "note", id: "link" }, "With ", bandwidth, " Mbit/s and ", cores, " cores at each end:"), tables);
}

const maybe = (value, text) => (value === null ? "–" : text(value));

function steps() {
  const { steps: all } = DATA.findings;
  if (!all.length) return null;
  return section("What each remedy saves",
    "How many times faster than the first row: what less data makes out, which is the first row's contestant on the data of this row, times what faster code makes out on the same data.",
    h("div", { class: "card", id: "steps" }, table([{ title: "Remedy", kind: "text", text: step => step.title, sort: step => step.title },
      { title: "Data", kind: "text", text: step => workloadTitle(step.cell.workload), sort: step => step.cell.workload },
      { title: "ms", text: step => (step.millis === null ? "not timed" : plain(step.millis)), sort: step => step.millis },
      { title: "Times", text: step => maybe(step.times, times), sort: step => step.times },
      { title: "Less data", text: step => maybe(step.lessData, times), sort: step => step.lessData },
      { title: "Faster code", text: step => maybe(step.fasterCode, times), sort: step => step.fasterCode },
      { title: "Reported, ms", text: step => maybe(step.reportedMillis, plain), sort: step => step.reportedMillis },
      { title: "Reported, times", text: step => maybe(step.reportedTimes, times), sort: step => step.reportedTimes }], all)));
}
