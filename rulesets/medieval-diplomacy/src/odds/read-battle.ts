import { type BattleWords, type ClauseWords, flag } from '@chancery/kit';
import type { Ratings } from '../events/battle-record.ts';
import { namesOfTroop } from '../orders/troop-names.ts';

import { withStack } from '../rules/stacks.ts';
import { isShip } from '../rules/troops.ts';
import type { Setting, Troop } from '../setting.ts';
import { HIGHEST_FORT, RATINGS, type Rank, type TroopType } from '../words.ts';
import type { OddsForce, OddsPlace } from './question.ts';

/** As many as there are realms. */
const MOST_FORCES = 23;

const MOST_TROOPS = 10_000;

/** `fort 3 damaged 1, attackers at war`; `sea`; `border`. Nothing: open ground. */
const PLACE: ClauseWords<OddsPlace> = {
  nothing: { kind: 'land' },
  kinds: [
    { pattern: /^(sea|border)$/, read: (place, [, kind]) => ({ ...place, kind: kind as OddsPlace['kind'] }) },
    {
      pattern: /^fort(?:ification)?(?: level)? (\d+)(?: (?:damaged?|with damage)(?: by)? (\d+))?$/,
      read: (place, [, level, damage = '0']) => ({
        ...place,
        fort: { level: Number(level), damage: Number(damage) },
      }),
    },
    {
      pattern: /^attackers(?: are)? (allied|neutral|at war)$/,
      read: (place, [, among]) => ({ ...place, attackersAre: among as NonNullable<OddsPlace['attackersAre']> }),
    },
    flag(/^(?:open|land)$/, {}),
  ],
  notUnderstood: (clause) => `'${clause}' is no place: fort 3 damaged 1; sea; border; attackers at war`,
};

/** `20 knights rank 2, 3 siege machines, commander infantry 46, retreat 2, landed`. */
const forceOf = (troops: readonly Troop[]): ClauseWords<OddsForce> => ({
  nothing: { stacks: [], commanders: [] },
  kinds: [
    {
      pattern: /^(?:a |1 )?commander((?: (?:infantry|cavalry|siege|naval) \d+)*)$/,
      read: (force, [, ratings = ''], faults) => ({
        ...force,
        commanders: [...(force.commanders ?? []), readRatings(ratings, faults)],
      }),
    },
    {
      pattern: /^retreat(?: level)? ([1-5])$/,
      read: (force, [, level]) => ({ ...force, retreatLevel: Number(level) as Rank }),
    },
    flag(/^landed$/, { landed: true }),
    flag(/^outside$/, { outside: true }),
    {
      pattern: /^(\d+) (.+?)(?:(?: in)? rank ([1-5]))?$/,
      read: (force, [, count, name = '', rank = '1'], faults) => {
        const type = typeNamed(troops, name, faults);
        const added = { type: type ?? 0, rank: Number(rank) as Rank, count: Number(count) };
        return type === null ? force : { ...force, stacks: withStack(force.stacks, added) };
      },
    },
  ],
  notUnderstood: (clause) =>
    `'${clause}' is not understood: 20 archers rank 5; commander infantry 40; retreat 2; landed; outside`,
});

const readRatings = (text: string, faults: string[]): Ratings => {
  const values = RATINGS.map(
    (rating) => [rating, Number(new RegExp(`${rating} (\\d+)`).exec(text)?.[1] ?? 0)] as const,
  );
  for (const [rating, value] of values) if (value > 100) faults.push(`${rating} ${value}: ratings end at 100`);
  return Object.fromEntries(values) as unknown as Ratings;
};

/** A troop by its name, its key, one of them or several; or by words that only one name holds. */
const typeNamed = (troops: readonly Troop[], name: string, faults: string[]): TroopType | null => {
  const namesOf = (troop: Troop): readonly string[] => namesOfTroop(troop).map(plain);
  const exact = troops.findIndex((troop) => namesOf(troop).includes(plain(name)));
  if (exact >= 0) return exact;
  const like = troops.filter((troop) => namesOf(troop).some((known) => known.includes(plain(name))));
  const [only] = like;
  if (only !== undefined && like.length === 1) return troops.indexOf(only);
  const meant = like.length > 1 ? `: ${like.map((troop) => troop.name).join(', ')}?` : '';
  faults.push(`there is no troop '${name}'${meant}`);
  return null;
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** The words in which a battle between troops of these types is asked about. */
export const battleWords = ({ troops }: Pick<Setting, 'troops'>): BattleWords<OddsPlace, OddsForce> => ({
  mostForces: MOST_FORCES,
  place: PLACE,
  noPlace: ({ fort, kind }) =>
    fort === undefined
      ? []
      : [
          [fort.level < 1 || fort.level > HIGHEST_FORT, `a fortification has level 1 to ${HIGHEST_FORT}`],
          [fort.damage > fort.level, 'a fortification has no more damage than levels'],
          [kind !== 'land', 'fortifications stand in provinces, not at sea or on borders'],
        ],
  force: forceOf(troops),
  noForce: ({ stacks, commanders = [], landed, outside }, { kind }, attacks) => {
    const ships = stacks.filter(({ type }) => isShip(troops[type] as Troop));
    const count = stacks.reduce((sum, stack) => sum + stack.count, 0);
    return [
      [count + commanders.length === 0, 'has nobody to fight'],
      [count > MOST_TROOPS, `has more than ${MOST_TROOPS} troops`],
      [kind === 'sea' && count > 0 && ships.length === 0, 'has no ships: a sea battle is fought by fleets'],
      [kind !== 'sea' && ships.length > 0, 'has ships, which fight at sea only: name the place sea'],
      [landed === true && (!attacks || kind !== 'land'), 'cannot be landed: that is for attackers on land'],
      [outside === true && (attacks || kind !== 'land'), 'cannot stand outside: that is for defenders on land'],
    ];
  },
});
