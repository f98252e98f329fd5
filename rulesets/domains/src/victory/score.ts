import { getDomainInfo, provincesOf } from '../rules/find.ts';
import type { ScoreTable, Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { Calling, DomainNumber } from '../words.ts';

/** Gold that is worth a point (DOM-17.8). */
export const GOLD_A_POINT = 6;

/** What a domain is worth: its lands and holdings by the weights of its calling, and its gold (DOM-17.8). */
export const scoreOf = (setting: Setting, state: State, domain: DomainNumber): number =>
  scoresOf(setting, state)[domain] ?? 0;

/** The scores of all domains, each in the place of its number. */
export const scoresOf = (setting: Setting, state: State): readonly number[] => {
  const weightsOf = (domain: DomainNumber): ScoreTable[Calling] =>
    setting.scores[getDomainInfo(setting, domain).calling];
  const scores = state.domains.map((domain) => (domain === null ? 0 : Math.floor(domain.treasury / GOLD_A_POINT)));
  const add = (domain: DomainNumber, points: number): void => {
    scores[domain] = (scores[domain] ?? 0) + points;
  };
  for (const { ruler, level } of provincesOf(state)) if (ruler !== null) add(ruler, weightsOf(ruler).province * level);
  for (const { owner, kind, level } of state.holdings) add(owner, weightsOf(owner)[kind] * level);
  return scores;
};
