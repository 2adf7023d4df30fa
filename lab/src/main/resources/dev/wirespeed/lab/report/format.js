const sortedByDescending = (list, key) => [...list].sort((a, b) => key(b) - key(a));

function decimals(value, digits) {
  return value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

// Three significant digits, or all before the point if there are more.
function plain(value) {
  const size = Math.abs(value);
  if (size >= 99.95 || size === 0) return decimals(value, 0);
  return decimals(value, Math.min(9, Math.max(0, 2 - Math.floor(Math.log10(size)))));
}

const times = ratio => decimals(ratio, ratio >= 99.5 ? 0 : ratio >= 9.95 ? 1 : 2) + "×";
const signed = percent => (percent < 0 ? "−" : "+") + decimals(Math.abs(percent), 1) + " %";
const change = ratio => signed((ratio - 1) * 100);
const percent = relative => decimals(relative * 100, 1) + " %";
const pValue = p => (p === null ? "–" : p < 0.001 ? "< 0.001" : decimals(p, 3));
const range = interval => `${plain(interval.low)} – ${plain(interval.high)}`;
const ratioRange = interval => `${decimals(interval.low, 2)} – ${decimals(interval.high, 2)}`;
// With a unit, in three digits.
function compactBytes(value) {
  const [unit, size] = value >= 1e6 ? ["MB", 1e6] : value >= 1e4 ? ["kB", 1e3] : ["B", 1];
  return `${size === 1 ? decimals(value, 0) : plain(value / size)} ${unit}`;
}

const bytes = value => decimals(value, 0) + " B";

function geometricMean(values) {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

// Round steps of an axis from 0 (or from a low end) to a high end.
function ticks(low, high, count) {
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map(factor => factor * power).find(candidate => candidate >= rough * 0.999);
  const found = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high + step * 1e-9; tick += step) {
    found.push(Math.abs(tick) < step * 1e-9 ? 0 : tick);
  }
  return found;
}

const SHORT_TRAITS = {
  "uses Unsafe": "Unsafe",
  "needs JVM flags": "flags",
  "reuses buffers": "buffers",
  "own model classes": "own model",
  "written by hand": "by hand",
};
const shortTrait = trait => SHORT_TRAITS[trait] || trait;
