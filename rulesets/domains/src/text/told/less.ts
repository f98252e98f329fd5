import { goldWords, holding, province, type Reader, who, whoAll } from '../../names/reader.ts';
import type { LessTold } from '../../told.ts';
import type { DomainNumber } from '../../words.ts';
import { ATTEMPT_WORDS, CAUSE_WORDS } from '../words.ts';
import type { InWords } from './lines.ts';

/** News that say less than what happened. */
export const LESS: InWords<LessTold> = {
  'attempt-noticed': ({ attempt, foiled, author, name }, reader) => {
    const tried = `Somebody tried ${ATTEMPT_WORDS[attempt]} against you`;
    if (foiled) return `${tried}. Your counterspy foiled it.`;
    if (author === null) return `${tried}, and failed.`;
    return `${tried}, and failed: it was ${name === '' ? '' : `${name} of `}${who(reader, author)}.`;
  },
  'unknown-raiders': ({ province: number, event, gold }, reader) =>
    `Unknown raiders were in ${province(reader, number)}: ${event}. You lost ${goldWords(gold)}.`,
  'gold-missing': ({ gold }) => `${goldWords(gold)} is missing from your treasury, and nobody knows who has it.`,
  'battle-watched': ({ province: number, cause, aggressors, defenders, winner, points }, reader) =>
    `${CAUSE_WORDS[cause]} in ${province(reader, number)}: ${sides(reader, aggressors, defenders)}. The ${winner} won, with ${points} unit ${points === 1 ? 'point' : 'points'} left.`,
  'battle-heard': ({ province: number, aggressors, defenders }, reader) =>
    `A battle was fought in ${province(reader, number)}: ${sides(reader, aggressors, defenders)}.`,
  'conquest-heard': ({ holding: id, from, to }, reader) =>
    `${holding(reader, id)} passes from ${who(reader, from)} to ${who(reader, to)}.`,
};

export const sides = (
  reader: Reader,
  aggressors: readonly DomainNumber[],
  defenders: readonly DomainNumber[],
): string =>
  `${whoAll(reader, aggressors.length === 0 ? [null] : aggressors)} against ${whoAll(reader, defenders.length === 0 ? [null] : defenders)}`;
