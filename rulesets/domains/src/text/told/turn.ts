import { counted, sentence, series } from '@chancery/core';
import type { TurnEvent } from '../../events/turn.ts';
import { codeOf } from '../../names/names.ts';
import { does, units, unitsDo, who, whose } from '../../names/reader.ts';
import { monthWords } from '../month.ts';
import type { InWords } from './lines.ts';

/** The month itself: how it begins and ends, and who plays in it. */
export const TURN: InWords<TurnEvent> = {
  'month-began': ({ turn }) => `${monthWords(turn)} begins.`,
  'part-began': ({ rule, part }) => [{ text: sentence(part), rule, style: 'head' }],
  'orders-missed': ({ domain, missed, leaves }, reader) => {
    const silent = `No orders came from ${who(reader, domain)}${missed > 1 ? `, for ${counted(missed, 'month')} in a row` : ''}.`;
    return leaves ? `${silent} From the end of this month on the rules run ${whose(reader, domain)} domain.` : silent;
  },
  'orders-came': ({ domain }, reader) => `Orders came from ${who(reader, domain)} again.`,
  'domain-eliminated': ({ domain, units: gone }, reader) =>
    `${who(reader, domain)} ${does(reader, domain, ['have', 'has'])} neither province nor holding left and ${does(reader, domain, ['are', 'is'])} out of the game${
      gone.length === 0 ? '' : `; ${units(reader, gone)} ${unitsDo(reader, gone, ['disband', 'disbands'])}`
    }.`,
  'domain-taken-over': ({ domain, by }, reader) =>
    by === 'player'
      ? `A ruler takes over ${who(reader, domain)}.`
      : `${who(reader, domain)} ${does(reader, domain, ['have', 'has'])} no ruler now, and the rules run the domain.`,
  'turn-ended': ({ turn, scores }, { setting }) =>
    `Scores at the end of turn ${turn}: ${series(scores.map(({ domain, score }) => `${codeOf(setting, domain)} ${score}`))}.`,
  corrected: ({ what }) => `The host corrected an error: ${what}`,
};
