let DATA = JSON.parse(document.getElementById("data").textContent);
const KINDS = { WIRESPEED: "Wirespeed", JACKSON3: "Jackson 3", JACKSON2: "Jackson 2", PEER: "other libraries", HAND_WRITTEN: "written by hand", FLOOR: "floor: copying the bytes" };

function legend() {
  const present = Object.entries(KINDS).filter(([kind]) => DATA.result.entries.some(entry => entry.kind === kind));
  return h("ul", { class: "legend" }, present.map(([kind, name]) => h("li", {}, h("i", { class: "k-" + kind }), name)));
}

function jdkSwitch(jdks, chosen) {
  return h("div", { class: "switch", role: "group", "aria-label": "JDK" }, jdks.map(jdk =>
    h("button", { type: "button", "aria-pressed": String(jdk === chosen), onclick: () => show(jdk) }, `JDK ${jdk}`)));
}

let shown;

function show(jdk) {
  shown = jdk;
  const jdks = [...new Set(DATA.findings.panels.map(panel => panel.jdk))];
  const measuredParts = jdk === undefined
    ? [h("p", { class: "note" }, "Nothing was measured.")]
    : [h("div", { class: "bar" }, jdkSwitch(jdks, jdk), legend()), overview(jdk), verdicts(jdk), claims(), steps(), coldStarts(), ratios(jdk), throughput(jdk), allocation(jdk)];
  const parts = [header(), notWarm(), story(), tiles(), ...measuredParts, sizes(), transports(), failures(), jdk === undefined ? null : everything(jdk),
    contestants(), method(), environment()];
  document.getElementById("page").replaceChildren(...parts.flat().filter(part => part !== null));
}

const newest = () => (DATA.findings.panels[0] || {}).jdk;

show(newest());
