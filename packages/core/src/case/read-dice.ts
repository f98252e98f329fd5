import { phrasesOf, squash } from '../vocabulary/phrases.ts';
import { numberIn, saysNothing, type Words } from '../vocabulary/words.ts';
import type { CaseRoll, CaseRolls, CaseScript } from './case-dice.ts';

/** Turns a label as people write it, such as `attack@Kent`, into that of the draw; null if it names none. */
export type DrawNames = (label: string, words: Words) => string | null;

/** Reads the dice of a case: a list for all draws in their order, or rolls by the name of the draw. */
export const readDice = (words: Words, labelOf: DrawNames): CaseScript => {
  const byLabel: { [label: string]: CaseRolls } = {};
  let all: CaseRolls = NO_ROLLS;
  const readLabels = (part: Words): void => {
    for (const [label, rolls] of part.entries()) {
      if (FOR_ALL.has(squash(label))) all = joined(all, readRolls(rolls, ALWAYS.has(squash(label))));
      else if (rolls.isMapping) readLabels(atPlaces(label, rolls));
      else {
        const known = labelOf(label, rolls);
        if (known !== null) byLabel[known] = joined(byLabel[known] ?? NO_ROLLS, readRolls(rolls, false));
      }
    }
  };
  for (const part of words.items()) {
    if (part.isMapping) readLabels(part);
    else all = joined(all, readRolls(part, false));
  }
  return { byLabel, all };
};

/** `attack: { Kent: [1, 2] }` is `attack@Kent: [1, 2]`. */
const atPlaces = (label: string, rolls: Words): Words =>
  rolls.as(Object.fromEntries(rolls.entries().map(([place, { value }]) => [`${label}@${place}`, value])));

const NO_ROLLS: CaseRolls = { rolls: [], then: null };

/** Rolls for every draw that has none of its own. */
const FOR_ALL: ReadonlySet<string> = new Set(['default', 'all', 'list', 'inorder', 'others', 'otherwise', 'else']);
/** Of these, a single word holds for ever: `default: miss`. */
const ALWAYS: ReadonlySet<string> = new Set(['default', 'others', 'otherwise', 'else']);

const joined = (some: CaseRolls, more: CaseRolls): CaseRolls => ({
  rolls: [...some.rolls, ...more.rolls],
  then: more.then ?? some.then,
});

const readRolls = (words: Words, forEver: boolean): CaseRolls => {
  if (saysNothing(words)) return NO_ROLLS;
  if (forEver && !Array.isArray(words.value)) {
    const roll = rollIn(String(words.value).replace(ALWAYS_WORDS, ''));
    if (roll !== null) return { rolls: [], then: roll };
  }
  return words.items().reduce<CaseRolls>((rolls, item) => {
    if (Array.isArray(item.value)) return joined(rolls, readRolls(item, false));
    return joined(rolls, rollsIn(item));
  }, NO_ROLLS);
};

/** `12`, `hit`, `hit x 3`, `3 misses`, `1 20 miss`, `hhm`, `always hit`, `then miss`, and several with commas. */
const rollsIn = (words: Words): CaseRolls =>
  phrasesOf((words.text('a roll') ?? '').replace(THEN, ', always ')).reduce<CaseRolls>((rolls, phrase) => {
    const read = phraseIn(phrase);
    if (read === null) words.fault(`'${phrase}' is no roll: a number, hit, miss, 3 hits, hit x 3, always miss`);
    return joined(rolls, read ?? NO_ROLLS);
  }, NO_ROLLS);

const phraseIn = (phrase: string): CaseRolls | null => {
  const [, always] = FOR_EVER.exec(phrase) ?? [];
  if (always !== undefined) {
    const then = rollIn(always);
    return then === null ? null : { rolls: [], then };
  }
  const [, count, counted = ''] = COUNTED.exec(phrase) ?? [];
  if (count !== undefined) return times(count, rollIn(counted));
  const [, repeated, often = ''] = REPEATED.exec(phrase) ?? [];
  if (repeated !== undefined) return times(often, rollIn(repeated));
  const letters = phrase.replace(/\s+/g, '').toLowerCase();
  const rolls = /^[hm]+$/.test(letters) ? [...letters].map(rollIn) : phrase.split(/\s+/).map(rollIn);
  return rolls.every((roll) => roll !== null) ? { rolls, then: null } : null;
};

const times = (count: string, roll: CaseRoll | null): CaseRolls | null =>
  roll === null || Number(count) > MOST_ROLLS
    ? null
    : { rolls: new Array<CaseRoll>(Number(count)).fill(roll), then: null };

const MOST_ROLLS = 100_000;

/** `3 hits then misses`, `3 hits, then always miss`: the last word holds for ever. */
const THEN = /(?<=\S),?\s+then\s+(?:always\s+)?/gi;
const FOR_EVER = /^(?:always|then|all) (.+)$/i;
const COUNTED = /^(\d+) ?x? ?(hits?|miss(?:es)?)$/i;
const REPEATED = /^(\S+?) ?(?:x|times) ?(\d+)$/i;
const ALWAYS_WORDS = /^(?:always|then|all)\s+/i;

const rollIn = (text: string): CaseRoll | null => {
  const word = text.trim().toLowerCase();
  if (/^(?:hits?|h|lowest)$/.test(word)) return 'hit';
  if (/^(?:miss(?:es)?|m|highest)$/.test(word)) return 'miss';
  const value = numberIn(word);
  return value !== null && Number.isSafeInteger(value) ? value : null;
};
