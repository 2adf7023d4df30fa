const LEFT = 54;
const PLOT_HEIGHT = 150;

// Round steps on a logarithmic axis: the powers of ten, and the halves between them if these are few.
function logTicks(low, high) {
  const powers = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power++) powers.push(10 ** power);
  const all = powers.length < 4 ? powers.flatMap(power => [power, 2 * power, 5 * power]) : powers;
  return all.filter(tick => tick >= low * 0.999 && tick <= high * 1.001);
}

// The same for what comes in whole steps, such as seconds.
const wholeTicks = (low, high, count) => [...new Set(ticks(low, high, Math.max(1, Math.min(count, high - low))).map(Math.ceil))].filter(tick => tick <= high);

// Lines over time, or over percentiles.
// series: {name, color, points: [[x, y | null]], bridged}, where bridged lines go on beyond places without a value; marks: [{x, text}] are moments at which something happened
function linePlot({ label, series, format, formatX, log = false, xTicks, marks = [] }) {
  const values = series.flatMap(one => one.points.map(point => point[1])).filter(value => value !== null && (!log || value > 0));
  if (values.length === 0) return h("p", { class: "note" }, "Nothing was measured.");
  const xs = [...new Set(series.flatMap(one => one.points.map(point => point[0])))].sort((a, b) => a - b);
  const high = Math.max(...values) * (log ? 1.1 : 1.04) || 1;
  const low = log ? Math.min(...values) * 0.9 : 0;
  return responsive(width => {
    const scale = value => (log ? Math.log(value / low) / Math.log(high / low) : value / high);
    const y = value => 8 + (1 - scale(Math.max(value, low))) * (PLOT_HEIGHT - 8);
    const span = xs[xs.length - 1] - xs[0] || 1;
    const x = value => LEFT + ((value - xs[0]) / span) * (width - LEFT - 8);
    const cursor = s("line", { class: "cursor", y1: 8, y2: PLOT_HEIGHT, visibility: "hidden" });
    const steps = log ? logTicks(low, high) : ticks(0, high, 4);
    const root = plotRoot(width, PLOT_HEIGHT + 20, label,
      steps.map(step => [
        s("line", { class: "gridline", x1: LEFT, x2: width - 8, y1: y(step), y2: y(step) }),
        s("text", { class: "axis", x: LEFT - 6, y: y(step) + 4, "text-anchor": "end" }, format(step)),
      ]),
      (xTicks || wholeTicks(xs[0], xs[xs.length - 1], width < 420 ? 3 : 6)).map(tick =>
        s("text", { class: "axis", x: x(tick), y: PLOT_HEIGHT + 15, "text-anchor": "middle" }, formatX(tick))),
      marks.map(mark => s("line", { class: "ending", x1: x(mark.x), x2: x(mark.x), y1: 8, y2: PLOT_HEIGHT })),
      series.map(one => line(one, x, y, log)), cursor);
    root.classList.add("lines");
    follow(root, cursor, xs, x, series, format, formatX, marks);
    return root;
  });
}

function line(series, x, y, log) {
  let path = "";
  let open = false;
  for (const [at, value] of series.points) {
    const drawn = value !== null && (!log || value > 0);
    if (series.bridged && !drawn) continue;
    if (drawn) path += `${open ? "L" : "M"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    open = drawn;
  }
  const drawnPoints = series.points.filter(point => point[1] !== null && (!log || point[1] > 0));
  const node = s("path", { class: "line", d: path });
  node.style.stroke = series.color;
  const dots = drawnPoints.length > 40 ? [] : drawnPoints.map(([at, value]) => {
    const dot = s("circle", { class: "point", cx: x(at), cy: y(value), r: 2 });
    dot.style.fill = series.color;
    return dot;
  });
  return [node, dots];
}

// The pointer or the arrow keys choose a place; a tip has all lines' figures there.
function follow(root, cursor, xs, x, series, format, formatX, marks) {
  let chosen = 0;
  const choose = (index, left, top) => {
    chosen = Math.min(Math.max(index, 0), xs.length - 1);
    const at = xs[chosen];
    for (const end of ["x1", "x2"]) cursor.setAttribute(end, x(at));
    cursor.setAttribute("visibility", "visible");
    const figures = series.map(one => [one.name, one.points.find(point => point[0] === at)])
      .filter(([, point]) => point && point[1] !== null).map(([name, point]) => `${name}: ${format(point[1])}`);
    const happened = marks.filter(mark => Math.floor(mark.x) === at).map(mark => mark.text);
    showTip([formatX(at), ...figures, ...happened], left, top);
  };
  const leave = () => { hideTip(); cursor.setAttribute("visibility", "hidden"); };
  const nearest = pixel => xs.reduce((best, at, index) => (Math.abs(x(at) - pixel) < Math.abs(x(xs[best]) - pixel) ? index : best), 0);
  root.setAttribute("tabindex", "0");
  root.addEventListener("pointermove", event => choose(nearest(event.clientX - root.getBoundingClientRect().left), event.clientX, event.clientY));
  root.addEventListener("pointerleave", leave);
  root.addEventListener("blur", leave);
  root.addEventListener("keydown", event => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const box = root.getBoundingClientRect();
    choose(chosen + step, box.left + x(xs[Math.min(Math.max(chosen + step, 0), xs.length - 1)]), box.top + 40);
  });
}

// A long table is made when it is opened.
function behindLater(make) {
  const details = h("details", {}, h("summary", {}, "Table"));
  details.addEventListener("toggle", () => { if (details.open && details.childElementCount === 1) details.append(make()); });
  return details;
}
