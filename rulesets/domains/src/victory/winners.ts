import { domainsOf, getDomain, getDomainInfo, provincesRuledBy } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { DomainNumber, HoldingKind } from '../words.ts';
import { scoresOf } from './score.ts';

/** Who is still in the game. */
export const living = (state: State): readonly DomainNumber[] =>
  domainsOf(state).flatMap(({ number, controller }) => (controller === 'eliminated' ? [] : [number]));

/** The highest score first; then the fuller treasury, then the lower number (DOM-17.9). */
export const ranked = (setting: Setting, state: State, domains = living(state)): readonly DomainNumber[] => {
  const scores = scoresOf(setting, state);
  const scored = (domain: DomainNumber): number => scores[domain] ?? 0;
  return [...domains].sort(
    (one, other) =>
      scored(other) - scored(one) || getDomain(state, other).treasury - getDomain(state, one).treasury || one - other,
  );
};

/** Those who have won before the last turn: by provinces, or by their share of all guilds or temples (DOM-17.10). */
export const paramounts = (setting: Setting, state: State): readonly DomainNumber[] =>
  living(state).filter((domain) => {
    const { calling } = getDomainInfo(setting, domain);
    const { provinces, guilds, temples } = setting.paramount;
    if (calling === 'lord') return provincesRuledBy(state, domain).length >= provinces;
    return calling === 'merchant'
      ? shareOf(state, domain, 'guild') >= guilds
      : shareOf(state, domain, 'temple') >= temples;
  });

/** Of all levels of a kind, in a hundred, rounded down. */
export const shareOf = ({ holdings }: State, domain: DomainNumber, kind: HoldingKind): number => {
  const all = holdings.filter((holding) => holding.kind === kind);
  const sum = (of: typeof all): number => of.reduce((levels, { level }) => levels + level, 0);
  const total = sum(all);
  return total === 0 ? 0 : Math.floor((100 * sum(all.filter(({ owner }) => owner === domain))) / total);
};
