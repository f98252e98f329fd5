import type { BattleWords, ClauseWords } from '@chancery/kit';
import { typeName } from '../names/names.ts';
import { RETREAT_MEASURES, type RetreatTerm } from '../order.ts';
import { ABILITIES, CAUTIOUS, SHIP_TYPES, TROOP_TYPES } from '../words.ts';
import { isAtSea, isShipKind, NO_FORCE, type OddsForce, type OddsKind, type OddsPlace } from './question.ts';

const MOST_FORT = 9;
const MOST_SKILL = 10;
const MOST_UNITS = 300;

/** `land`, `fort 4`, `sea`, `deep sea`, `expelled guests` */
const PLACE: ClauseWords<OddsPlace> = {
  nothing: { on: 'land', fort: null, open: false },
  kinds: [
    { pattern: /^(land|sea|deep sea)$/, read: (place, [on]) => ({ ...place, on: on as OddsPlace['on'] }) },
    { pattern: /^no city$/, read: (place) => ({ ...place, fort: null }) },
    {
      pattern: /^(?:fort|fortification) (\d{1,2})$/,
      read: (place, [, said], faults) => {
        if (Number(said) > MOST_FORT) faults.push(`a fortification is 0 to ${MOST_FORT}, not ${said}`);
        return { ...place, fort: Number(said) };
      },
    },
    { pattern: /^expelled guests$/, read: (place) => ({ ...place, open: true }) },
  ],
  notUnderstood: (clause) => `'${clause}' is not understood: land, fort 4, sea, deep sea, or expelled guests`,
};

/** What kinds are called: by code, one of them and several. */
const KINDS = new Map<string, OddsKind>([
  ...[...TROOP_TYPES, ...SHIP_TYPES].flatMap((type): [string, OddsKind][] => [
    [type, type],
    [typeName(type, 1), type],
    [typeName(type), type],
  ]),
  ['militia', 'mil'],
]);

/** `master tactician`, or `tactician`. */
const abilityOf = (words: string): number =>
  ABILITIES.findIndex((name, at) => at > 0 && [name.toLowerCase(), lastWordOf(name)].includes(words));
const lastWordOf = (name: string): string => name.toLowerCase().split(' ').at(-1) ?? '';

/** `losses>=2`, `ratio<1/2`, `now`; null where it is no condition. */
const termOf = (words: string): RetreatTerm | null => {
  const [, measure = '', sign, than, of] = /^([a-z]+)(?:(>=|<=|<)(\d{1,3})(?:\/(\d{1,2}))?)?$/.exec(words) ?? [];
  if (!(RETREAT_MEASURES as readonly string[]).includes(measure)) return null;
  if (measure === 'now') return sign === undefined ? { measure: 'now' } : null;
  if (sign === undefined || SIGNS[measure] !== sign || (measure === 'ratio') !== (of !== undefined)) return null;
  const term = { measure: measure as RetreatTerm['measure'], sign: sign as '<', than: Number(than) };
  return of === undefined ? term : { ...term, of: Number(of) };
};
const SIGNS: { readonly [measure: string]: string } = {
  rounds: '>=',
  losses: '>=',
  units: '<=',
  enemy: '>=',
  ratio: '<',
};

