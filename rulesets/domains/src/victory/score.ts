import { getDomain, getDomainInfo, holdingsOf, provincesRuledBy } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { DomainNumber } from '../words.ts';

/** Gold that is worth a point (DOM-17.8). */
const GOLD_A_POINT = 6;

/** What a domain is worth: its lands and holdings by the weights of its calling, and its gold (DOM-17.8). */
export const scoreOf = (setting: Setting, state: State, domain: DomainNumber): number => {
  const weights = setting.scores[getDomainInfo(setting, domain).calling];
  const land = provincesRuledBy(state, domain).reduce((sum, { level }) => sum + weights.province * level, 0);
  const held = holdingsOf(state, domain).reduce((sum, { kind, level }) => sum + weights[kind] * level, 0);
  return land + held + Math.floor(getDomain(state, domain).treasury / GOLD_A_POINT);
};
