import type { Board, PeaceOffer, War } from '../state.ts';
import type { NationNumber } from '../words.ts';
import { allyDemand } from './surrender.ts';
import { scoreOf } from './war-score.ts';

/** Non-player nations that fight on behalf of others (W83-13.30 to 13.41). */

type Wars = Pick<Board, 'wars'>;

/** Wars into which allies were called by one nation against another. */
export const calledAgainst = ({ wars }: Wars, ally: NationNumber, enemy: NationNumber): readonly War[] =>
  wars.filter((war) => war.ally === ally && war.defender === enemy);

/** Whether it fights on somebody's behalf already (W83-13.33). */
export const isCalled = ({ wars }: Wars, npc: NationNumber): boolean =>
  wars.some(({ ally, attacker }) => ally !== null && attacker === npc);

/** What is to become of a called ally when who called it makes peace. */
export interface AllySettlement {
  readonly war: War;
  readonly npc: NationNumber;
  readonly ally: NationNumber;
  readonly enemy: NationNumber;
  /** The enemy makes peace with it as well (W83-13.36). */
  readonly named: boolean;
  readonly demanded: number;
  readonly granted: number;
  /** Where it is granted too little: 1 no peace, 2 the ally pays, 3 nobody pays (W83-13.38, 13.39). */
  readonly choice: 1 | 2 | 3 | null;
}

/** What two statements of peace come to for the allies that one side has called. */
export const settlementsOf = (
  board: Pick<Board, 'wars' | 'territories'>,
  ours: PeaceOffer,
  theirs: PeaceOffer,
): readonly AllySettlement[] => {
  const { from: ally, to: enemy } = ours;
  return calledAgainst(board, ally, enemy).map((war) => {
    const { attacker: npc } = war;
    const named = theirs.with.find((each) => each.npc === npc);
    const demanded = allyDemand(scoreOf(board, war, npc).gained);
    const granted = Math.min(named?.tribute ?? 0, demanded);
    const isShort = named !== undefined && granted < demanded;
    const choice = isShort ? ((ours.choice ?? 1) as 1 | 2 | 3) : null;
    return { war, npc, ally, enemy, named: named !== undefined, demanded, granted, choice };
  });
};