const FORCE: ClauseWords<OddsForce> = {
  nothing: NO_FORCE,
  kinds: [
    { pattern: /^nobody$/, read: (force) => force },
    { pattern: /^(?:by land|over land)$/, read: (force) => ({ ...force, way: 'land' }) },
    { pattern: /^across a strait$/, read: (force) => ({ ...force, way: 'strait' }) },
    { pattern: /^by sea$/, read: (force) => ({ ...force, way: 'sea' }) },
    { pattern: /^from inside$/, read: (force) => ({ ...force, way: 'inside' }) },
    { pattern: /^(?:a )?siberian garrison$/, read: (force) => ({ ...force, unrolled: { what: 'siberia' } }) },
    {
      pattern: /^(?:an )?african garrison of value (\d{1,2})$/,
      read: (force, [, value]) => ({ ...force, unrolled: { what: 'africa', value: Number(value) } }),
    },
    { pattern: /^berber riders$/, read: (force) => ({ ...force, unrolled: { what: 'berbers' } }) },
    {
      pattern: /^general (\d{1,2})$/,
      read: (force, [, said], faults) => {
        if (Number(said) > MOST_SKILL) faults.push(`the skill of a general is 0 to ${MOST_SKILL}, not ${said}`);
        return { ...force, general: { skill: Number(said), ability: force.general?.ability ?? 0 } };
      },
    },
    {
      pattern: /^points (\d{1,3}) ([a-z]+) (\d)$/,
      read: (force, [, count, word = '', points], faults) => {
        const type = TROOP_TYPES.find((each) => KINDS.get(word) === each);
        if (type === undefined) {
          faults.push(`'${word}' get no skill points: ${TROOP_TYPES.map((each) => typeName(each)).join(', ')}`);
          return force;
        }
        return { ...force, points: [...force.points, { count: Number(count), type, points: Number(points) }] };
      },
    },
    {
      pattern: /^retreat (.+)$/,
      read: (force, [, words = ''], faults) => {
        const term = termOf(words);
        if (term !== null) return { ...force, retreat: [...force.retreat, term] };
        faults.push(`'${words}' is no condition: rounds>=3, losses>=2, units<=4, enemy>=5, ratio<1/2 or now`);
        return force;
      },
    },
    {
      pattern: /^(\d{1,6}) ((?:laden |damaged )*)(.+)$/,
      read: (force, [, count, how = '', word = ''], faults) => {
        const kind = KINDS.get(word);
        if (kind === undefined) {
          faults.push(
            `'${word}' are no units: ${[...TROOP_TYPES, ...SHIP_TYPES].map((each) => typeName(each)).join(', ')}`,
          );
          return force;
        }
        const troop = {
          count: Number(count),
          kind,
          ...(how.includes('laden') ? { laden: true } : {}),
          ...(how.includes('damaged') ? { damaged: true } : {}),
        };
        return { ...force, troops: [...force.troops, troop] };
      },
    },
    {
      pattern: /^[a-z ]+$/,
      read: (force, [words], faults) => {
        const ability = abilityOf(words);
        if (ability > 0) return { ...force, general: { skill: force.general?.skill ?? 0, ability } };
        faults.push(notUnderstood(words));
        return force;
      },
    },
  ],
  notUnderstood: (clause) => notUnderstood(clause),
};

const notUnderstood = (clause: string): string =>
  `'${clause}' is not understood: 3 infantry, by sea, across a strait, general 5, tactician, points 2 infantry 3, retreat losses>=2`;

export const sizeOf = ({ troops }: OddsForce): number => troops.reduce((sum, { count }) => sum + count, 0);

/** The words in which a battle is asked about. */
export const BATTLE: BattleWords<OddsPlace, OddsForce> = {
  mostForces: 8,
  place: PLACE,
  noPlace: (place) => [
    [isAtSea(place) && place.fort !== null, 'there are no walls at sea'],
    [isAtSea(place) && place.open, 'guests are expelled on land'],
  ],
  force: FORCE,
  noForce: (force, place, attacks) => {
    const ships = force.troops.filter(({ kind }) => isShipKind(kind));
    const landsmen = force.troops.filter(({ kind }) => !isShipKind(kind));
    return [
      [attacks && sizeOf(force) === 0, 'has nobody to attack with'],
      [sizeOf(force) > MOST_UNITS, `has more than ${MOST_UNITS} units`],
      [isAtSea(place) && landsmen.length > 0, 'has land units, and the battle is at sea'],
      [!isAtSea(place) && ships.length > 0, 'has ships, and the battle is on land'],
      [attacks && force.troops.some(({ kind }) => kind === 'mil'), 'has militia, who only defend'],
      [attacks && force.unrolled !== null, 'has a garrison, which only defends'],
      [isAtSea(place) && force.unrolled !== null, 'has a garrison, and the battle is at sea'],
      [
        !attacks && force.retreat.length > 0 && force.general?.ability !== CAUTIOUS,
        'would leave: defenders only do under the Cautious',
      ],
    ];
  },
};
