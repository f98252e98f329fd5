import { type RulesetText, series } from '@chancery/core';
import { houseName } from '../names/names.ts';
import { powerOfCode } from '../rules/find.ts';
import type { Types } from '../types.ts';
import { refusalWords } from './refusals.ts';
import { toldLines } from './told.ts';

/** Every sentence of New Game in English. */
export const TEXT: RulesetText<Types> = {
  refusal: (refusal, { setting }) => refusalWords(refusal, setting),
  told: (told, { setting }) => toldLines(told, setting),
  question: () => 'There is no question.',
  outcome: ({ winners }, { setting }) => {
    const names = winners.map((code) => houseName(setting, powerOfCode(setting, code) ?? 0));
    return `${series(names)} ${names.length === 1 ? 'has' : 'have'} the most points.`;
  },
  ends: ({ options }) => `The game ends after turn ${options.lastTurn}; the house with the most points wins.`,
  turn: ({ view }) => `Turn ${view.turn}`,
  argument: { area: 'area', company: 'company', companies: 'companies' },
};
