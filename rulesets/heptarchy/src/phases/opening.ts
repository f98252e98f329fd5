import { armNegotiationClocks, changePrestige } from '../consequences/index.ts';
import { getKingdom, ownedBy } from '../rules/find.ts';
import { has, taxOf, tradeIncome } from '../rules/reckoned.ts';
import type { Scene } from '../scene.ts';
import type { KingdomNumber } from '../words.ts';
import { payLandUpkeep, payNavyUpkeep } from './upkeep.ts';

/** A Phase opens, Turn 1 or later (HEP-1.9): then Posts are accepted. */
export const openPhase = (scene: Scene, kingdom: KingdomNumber): void => {
  scene.emit({ kind: 'phase-opened', rule: 'HEP-1.9', kingdom, turn: scene.state.turn });
  armNegotiationClocks(scene, kingdom);
  receiveIncome(scene, kingdom);
  if (has(scene, kingdom, 'piety')) changePrestige(scene, kingdom, 1, 'piety');
  payLandUpkeep(scene, kingdom);
  payNavyUpkeep(scene, kingdom);
};

/** HEP-4.16 */
const receiveIncome = (scene: Scene, kingdom: KingdomNumber): void => {
  const tax = ownedBy(scene.state, kingdom).map(({ number: area }) => ({ area, amount: taxOf(scene, area) }));
  const trade = tradeIncome(scene, kingdom);
  const gold = tax.reduce((sum, { amount }) => sum + amount, getKingdom(scene.state, kingdom).gold + trade);
  scene.emit({ kind: 'income-received', rule: 'HEP-4.16', kingdom, tax, trade, gold });
};
