import type { Ratings } from '../battle/record.ts';
import { namesOfTroop } from '../orders/troop-names.ts';
import { byRankAndType, withStack } from '../rules/stacks.ts';
import { isShip } from '../rules/troops.ts';
import type { Setting, Troop } from '../setting.ts';
import type { Stack } from '../state.ts';
import { RATINGS, type Rank, type TroopType } from '../words.ts';
import type { OddsForce } from './question.ts';
import { clauses, type OddsPlace } from './read-place.ts';

const TROOPS = /^(\d+) (.+?)(?:(?: in)? rank ([1-5]))?$/;
const COMMANDER = /^(?:a |1 )?commander((?: (?:infantry|cavalry|siege|naval) \d+)*)$/;
const RETREAT = /^retreat(?: level)? ([1-5])$/;

/** Where the force fights, and on which side. */
type Fighting = OddsPlace & { readonly attacks: boolean };

/** `20 knights rank 2, 3 siege machines, commander infantry 46, retreat 2, landed`. What cannot be so is a fault. */
export const readForce = (
  setting: Pick<Setting, 'troops'>,
  text: string,
  fighting: Fighting,
  faults: string[],
): OddsForce => {
  const before = faults.length;
  let stacks: readonly Stack[] = [];
  const commanders: Ratings[] = [];
  let options: Pick<OddsForce, 'retreatLevel' | 'landed' | 'outside'> = {};
  for (const words of clauses(text)) {
    const [, count, name, rank] = TROOPS.exec(words) ?? [];
    const [, level] = RETREAT.exec(words) ?? [];
    const [isCommander, ratings = ''] = COMMANDER.exec(words) ?? [];
    if (isCommander !== undefined) commanders.push(readRatings(ratings, faults));
    else if (level !== undefined) options = { ...options, retreatLevel: Number(level) as Rank };
    else if (words === 'landed' || words === 'outside') options = { ...options, [words]: true };
    else if (count !== undefined && name !== undefined) {
      const type = typeNamed(setting, name, faults);
      if (type !== null) stacks = withStack(stacks, { type, rank: Number(rank ?? 1) as Rank, count: Number(count) });
    } else
      faults.push(`'${words}' is not understood: 20 archers rank 5; commander infantry 40; retreat 2; landed; outside`);
  }
  const force = { stacks: [...stacks].sort(byRankAndType), commanders, ...options };
  if (faults.length === before) faults.push(...impossible(setting, text, force, fighting));
  return force;
};

const readRatings = (text: string, faults: string[]): Ratings => {
  const values = RATINGS.map(
    (rating) => [rating, Number(new RegExp(`${rating} (\\d+)`).exec(text)?.[1] ?? 0)] as const,
  );
  for (const [rating, value] of values) if (value > 100) faults.push(`${rating} ${value}: ratings end at 100`);
  return Object.fromEntries(values) as unknown as Ratings;
};

/** A troop by its name, its key, one of them or several; or by words that only one name holds. */
const typeNamed = ({ troops }: Pick<Setting, 'troops'>, name: string, faults: string[]): TroopType | null => {
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

const MOST_TROOPS = 10_000;

const impossible = (
  { troops }: Pick<Setting, 'troops'>,
  text: string,
  { stacks, commanders = [], landed, outside }: OddsForce,
  { kind, attacks }: Fighting,
): readonly string[] => {
  const ships = stacks.filter(({ type }) => isShip(troops[type] as Troop));
  const count = stacks.reduce((sum, stack) => sum + stack.count, 0);
  const tests: readonly (readonly [boolean, string])[] = [
    [count + commanders.length === 0, 'has nobody to fight'],
    [count > MOST_TROOPS, `has more than ${MOST_TROOPS} troops`],
    [kind === 'sea' && count > 0 && ships.length === 0, 'has no ships: a sea battle is fought by fleets'],
    [kind !== 'sea' && ships.length > 0, 'has ships, which fight at sea only: name the place sea'],
    [landed === true && (!attacks || kind !== 'land'), 'cannot be landed: that is for attackers on land'],
    [outside === true && (attacks || kind !== 'land'), 'cannot stand outside: that is for defenders on land'],
  ];
  return tests.filter(([isSo]) => isSo).map(([, fault]) => `'${text.trim()}' ${fault}`);
};
