import { rollGeneral } from '../consequences/generals.ts';
import { handOver, incorporateAtOnce } from '../consequences/hand-over.ts';
import { changeTreasury } from '../consequences/money.ts';
import { makeUnits } from '../consequences/units.ts';
import { checkTribalSetup, settlementCost, settlementOf } from '../rules/checks/tribal-setup.ts';
import { linesOf } from '../rules/sheets.ts';
import { placesSettled, type Settlement, usualSettlement } from '../rules/tribes.ts';
import type { GameTurn } from '../types.ts';
import { type NationNumber, SETUP_RESOURCES } from '../words.ts';
import { fail } from './deed.ts';

/** A tribe settles where its ruler says, or where tribes usually do (W83-16.8, 16.9). */
export const settle = (turn: GameTurn, tribe: NationNumber): void => {
  const chosen = choiceOf(turn, tribe);
  takePlaces(turn, tribe, chosen ?? usualSettlement(turn.setting, turn.state), chosen !== null);
};

/** The first choice of its ruler that can be; null where there is none. */
const choiceOf = (turn: GameTurn, tribe: NationNumber): Settlement | null => {
  for (const line of linesOf(turn, tribe, 'TRIBAL_SETUP')) {
    const refusal = checkTribalSetup({ setting: turn.setting, board: turn.state, nation: tribe }, line.args);
    if (refusal === null) return settlementOf(line.args);
    fail(turn, tribe, line, refusal);
  }
  return null;
};

/** Its first lands are incorporated as those of all nations are (W83-20.3), and no garrison is rolled for (W83-16.5). */
const takePlaces = (turn: GameTurn, tribe: NationNumber, settlement: Settlement, chosen: boolean): void => {
  const territories = placesSettled(settlement);
  const { cities, units } = settlement;
  turn.emit({ kind: 'tribe-settled', rule: chosen ? 'W83-16.3' : 'W83-16.9', tribe, territories, chosen });
  for (const territory of territories) {
    handOver(turn, { territory, to: tribe, why: 'settled', rule: 'W83-16.3' });
    incorporateAtOnce(turn, { territory, by: tribe, rule: 'W83-20.3' });
  }
  for (const territory of cities) turn.emit({ kind: 'tribal-city-put', rule: 'W83-16.1', territory, tribe });
  turn.emit({ kind: 'original-lands-set', rule: 'W83-0.13', nation: tribe, territories });
  const general = { ...rollGeneral(turn, tribe, false), special: false };
  const [seat] = cities;
  const items = units.map(({ count, type, territory }) => ({ type, count, place: territory }));
  makeUnits(turn, tribe, { items, why: 'set-up', rule: 'W83-16.4' });
  if (seat !== undefined) {
    makeUnits(turn, tribe, {
      items: [{ type: 'gen', count: 1, place: seat, general }],
      why: 'set-up',
      rule: 'W83-16.4',
    });
  }
  const left = SETUP_RESOURCES - settlementCost(settlement);
  changeTreasury(turn, tribe, { amount: left, why: 'set-up', rule: 'W83-16.4' });
};
