import { type OddsReport, series } from '@chancery/core';
import { battleOdds, type Losses } from './battle-odds.ts';
import type { OddsResult } from './fight.ts';
import { troopName, troopWords } from './force-words.ts';
import type { OddsForce, OddsQuestion } from './question.ts';

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

/** The odds of a battle as people read them. */
export const reportOdds = (question: OddsQuestion, runs: number, seed: number): OddsReport => {
  const odds = battleOdds(question, runs, seed);
  return {
    title: `${sideWords(question.attackers)} against ${sideWords(question.defenders)}`,
    rule: question.on === 'land' ? 'HEP-10.20' : 'HEP-11.14',
    runs: odds.runs,
    outcomes: odds.outcomes.map(({ outcome, chance, low, high }) => ({
      id: outcome,
      label: LABELS[question.on][outcome],
      chance,
      low,
      high,
    })),
    losses: odds.losses.map((each) => lossLine(question, each)),
    notes: ['Losses are units destroyed: attackers who draw a duel go back to where they came from.'],
  };
};

const sideWords = (forces: readonly OddsForce[]): string =>
  forces.map(({ troops }) => series(troops.map(troopWords))).join(' beside ');

const lossLine = (
  { attackers, defenders }: OddsQuestion,
  { side, force, troop, of, meanHundredths, least, most }: Losses,
): OddsReport['losses'][number] => {
  const forces = side === 'attacker' ? attackers : defenders;
  return {
    side: forces.length > 1 ? `${side} ${force}` : side,
    label: troopName(troop),
    of,
    meanHundredths,
    least,
    most,
  };
};
