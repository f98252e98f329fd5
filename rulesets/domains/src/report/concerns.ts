import type { Told } from '../told.ts';
import type { View } from '../view-types.ts';
import type { DomainNumber } from '../words.ts';
import { PUBLIC_KINDS } from './kinds.ts';

/** Whether news are the reader’s own: what only some hear always is, and what everybody hears where it names their domain. */
export const concerns = (news: Told, view: View): boolean => {
  const { domain } = view;
  if (domain === null) return false;
  // The same battle, or the same conquest, is told in full to whoever it concerns.
  if (news.kind === 'battle-heard' || news.kind === 'conquest-heard') return false;
  return !PUBLIC_KINDS.has(news.kind) || namesDomain(news, domain) || isOnOwnLand(news, view);
};

/** Whether one of its facts is that domain. */
const namesDomain = (news: Told, domain: DomainNumber): boolean =>
  DOMAIN_FACTS.some(
    (name) => name in news && (news as unknown as { readonly [name: string]: unknown })[name] === domain,
  );

const DOMAIN_FACTS = ['domain', 'attacker', 'defender', 'a', 'b', 'by', 'with', 'from', 'to'] as const;

const isOnOwnLand = (news: Told, { domain, provinces }: View): boolean =>
  'ends' in news && news.ends.some((end) => provinces[end]?.ruler === domain);
