import { looksOf } from './look-alikes.ts';

/** What the house calls itself and those who may do more than others, in its languages: nobody else has it in a name. */
const PEOPLE = [
  'Chancery',
  'game master',
  'game masters',
  'administrator',
  'administrators',
  'moderator',
  'postmaster',
  'webmaster',
  'Spielleiter',
  'Spielleiterin',
  'Spielleitung',
  'Verwalter',
  'Verwalterin',
];

/** What stands on pages in the place of a name, or for the house: nobody is called that and nothing else. */
const PARTS = [
  'admin',
  'admins',
  'anonymous',
  'anybody',
  'bot',
  'bots',
  'caretaker',
  'computer',
  'everybody',
  'GM',
  'help desk',
  'no reply',
  'nobody',
  'root',
  'server',
  'somebody',
  'staff',
  'support',
  'system',
  'the rules',
  'unknown',
  'alle',
  'anonym',
  'jemand',
  'niemand',
  'Stellvertreter',
  'Verwaltung',
];

/** What may stand beside them without making another name of them. */
const BESIDE = ['the', 'a', 'an', 'of', 'your', 'our', 'official', 'team', 'der', 'die', 'das', 'ein', 'eine', 'Ihr'];

const look = (words: readonly string[]): ReadonlySet<string> => new Set(words.flatMap(looksOf));
const people = look(PEOPLE);
const parts = new Set([...people, ...look(PARTS)]);
const beside = look(BESIDE);

/** Some words of a name, one after another, without what counts them: `Admin1` is `Admin`. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly looks: readonly string[];
}

const runsOf = (words: readonly string[]): readonly Run[] =>
  words.flatMap((_, from) =>
    words.slice(from, from + LONGEST_RUN).map((_, more) => {
      const to = from + more + 1;
      return { from, to, looks: looksOf(words.slice(from, to).join('')) };
    }),
  );

/** Letters that stand apart make a word together, and no more of them than the longest word has. */
const LONGEST_RUN = 16;

const is = (words: ReadonlySet<string>, { looks }: Run): boolean => looks.some((each) => words.has(each));

/** Whether a name would pass for the house itself, or for one who may do more than others. */
export const passesForHouse = (name: string): boolean => {
  const words = name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{N}\p{M}|]+/u)
    .map((word) => word.replace(/^\p{N}+|\p{N}+$/gu, ''))
    .filter((word) => word !== '');
  const runs = runsOf(words);
  if (runs.some((run) => is(people, run))) return true;
  const rest = runs.filter((run) => is(parts, run));
  if (rest.length === 0) return false;
  const told = new Set(
    runs.filter((run) => is(parts, run) || is(beside, run)).flatMap(({ from, to }) => range(from, to)),
  );
  return told.size === words.length;
};

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, at) => from + at);
