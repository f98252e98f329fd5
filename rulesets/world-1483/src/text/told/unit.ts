import type { Lot, UnitEvent } from '../../events/unit.ts';
import type { Reader } from '../../names/reader.ts';
import { ability, lots, place, Who, who } from '../../names/reader.ts';
import type { InWords } from './lines.ts';

const MADE = {
  built: 'placed',
  armed: 'raised at once',
  garrison: 'met',
  raid: 'came to raid',
  rebellion: 'rose',
  independence: 'raised with its independence',
  'set-up': 'settled',
  correction: 'put there by a ruling of the master',
} as const;

const LOST = {
  battle: 'lost in battle',
  ice: 'lost in the ice',
  sunk: 'lost with their ships',
  leaderless: 'lost with his army',
  captured: 'lost with the territory',
  disbanded: 'disbanded',
  gone: 'gone home',
  correction: 'removed by a ruling of the master',
} as const;

/** `England: 2 infantry at London` for each owner and place. */
const lines = (reader: Reader, all: readonly Lot[]): string =>
  [...Map.groupBy(all, ({ owner, place: at }) => `${owner}/${at}`).values()]
    .map((of) => `${Who(reader, of[0]?.owner ?? 0)}: ${lots(of)} at ${place(reader, of[0]?.place ?? 0)}`)
    .join('; ');

/** Units. */
export const UNIT: InWords<UnitEvent> = {
  'units-made': ({ units, why }, reader) => {
    const counted = new Map<string, Lot>();
    for (const { owner, type, place: at } of units) {
      const key = `${owner}/${type}/${at}`;
      counted.set(key, { owner, type, place: at, count: (counted.get(key)?.count ?? 0) + 1 });
    }
    return `${lines(reader, [...counted.values()])}, ${MADE[why]}.`;
  },
  'units-moved': () => 'Units moved.',
  'units-lost': ({ lots: lost, why }, reader) => `${lines(reader, lost)}, ${LOST[why]}.`,
  'units-given': ({ lots: given, from, to }, reader) =>
    `${lots(given)} of ${who(reader, from)} ${given.length === 1 && given[0]?.count === 1 ? 'is' : 'are'} ${to === reader.me ? 'yours' : `${who(reader, to)}’s`} now${given[0] === undefined ? '' : `, at ${place(reader, given[0].place)}`}.`,
  damaged: ({ units, damaged }) =>
    `${units.length} ${units.length === 1 ? 'ship of the line was' : 'ships of the line were'} ${damaged ? 'damaged' : 'repaired'}.`,
  fought: () => 'Ships have fought.',
  'ability-shown': ({ owner, skill, ability: which, place: at }, reader) =>
    `${Who(reader, owner)} ${owner === reader.me ? 'have' : 'has'} a general of skill ${skill} at ${place(reader, at)} who is ${articled(ability(which))}.`,
  'conquest-noted': () => 'A general took part in a conquest.',
  'guest-right-set': () => 'Units are guests.',
};

const articled = (words: string): string => (words.startsWith('The ') ? `t${words.slice(1)}` : `a ${words}`);
