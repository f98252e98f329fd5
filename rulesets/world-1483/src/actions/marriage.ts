import { moveRoutes } from '../consequences/exchange.ts';
import { handOver, incorporateAtOnce } from '../consequences/hand-over.ts';
import { changeTreasury, treasuryOf } from '../consequences/money.ts';
import { giveUnits } from '../consequences/units.ts';
import { moveBox, releaseNation, shiftBox } from '../consequences/war.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { checkMarry } from '../rules/checks/marry.ts';
import { MARRIAGE_COST } from '../rules/costs.ts';
import { getNation, ownedBy, unitsOf } from '../rules/find.ts';
import { type Courtship, courtshipBy } from '../rules/marriage.ts';
import { linesOf } from '../rules/sheets.ts';
import { boxOf } from '../rules/war.ts';
import type { GameTurn } from '../types.ts';
import { ALLIED, AT_WAR, DIE, type NationNumber } from '../words.ts';
import { fail, type NationStep } from './deed.ts';
import { errandOf } from './errand.ts';

/** One offer of marriage a turn, whomever it is made to (W83-13.44). */
export const marriage: NationStep = (turn, nation) => {
  const errand = errandOf(turn);
  for (const line of linesOf(turn, nation, 'MARRY')) {
    const refusal = errand.courted
      ? ({ code: 'already-tried', what: 'marriage' } as const)
      : checkMarry(askerIn(turn, nation), line.args);
    if (refusal !== null) {
      fail(turn, nation, line, refusal);
      continue;
    }
    errand.courted = true;
    court(turn, nation, line.args.npc);
  }
};

const court = (turn: GameTurn, nation: NationNumber, npc: NationNumber): void => {
  const roll = turn.dice.at('marriage', npc).d(DIE);
  const outcome = courtshipBy(roll, boxOf(turn.state, npc, nation));
  const treasury = treasuryOf(turn, nation) - MARRIAGE_COST;
  turn.emit({ kind: 'courted', rule: 'W83-13.45', nation, npc, roll, outcome, cost: MARRIAGE_COST, treasury });
  FOLLOWS[outcome](turn, nation, npc);
};

const FOLLOWS: { readonly [Outcome in Courtship]: (turn: GameTurn, nation: NationNumber, npc: NationNumber) => void } =
  {
    married: (turn, nation, npc) => absorb(turn, nation, npc),
    warmed: (turn, nation, npc) => moveBox(turn, { npc, nation, to: ALLIED, why: 'marriage offer', rule: 'W83-13.45' }),
    nothing: () => {},
    cooled: (turn, nation, npc) => shiftBox(turn, { npc, nation, by: -1, why: 'marriage offer', rule: 'W83-13.45' }),
    war: (turn, nation, npc) => {
      moveBox(turn, { npc, nation, to: AT_WAR, why: 'marriage offer', rule: 'W83-13.45', war: 'marriage' });
      turn.emit({ kind: 'unmarriageable-made', rule: 'W83-13.46', npc });
    },
  };

/** All that it has becomes the suitor's, its land incorporated, and the nation is no more (W83-13.48, 13.49). */
const absorb = (turn: GameTurn, nation: NationNumber, npc: NationNumber): void => {
  const rule = 'W83-13.48';
  const territories = ownedBy(turn.state, npc).map(({ number }) => number);
  const { status: from, seaTrade, landTrade } = getNation(turn.state, npc);
  turn.emit({ kind: 'married', rule, nation, npc, territories });
  releaseNation(turn, npc, 'absorbed', 'W83-13.49');
  turn.emit({ kind: 'status-changed', rule: 'W83-13.49', nation: npc, from, to: 'absorbed', by: nation });
  const dowry = treasuryOf(turn, npc);
  changeTreasury(turn, npc, { amount: -dowry, why: 'absorbed', rule });
  changeTreasury(turn, nation, { amount: dowry, why: 'absorbed', rule });
  moveRoutes(turn, npc, { sea: -seaTrade, land: -landTrade, rule: 'W83-13.49' });
  moveRoutes(turn, nation, { sea: seaTrade, land: landTrade, rule: 'W83-13.49' });
  for (const territory of territories) {
    handOver(turn, { territory, to: nation, why: 'marriage', rule });
    incorporateAtOnce(turn, { territory, by: nation, rule });
  }
  const units = unitsOf(turn.state, npc).map(({ id }) => id);
  giveUnits(turn, units, { from: npc, to: nation, guests: false, rule });
  turn.emit({ kind: 'affairs-closed', rule: 'W83-13.49', nation: npc });
};
