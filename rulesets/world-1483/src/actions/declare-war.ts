import { goToWar } from '../consequences/war.ts';
import type { OrderOf } from '../order.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { checkDeclareWar } from '../rules/checks/declare-war.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { fail } from './deed.ts';

/** Two nations are at war at once, and the attacked may arm before anything else happens (W83-5.8, 5.10). */
export const declareWar = (turn: GameTurn, nation: NationNumber, line: OrderOf<'DECLARE_WAR'>): void => {
  const refusal = checkDeclareWar(askerIn(turn, nation), line.args);
  if (refusal !== null) return fail(turn, nation, line, refusal);
  goToWar(turn, { by: nation, on: line.args.nation, kind: 'player', cause: 'declared', rule: 'W83-5.8' });
};
