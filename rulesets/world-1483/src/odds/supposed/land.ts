import type { Dice } from '@chancery/core';
import { fightLand, type LandSide } from '../../battle/land.ts';
import { defendersOf } from '../../rules/berbers.ts';
import type { Fighter, Leader } from '../../rules/factors.ts';
import { africanGarrison, type Garrison, siberianGarrison } from '../../rules/garrisons.ts';
import { CAUTIOUS, DIE, type LandLoss } from '../../words.ts';
import { isShipKind, type OddsForce, type OddsQuestion, type Unrolled } from '../question.ts';
import { ATTACKER, DEFENDER, type Fight, type Numbered, type OddsResult, type Sides, SOMEWHERE } from './sides.ts';

/** The usual order. */
const NO_LOSSES: ReadonlyMap<number, readonly LandLoss[]> = new Map();

const fightersOf = (side: readonly Numbered[], owner: number, attacks: boolean): readonly Fighter[] =>
  side.flatMap(({ force, troop: { kind }, ids }) =>
    isShipKind(kind) ? [] : ids.map((id): Fighter => ({ id, owner, type: kind, way: attacks ? force.way : 'inside' })),
  );

/** The best general of a side leads (W83-4.14). */
const leaderOf = (forces: readonly OddsForce[], owner: number): Leader | null => {
  const [best] = forces
    .flatMap(({ general }) => (general === null ? [] : [general]))
    .toSorted((a, b) => b.skill - a.skill || Number(b.ability > 0) - Number(a.ability > 0));
  return best === undefined ? null : { id: 0, owner, ...best };
};

const sideOf = (forces: readonly OddsForce[], fighters: readonly Fighter[], owner: number): LandSide => ({
  first: owner,
  fighters,
  leader: leaderOf(forces, owner),
  points: forces.flatMap(({ points }) => points),
  losses: NO_LOSSES,
});

/** Artillery stays aboard in a landing, which a coastal defence unit always meets (W83-11.51, 11.53). */
export const landFight = ({ attackers, defenders, fort, open }: OddsQuestion, sides: Sides): Fight => {
  const coming = fightersOf(sides.attackers, ATTACKER, true).filter(({ type, way }) => type !== 'art' || way !== 'sea');
  const standing = fightersOf(sides.defenders, DEFENDER, false);
  const landed = coming.some(({ way }) => way === 'sea');
  const coast: readonly Fighter[] = landed ? [{ id: 0, owner: DEFENDER, type: 'coast', way: 'inside' }] : [];
  const unrolled = defenders.flatMap((force) => (force.unrolled === null ? [] : [force.unrolled]));
  const [cautious] = defenders.filter(({ general }) => general?.ability === CAUTIOUS);
  return (dice) => {
    const found = unrolled.flatMap((each) => garrisonOf(each, dice));
    const outcome = fightLand(
      {
        territory: SOMEWHERE,
        fort,
        attackers: sideOf(attackers, coming, ATTACKER),
        defenders: sideOf(defenders, [...standing, ...found, ...coast], DEFENDER),
        leaving: { terms: attackers.flatMap(({ retreat }) => retreat) },
        canRetreat: () => true,
        cautious: cautious === undefined || cautious.retreat.length === 0 ? null : cautious.retreat,
        open,
      },
      dice,
    );
    const fallen = outcome.rounds.flatMap((round) => [...round.attackersLost, ...round.defendersLost]);
    return {
      outcome: landResult(outcome),
      lost: [...fallen, ...outcome.partingLost].map(({ id }) => id),
    };
  };
};

const landResult = ({
  attackersLeft,
  defendersLeft,
  retreated,
  withdrawn,
}: ReturnType<typeof fightLand>): OddsResult => {
  if (defendersLeft.length === 0 && attackersLeft.length > 0) return withdrawn.length > 0 ? 'withdrawn' : 'won';
  if (retreated.length > 0) return 'retreat';
  return defendersLeft.length === 0 ? 'nobody' : 'lost';
};

/** Units that nobody has numbered: their losses are not listed. */
const garrisonOf = (unrolled: Unrolled, dice: Dice): readonly Fighter[] => {
  const roll = dice.at('garrison', SOMEWHERE).d(DIE);
  const { infantry, cavalry } = rolled(unrolled, roll);
  const made = (type: 'inf' | 'cav', length: number): readonly Fighter[] =>
    Array.from({ length }, (_, at) => ({ id: -1 - at, owner: DEFENDER, type, way: 'inside' as const }));
  return [...made('inf', infantry), ...made('cav', cavalry)];
};

const rolled = (unrolled: Unrolled, roll: number): Garrison => {
  switch (unrolled.what) {
    case 'siberia':
      return siberianGarrison(roll);
    case 'africa':
      return africanGarrison(roll + unrolled.value);
    case 'berbers':
      return { infantry: 0, cavalry: defendersOf(roll) };
  }
};
