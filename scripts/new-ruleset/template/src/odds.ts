import { type OddsReport, ok, type Result } from '@chancery/core';
import { battleOdds, oddsReport, readBattle } from '@chancery/kit';
import { menWords } from './names/names.ts';
import { BATTLE } from './odds/read-battle.ts';
import { type OddsResult, trialOf } from './odds/trial.ts';

const LABELS: { readonly [result in OddsResult]: string } = {
  attackers: 'the attackers stand',
  defenders: 'the defenders stand',
  nobody: 'nobody falls',
};

/** The odds of a battle, described in words; all that is wrong with them otherwise. */
export const odds = (request: unknown): Result<OddsReport, readonly string[]> => {
  const read = readBattle(request, BATTLE);
  if (!read.ok) return read;
  const { question } = read.value;
  return ok(
    oddsReport(question, battleOdds(trialOf(question), read.value), {
      rule: 'NEW-1.3',
      force: ({ men }) => menWords(men),
      outcome: (result) => LABELS[result],
      kind: () => 'Men',
      notes: [],
    }),
  );
};
