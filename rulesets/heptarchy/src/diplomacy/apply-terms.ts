import { changeOwner, changePrestige, disband, endWar, makeTruce } from '../consequences/index.ts';
import type { EventOf } from '../events.ts';
import { findUnit, getArea, getKingdom } from '../rules/find.ts';
import { pair, tradePartner, treatyBetween } from '../rules/relations.ts';
import { wayToTrade } from '../rules/treaty.ts';
import type { Board, Scene } from '../scene.ts';
import type { Terms } from '../state.ts';
import type { KingdomNumber, TreatyKind, UnitId } from '../words.ts';

/** The two who make peace: who demands wins the War, who grants loses it (HEP-7.24). */
interface Peace {
  readonly winner: KingdomNumber;
  readonly loser: KingdomNumber;
  readonly terms: Terms;
}

/** The terms, in the order of HEP-7.22. What has become impossible is dropped without compensation (HEP-7.23). */
export const applyTerms = (scene: Scene, winner: KingdomNumber, loser: KingdomNumber, terms: Terms): void => {
  const peace: Peace = { winner, loser, terms };
  renounce(scene, peace, 'trade', terms.renounceTrade);
  renounce(scene, peace, 'pact', terms.renouncePact);
  disbandDemanded(scene, peace);
  const gained = cedeLand(scene, peace);
  payTribute(scene, peace);
  if (terms.trade) enforce(scene, peace, 'trade');
  if (terms.pact) enforce(scene, peace, 'pact');
  makeTruce(scene, winner, loser, terms.truce);
  changePrestige(scene, winner, 5, 'war-won');
  if (gained > 0) changePrestige(scene, winner, 2 * gained, 'land-by-peace');
  changePrestige(scene, loser, -10, 'war-lost');
  if (gained > 0) changePrestige(scene, loser, -3 * gained, 'land-lost-by-peace');
  endWar(scene, winner, loser, { how: 'terms', winner });
};

const drop = (
  scene: Scene,
  { winner: from, loser: to }: Peace,
  what: EventOf<'demand-dropped'>['what'],
  number: number,
): void => scene.emit({ kind: 'demand-dropped', rule: 'HEP-7.23', from, to, what, number });

const renounce = (scene: Scene, peace: Peace, treaty: TreatyKind, partners: readonly KingdomNumber[]): void => {
  for (const third of partners) {
    if (treatyBetween(scene.state, treaty, peace.loser, third) === null)
      drop(scene, peace, `renounce-${treaty}`, third);
    else {
      const between = pair(peace.loser, third);
      scene.emit({ kind: 'treaty-ended', rule: 'HEP-7.22', treaty, ...between, by: null, why: 'renounced' });
    }
  }
};

/** Retinues first: a Navy that goes down takes along whom it carries. */
const disbandDemanded = (scene: Scene, peace: Peace): void => {
  const isNavy = (id: UnitId): boolean => findUnit(scene.state, id)?.kind === 'navy';
  const { disband: ids } = peace.terms;
  for (const id of [...ids.filter((each) => !isNavy(each)), ...ids.filter(isNavy)]) {
    if (findUnit(scene.state, id)?.owner === peace.loser) disband(scene, id, 'peace');
    else drop(scene, peace, 'disband', id);
  }
};

/** Tells how many areas change hands. */
const cedeLand = (scene: Scene, peace: Peace): number => {
  const { winner, loser, terms } = peace;
  const ceded = terms.land.filter((area) => getArea(scene.state, area).owner === loser);
  for (const area of terms.land) {
    if (ceded.includes(area)) changeOwner(scene, area, winner, 'peace');
    else drop(scene, peace, 'land', area);
  }
  return ceded.length;
};

const payTribute = (scene: Scene, { winner, loser, terms }: Peace): void => {
  const { gold } = getKingdom(scene.state, loser);
  const amount = Math.min(terms.tribute, gold);
  if (amount === 0) return;
  const toGold = getKingdom(scene.state, winner).gold + amount;
  const fromGold = gold - amount;
  scene.emit({ kind: 'tribute-paid', rule: 'HEP-7.14', from: loser, to: winner, amount, fromGold, toGold });
};

/** An enforced treaty can't be cancelled before the end of the Truce (HEP-7.18). */
const enforce = (scene: Scene, peace: Peace, treaty: TreatyKind): void => {
  const { winner, loser, terms } = peace;
  if (treaty === 'trade' && !canTrade(scene, winner, loser)) {
    drop(scene, peace, 'trade', 0);
    return;
  }
  const lockedUntil = scene.state.turn + terms.truce;
  scene.emit({ kind: 'treaty-made', rule: 'HEP-7.18', treaty, ...pair(winner, loser), lockedUntil });
};

const canTrade = (board: Board, winner: KingdomNumber, loser: KingdomNumber): boolean =>
  [winner, loser].every((each) => tradePartner(board.state, each) === null) &&
  wayToTrade(board, winner, loser) === null;
