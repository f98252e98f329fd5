import type { Troop } from '../setting.ts';

/** Every wording that means a troop type, the table's own name first: `Archers`, `archers`, `Archer`, `Mercenary`, `Merchantmen`. */
export const namesOfTroop = ({ name, key }: Pick<Troop, 'name' | 'key'>): readonly string[] => [
  ...new Set([name, key, ...otherNumber(name), ...otherNumber(key)]),
];

/** Endings by which a singular and its plural differ, in the order in which they are looked for. */
const ENDINGS = [
  [/men$/, 'man'],
  [/man$/, 'men'],
  [/ries$/, 'ry'],
  [/ry$/, 'ries'],
  [/^Men(?=-)/, 'Man'],
  [/s$/, ''],
  [/$/, 's'],
] as const;

/** The plural of a singular name and the other way round. */
const otherNumber = (words: string): readonly string[] => {
  const ending = ENDINGS.find(([written]) => written.test(words));
  return ending ? [words.replace(ending[0], ending[1])] : [];
};
