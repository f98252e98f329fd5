import { type AnyKnown, type AnyPosition, type AnyRuleset, knownTo } from '@chancery/core';

/**
 * What somebody knows of a position. Reckoned once for each position and viewer: a view is never written to, and much that
 * is found out about one, such as its names, is remembered with it.
 */
export const knownBy = (ruleset: AnyRuleset, position: AnyPosition, who: Parameters<typeof knownTo>[2]): AnyKnown => {
  const views = viewsOf(ruleset, position);
  let known = views.get(who);
  if (known === undefined) {
    known = knownTo(ruleset, position, who);
    views.set(who, known);
  }
  return known;
};

type Views = Map<string, AnyKnown>;
const RECKONED = new WeakMap<AnyRuleset, WeakMap<AnyPosition, Views>>();

const viewsOf = (ruleset: AnyRuleset, position: AnyPosition): Views => {
  let byPosition = RECKONED.get(ruleset);
  if (byPosition === undefined) {
    byPosition = new WeakMap();
    RECKONED.set(ruleset, byPosition);
  }
  let views = byPosition.get(position);
  if (views === undefined) {
    views = new Map();
    byPosition.set(position, views);
  }
  return views;
};
