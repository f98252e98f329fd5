import { type OddsReport, ok, overRanges, type Result, series } from '@chancery/core';
import { battleOdds, type OddsWording, oddsReport, readBattle } from '@chancery/kit';
import { kindName, troopWords, unrolledWords } from './odds/force-words.ts';
import { isAtSea, type OddsForce, type OddsKind, type OddsQuestion } from './odds/question.ts';
import { BATTLE } from './odds/read-battle.ts';
import type { OddsResult } from './odds/supposed/sides.ts';
import { trialOf } from './odds/supposed/trial.ts';

type Labels = { readonly [result in OddsResult]: string };
const ON_LAND: Labels = {
  won: 'the attackers take the territory',
  lost: 'the attackers are destroyed',
  retreat: 'the attackers retreat',
  withdrawn: 'the defenders withdraw under the Cautious',
  nobody: 'nobody is left, and it stays with its owner',
};
const AT_SEA: Labels = {
  ...ON_LAND,
  won: 'the attackers hold the sea',
  lost: 'the attackers are sunk',
  nobody: 'nobody is left afloat',
};

const wordsFor = (question: OddsQuestion): OddsWording<OddsForce, OddsResult, OddsKind> => ({
  rule: isAtSea(question) ? 'W83-9.16' : 'W83-11.30',
  force: ({ troops, unrolled }) =>
    series([...troops.map(troopWords), ...(unrolled === null ? [] : [unrolledWords(unrolled)])]) || 'nobody',
  outcome: (result) => (isAtSea(question) ? AT_SEA : ON_LAND)[result],
  kind: (kind) => kindName(kind),
  notes: notesFor(question),
});

/** What was supposed, and who comes of themselves. */
const notesFor = (question: OddsQuestion): readonly string[] => [
  'All forces of a side count as of one nation, with the usual order of losses.',
  ...(question.attackers.some(({ way }) => way === 'sea' && !isAtSea(question))
    ? ['A coastal defence unit meets every landing; artillery stays aboard.']
    : []),
  ...(question.attackers.every(({ retreat }) => retreat.length === 0)
    ? ['Without a condition of retreat the attackers fight to the last.']
    : []),
];

/** The odds of a battle by land, by sea or on a beach, described in words; all that is wrong with them otherwise. */
export const odds = overRanges((request: unknown): Result<OddsReport, readonly string[]> => {
  const read = readBattle(request, BATTLE);
  if (!read.ok) return read;
  const { question } = read.value;
  return ok(oddsReport(question, battleOdds(trialOf(question), read.value), wordsFor(question)));
});
