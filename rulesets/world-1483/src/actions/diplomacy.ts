import { getNation, nationsOf } from '../rules/find.ts';
import { linesOf } from '../rules/sheets.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { declareWar } from './declare-war.ts';
import type { NationStep } from './deed.ts';
import { errandOf } from './errand.ts';
import { finance } from './finance.ts';
import { influence } from './influence.ts';
import { slander } from './slander.ts';
import { threaten } from './threaten.ts';

/** Action 1: declarations of war, whatever their place in the list (W83-5.6), then the other lines in their order. */
export const diplomacy: NationStep = (turn, nation) => {
  const threatened = threatenedBy(turn, nation);
  for (const line of linesOf(turn, nation, 'DECLARE_WAR')) declareWar(turn, nation, line);
  for (const line of linesOf(turn, nation, 'INFLUENCE', 'SLANDER', 'THREATEN', 'FINANCE')) {
    if (line.verb === 'INFLUENCE') influence(turn, nation, line);
    else if (line.verb === 'SLANDER') slander(turn, nation, line);
    else if (line.verb === 'THREATEN') threaten(turn, nation, line);
    else finance(turn, nation, line);
  }
  liftThreats(turn, nation, threatened);
};

const threatenedBy = ({ state }: GameTurn, nation: NationNumber): readonly NationNumber[] =>
  nationsOf(state).flatMap(({ number, underThreat }) => (underThreat.includes(nation) ? [number] : []));

/** Threats of its turn before are over with this action, but for those that it repeated (W83-5.30). */
const liftThreats = (turn: GameTurn, nation: NationNumber, npcs: readonly NationNumber[]): void => {
  const { threatened: again } = errandOf(turn);
  for (const npc of npcs) {
    if (again.has(npc)) continue;
    const by = getNation(turn.state, npc).underThreat.filter((each) => each !== nation);
    turn.emit({ kind: 'threats-set', rule: 'W83-5.30', npc, by });
  }
};
