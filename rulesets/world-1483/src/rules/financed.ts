import type { State, War } from '../state.ts';
import type { NationNumber } from '../words.ts';

/** A war as those see it who do not know that somebody pays for it (W83-5.48). */
export const asDeclared = (war: War): War => (war.financed ? { ...war, kind: 'player', financed: false } : war);

/** Who is attacked in a financed war knows that it is one, and so does whoever pays for it. */
export const warSeenBy = ({ contracts }: Pick<State, 'contracts'>, war: War, nation: NationNumber | null): War => {
  const knows =
    nation === war.defender ||
    contracts.some(
      ({ npc, target, financier }) => npc === war.attacker && target === war.defender && financier === nation,
    );
  return knows ? war : asDeclared(war);
};
