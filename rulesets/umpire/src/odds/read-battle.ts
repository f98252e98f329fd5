import type { BattleWords, ClauseWords } from '@chancery/kit';
import { noUnits } from '../rules/forces.ts';
import type { Setting } from '../setting.ts';
import { LEAST_MORALE, MOST_MORALE, MOST_RATING, MOST_UNITS } from '../words.ts';

/** One side of a fight that might come: units by type, spirits, and what its commander can do. */
export interface OddsForce {
  readonly units: readonly number[];
  readonly morale: number;
  /** Null: an officer from the ranks, whose skill is rolled (UM-10.7). */
  readonly skill: number | null;
}

export const FIGHTS = ['battle', 'assault', 'siege'] as const;
export type Fight = (typeof FIGHTS)[number];

/** Where and how they meet. */
export interface OddsPlace {
  readonly fight: Fight;
  /** The place of the terrain; null at sea. */
  readonly terrain: number | null;
  /** Units of militia behind the walls (UM-14.5). */
  readonly militia: number;
  /** CNR of the city, on which its stores depend (UM-14.19). */
  readonly revenue: number;
  /** Turns of operations, this one among them (UM-14.8). */
  readonly t: number;
  readonly bySea: boolean;
  readonly reliefBeaten: boolean;
}

const MOST_NUMBER = 99;

/** `plain`, `sea`, `assault, hill, militia 6`, `siege, turn 3, revenue 12, by sea, relief beaten` */
const placeWords = ({ terrains }: Setting): ClauseWords<OddsPlace> => {
  const names = terrains.map((name) => name.toLowerCase());
  const number = (key: 'militia' | 'revenue' | 't', word: string) => ({
    pattern: new RegExp(`^${word} (\\d{1,3})$`),
    read: (place: OddsPlace, [, said]: RegExpExecArray, faults: string[]): OddsPlace => {
      if (Number(said) > MOST_NUMBER) faults.push(`${word} is at most ${MOST_NUMBER}, not ${said}`);
      return { ...place, [key]: Number(said) };
    },
  });
  return {
    nothing: { fight: 'battle', terrain: 0, militia: 0, revenue: 0, t: 1, bySea: false, reliefBeaten: false },
    kinds: [
      { pattern: /^(battle|assault|siege)$/, read: (place, [fight]) => ({ ...place, fight: fight as Fight }) },
      { pattern: /^sea$/, read: (place) => ({ ...place, terrain: null }) },
      { pattern: /^by sea$/, read: (place) => ({ ...place, bySea: true }) },
      { pattern: /^relief beaten$/, read: (place) => ({ ...place, reliefBeaten: true }) },
      number('militia', 'militia'),
      number('revenue', 'revenue'),
      number('t', 'turn'),
      {
        pattern: /^\D+$/,
        read: (place, [name], faults) => {
          const terrain = names.indexOf(name);
          if (terrain === -1) faults.push(`'${name}' is no place: sea, ${names.join(', ')}`);
          return { ...place, terrain: Math.max(0, terrain) };
        },
      },
    ],
    notUnderstood: (clause) =>
      `'${clause}' is not understood: a terrain or sea, assault or siege, militia 6, revenue 12, turn 3, by sea, relief beaten`,
  };
};

/** The type that a word names: singular, plural or code. */
const typeOf = ({ types }: Setting, word: string): number =>
  types.findIndex(({ name, plural, code }) => [name, plural, code].some((each) => each.toLowerCase() === word));

/** `6 foot, 2 horse, morale 80, skill 5`; `nobody` stands for militia alone. */
const forceWords = (setting: Setting): ClauseWords<OddsForce> => ({
  nothing: { units: noUnits(setting), morale: MOST_MORALE, skill: null },
  kinds: [
    {
      pattern: /^(morale|skill) (\d{1,3})$/,
      read: (force, [, what, said], faults) => {
        const [least, most] = what === 'morale' ? [LEAST_MORALE, MOST_MORALE] : [0, MOST_RATING];
        if (Number(said) < least || Number(said) > most) faults.push(`${what} is ${least} to ${most}, not ${said}`);
        return what === 'morale' ? { ...force, morale: Number(said) } : { ...force, skill: Number(said) };
      },
    },
    { pattern: /^nobody$/, read: (force) => force },
    {
      pattern: /^(\d{1,6}) (.+)$/,
      read: (force, [, count, word = ''], faults) => {
        const type = typeOf(setting, word);
        if (type === -1 || setting.types[type]?.category === 'spy') {
          faults.push(`'${word}' are no troops: ${fighting(setting).join(', ')}`);
          return force;
        }
        return { ...force, units: force.units.map((units, at) => (at === type ? units + Number(count) : units)) };
      },
    },
  ],
  notUnderstood: (clause) => `'${clause}' is not understood: 6 ${fighting(setting)[0] ?? 'units'}, morale 80, skill 5`,
});

/** What those are called that fight, in small letters. */
export const fighting = ({ types }: Setting): readonly string[] =>
  types.filter(({ category }) => category !== 'spy').map(({ plural }) => plural.toLowerCase());

export const sizeOf = ({ units }: OddsForce): number => units.reduce((sum, count) => sum + count, 0);

/** The words in which a fight is asked about, in the troop types and terrains of a setting. */
export const battleWords = (setting: Setting): BattleWords<OddsPlace, OddsForce> => ({
  mostForces: 8,
  place: placeWords(setting),
  noPlace: ({ fight, terrain }) => [
    [fight !== 'battle' && terrain === null, 'cities are stormed and besieged on land'],
  ],
  force: forceWords(setting),
  noForce: (force, { fight }, attacks) => [
    [sizeOf(force) === 0 && (attacks || fight === 'battle'), 'has nobody to fight'],
    [sizeOf(force) > MOST_UNITS, `has more than ${MOST_UNITS} units`],
  ],
});
