import { showAbility } from '../consequences/battles.ts';
import { treasuryOf } from '../consequences/money.ts';
import { reviewTribe } from '../consequences/tribes.ts';
import type { OrderOf } from '../order.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { checkIncorporate, tribalCityToGive } from '../rules/checks/incorporate.ts';
import { incorporationCost, statesmanIn } from '../rules/costs.ts';
import { getNation, getTerritory, isTribe } from '../rules/find.ts';
import { linesOf } from '../rules/sheets.ts';
import { tribeNow } from '../rules/tribes.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { fail } from './deed.ts';

/** After the battles and before units are placed: conquests become the nation's own for good (W83-10.42). */
export const incorporation = (turn: GameTurn, nation: NationNumber): void => {
  for (const line of linesOf(turn, nation, 'INCORPORATE')) {
    const refusal = checkIncorporate(askerIn(turn, nation), line.args);
    if (refusal !== null) fail(turn, nation, line, refusal);
    else incorporate(turn, nation, line);
  }
  // From then on all rules apply, those of its income in this very turn among them (W83-16.33).
  if (isTribe(getNation(turn.state, nation)) && tribeNow(turn.state, nation) === 'nation') reviewTribe(turn, nation);
};

const incorporate = (turn: GameTurn, nation: NationNumber, line: OrderOf<'INCORPORATE'>): void => {
  const { territory, destroy } = line.args;
  const { city } = getTerritory(turn.state, territory);
  if (city !== null && isTribe(getNation(turn.state, nation))) {
    const sacrifice = tribalCityToGive(turn.state, nation, destroy);
    if (sacrifice === null) return;
    turn.emit({
      kind: 'tribal-city-lost',
      rule: 'W83-16.27',
      territory: sacrifice,
      tribe: nation,
      why: 'incorporation',
    });
  }
  const statesman = statesmanIn(turn.state, nation, territory);
  if (statesman !== undefined) showAbility(turn, statesman.id);
  const cost = incorporationCost(turn.state, nation, territory);
  turn.emit({
    kind: 'incorporated',
    rule: 'W83-10.40',
    territory,
    by: nation,
    cost,
    treasury: treasuryOf(turn, nation) - cost,
    free: false,
  });
};
