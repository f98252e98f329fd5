import type { Board, BoardCell, BoardColumn, BoardDie, BoardRound } from '@chancery/core';
import { COASTAL_DEFENCE, MILITIA_DEFENCE, SIEGE, UNITS } from '../data/units.ts';
import type { BattleRound, Fallen, VolleyFacts } from '../events/battle.ts';
import { type Reader, who, whoAll } from '../names/reader.ts';
import { fighters } from '../text/told/battle.ts';
import type { ToldOf } from '../told.ts';

type Battle = ToldOf<'battle-fought'>;
type FighterType = VolleyFacts['type'];

/** A battle on the board: a column for walls and for each type, with every die, what it had to roll, and who fell (W83-18.11). */
export const battleBoard = (battle: Battle, reader: Reader): Board => ({
  sides: [`${whoAll(reader, battle.attackers)}, attacking`, `${whoAll(reader, battle.defenders)}, defending`],
  rounds: [
    ...battle.rounds.map((round, at) => roundOf(battle, round, { reader, title: `Round ${at + 1}` })),
    ...(battle.parting.length === 0
      ? []
      : [roundOf(battle, partingRound(battle), { reader, title: 'Fire at those who go back aboard' })]),
  ],
});

const partingRound = ({ parting, partingLost }: Battle): BattleRound => ({
  fort: null,
  siege: [],
  attack: [],
  defence: parting,
  attackersLost: partingLost,
  defendersLost: [],
  damaged: [],
});

/** In the order in which they roll (W83-1.19). */
const ORDER: readonly FighterType[] = ['coast', 'inf', 'cav', 'knt', 'mil', 'art', 'sol', 'frg', 'mer', 'gen'];

const TITLES: { readonly [Type in FighterType]: string } = {
  coast: 'Coastal defence',
  inf: 'Infantry',
  cav: 'Cavalry',
  knt: 'Knights',
  mil: 'Militia',
  art: 'Artillery',
  sol: 'Ships of the line',
  frg: 'Frigates',
  mer: 'Merchantmen',
  gen: 'Generals',
};

interface Shown {
  readonly reader: Reader;
  readonly title: string;
}

const roundOf = (battle: Battle, round: BattleRound, { reader, title }: Shown): BoardRound => {
  const { attack, defence, attackersLost, defendersLost, damaged } = round;
  const types = new Set(
    [...attack, ...defence, ...attackersLost, ...defendersLost, ...damaged].map(({ type }) => type),
  );
  return {
    title,
    columns: [
      ...siegeColumn(battle, round),
      ...ORDER.filter((type) => types.has(type)).map(
        (type): BoardColumn => ({
          title: TITLES[type],
          cells: [
            cellOf(reader, type, {
              as: 'attack',
              volleys: attack,
              lost: attackersLost,
              hurt: hurtOf(battle.attackers, damaged),
            }),
            cellOf(reader, type, {
              as: 'defence',
              volleys: defence,
              lost: defendersLost,
              hurt: hurtOf(battle.defenders, damaged),
            }),
          ],
        }),
      ),
    ],
  };
};

const hurtOf = (side: readonly number[], damaged: readonly Fallen[]): readonly Fallen[] =>
  damaged.filter(({ owner }) => side.includes(owner));

/** The guns fire at the walls first (W83-11.20); a Master Engineer makes them hit more often (W83-4.23). */
const siegeColumn = ({ engineered }: Battle, { fort, siege }: BattleRound): readonly BoardColumn[] => {
  if (siege.length === 0) return [];
  const needed = engineered ? SIEGE.engineer : SIEGE.usual;
  return [
    {
      title: 'Walls',
      cells: [
        { counters: [`${fighters(siege.length, 'art')}: ${needed}`], dice: diceOf(siege, needed), fallen: [] },
        { counters: [], dice: [], fallen: [] },
      ],
      end: `fortification ${fort ?? 0}`,
    },
  ];
};

interface Side {
  readonly as: 'attack' | 'defence';
  readonly volleys: readonly VolleyFacts[];
  readonly lost: readonly Fallen[];
  /** Ships of the line that were hit and float. */
  readonly hurt: readonly Fallen[];
}

const cellOf = (reader: Reader, type: FighterType, { as, volleys, lost, hurt }: Side): BoardCell => {
  const those = volleys.filter((volley) => volley.type === type);
  const several = new Set(volleys.map(({ owner }) => owner)).size > 1;
  const of = (owner: number): string => (several ? ` of ${who(reader, owner)}` : '');
  return {
    counters: those.map(
      ({ owner, factor, rolls }) => `${fighters(rolls.length, type)}${of(owner)}: ${factorWords(type, as, factor)}`,
    ),
    dice: those.flatMap(({ factor, rolls }) => diceOf(rolls, factor)),
    fallen: [
      ...lost.filter((each) => each.type === type).map(({ owner, count }) => `${fighters(count, type)}${of(owner)}`),
      ...hurt.filter((each) => each.type === type).map(({ count }) => `${fighters(count, type)} damaged`),
    ],
  };
};

const diceOf = (rolls: readonly number[], needed: number): readonly BoardDie[] =>
  rolls.map((roll) => ({ roll, hit: roll <= needed }));

const baseOf = (type: FighterType, as: 'attack' | 'defence'): number => {
  if (type === 'mil') return MILITIA_DEFENCE;
  return type === 'coast' ? COASTAL_DEFENCE : UNITS[type][as];
};

/** `4`, or `4 (3 + 1)`: what they have to roll, and what was added to what such units always have. */
const factorWords = (type: FighterType, as: 'attack' | 'defence', factor: number): string => {
  const base = baseOf(type, as);
  if (base === factor) return `${factor}`;
  return `${factor} (${base} ${factor > base ? `+ ${factor - base}` : `− ${base - factor}`})`;
};
