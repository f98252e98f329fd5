import { COST } from '../words.ts';
import { isInvaded } from './forces.ts';
import { canInvade, chance, isFoe, type Plan, type Realm, rulerOf } from './realm.ts';

/** Bridges: built inside its own land, broken before an enemy. */

/** A river that parts two provinces of its own. */
export const bridge = (realm: Realm): Plan | null => {
  const { setting, view } = realm;
  const place = setting.borders.findIndex(
    ({ a, b, river }, at) =>
      river !== null &&
      !view.bridges.includes(at) &&
      [a, b].every((side) => rulerOf(realm, side) === realm.domain || rulerOf(realm, side) === null) &&
      [a, b].some((side) => rulerOf(realm, side) === realm.domain),
  );
  const border = setting.borders[place];
  if (border === undefined || !chance(realm, 'bot.bridge', BRIDGE_IN)) return null;
  const [from, to] = rulerOf(realm, border.a) === realm.domain ? [border.a, border.b] : [border.b, border.a];
  return { action: { verb: 'BRIDGE', args: { from, to } }, cost: COST.bridge };
};
const BRIDGE_IN = 40;

/** A bridge over which an enemy could come whom it has no mind to visit itself. */
export const demolish = (realm: Realm): Plan | null => {
  const { setting, view, domain } = realm;
  for (const at of view.bridges) {
    const border = setting.borders[at];
    if (border === undefined) continue;
    const own = [border.a, border.b].find((side) => rulerOf(realm, side) === domain);
    const other = own === border.a ? border.b : border.a;
    const enemy = rulerOf(realm, other);
    const isQuiet = !isInvaded(realm, border.a) && !isInvaded(realm, border.b);
    if (own !== undefined && isFoe(realm, enemy) && !canInvade(realm, enemy) && isQuiet)
      return { action: { verb: 'DEMOLISH', args: { from: own, to: other } }, cost: 0 };
  }
  return null;
};
