import { byNumber, type Standing, sorted } from '@chancery/core';
import { getDomainInfo, holdingsOf, provincesRuledBy } from '../rules/find.ts';
import type { GamePosition } from '../types.ts';
import { scoresOf } from './score.ts';
import { living } from './winners.ts';

/**
 * The table of the campaign: scores are public, though they are reckoned from secrets (DOM-15.1, 17.8). Of equal scores the
 * lower number stands first: the fuller treasury, which decides in the end (DOM-17.9), would tell too much.
 */
export const standings = ({ setting, state }: GamePosition): readonly Standing[] => {
  const reckoned = scoresOf(setting, state);
  const scores = sorted(
    living(state).map((domain) => ({ domain, score: reckoned[domain] ?? 0 })),
    (one, other) => byNumber(other.score, one.score) || byNumber(one.domain, other.domain),
  );
  return scores.map(({ domain, score }): Standing => {
    const { code, name } = getDomainInfo(setting, domain);
    return {
      seat: code,
      place: 1 + scores.filter((other) => other.score > score).length,
      name,
      score,
      figures: {
        Provinces: `${provincesRuledBy(state, domain).length}`,
        Holdings: `${holdingsOf(state, domain).length}`,
      },
    };
  });
};
