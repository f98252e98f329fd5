import { type OddsReport, ok, overRanges, type Result, series } from '@chancery/core';
import { battleOdds, type OddsWording, oddsReport, readBattle } from '@chancery/kit';
import { troopName, troopWords } from './odds/force-words.ts';
import type { OddsForce, OddsKind, OddsQuestion } from './odds/question.ts';
import { BATTLE } from './odds/read-battle.ts';
import type { OddsResult } from './odds/supposed/fight.ts';
import { duelOdds, trialOf } from './odds/supposed/trial.ts';

const sureOdds = (request: unknown): Result<OddsReport, readonly string[]> => {
  const read = readBattle(request, BATTLE);
  if (!read.ok) return read;
  const { question } = read.value;
  const trial = trialOf(question);
  return ok(oddsReport(question, duelOdds(trial) ?? battleOdds(trial, read.value), wordsFor(question)));
};

/**
 * The odds of a battle, described in words, ranges such as `2 to 5 levies` included; all that is wrong with them otherwise.
 * Every kingdom has the same troops.
 */
export const odds = overRanges(sureOdds);

const LABELS: { readonly [on in OddsQuestion['on']]: { readonly [result in OddsResult]: string } } = {
  land: {
    attackers: 'the attackers take the area',
    'beaten-back': 'the attackers are beaten back, some get away',
    defenders: 'the attackers are destroyed',
  },
  sea: {
    attackers: 'the attackers hold the sea',
    'beaten-back': 'the attackers are beaten back, some get away',
    defenders: 'the attackers are sunk',
  },
};

const wordsFor = ({ on }: OddsQuestion): OddsWording<OddsForce, OddsResult, OddsKind> => ({
  rule: on === 'land' ? 'HEP-10.20' : 'HEP-11.14',
  force: ({ troops }) => series(troops.map(troopWords)),
  outcome: (result) => LABELS[on][result],
  kind: (kind) => troopName(kind),
  notes: ['Losses are units destroyed: attackers who draw a duel go back to where they came from.'],
});
