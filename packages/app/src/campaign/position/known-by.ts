import { type AnyKnown, type AnyPosition, type AnyRuleset, knownTo, onceFor } from '@chancery/core';

/**
 * What somebody knows of a position. Reckoned once for each position and viewer: a view is never written to, and much that
 * is found out about one, such as its names, is remembered with it.
 */
export const knownBy = (ruleset: AnyRuleset, position: AnyPosition, who: Parameters<typeof knownTo>[2]): AnyKnown => {
  const views = viewsOfRuleset(ruleset)(position);
  let known = views.get(who);
  if (known === undefined) {
    known = knownTo(ruleset, position, who);
    views.set(who, known);
  }
  return known;
};

type Views = Map<string, AnyKnown>;
const viewsOfRuleset = onceFor((_: AnyRuleset) => onceFor((_: AnyPosition): Views => new Map()));
