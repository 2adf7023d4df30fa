// What one published experiment has and others have not.
function story() {
  const told = DATA.story;
  if (!told) return null;
  return section("What its author found, and what is to be said against it", null, h("div", { class: "card", id: "story" },
    h("p", {}, told.reported),
    told.points.length ? h("ul", { class: "method" }, told.points.map(point =>
      h("li", {}, point.text, point.effect ? [" ", h("em", {}, point.effect)] : null))) : null));
}
