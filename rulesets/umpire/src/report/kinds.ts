import { kindsAbout } from '@chancery/kit';
import { EVENT_FACTS } from '../events.ts';
import { TOLD_FACTS, type Told, type ToldOf } from '../told.ts';

/** Kinds of news by their place in the report. */

export type ToldKind = Told['kind'];

export const EVERY_KIND = kindsAbout(TOLD_FACTS) as readonly ToldKind[];
export const NEWS_KINDS = kindsAbout(EVENT_FACTS.news);
export const MONEY_KINDS = kindsAbout(EVENT_FACTS.money);
/** Fights and cities: what one reads first. */
export const WAR_KINDS = ['battle-fought', 'assault-told', 'siege-told', 'capture-told', 'sack-told'] as const;
/** What befell one's own generals, networks and diplomacy. */
export const OWN_KINDS = [
  'new-general',
  'reassigned',
  'reputation-changed',
  'general-hurt',
  'general-fit-again',
  'assassin-sent',
  'attempt-noticed',
  'bribe-offered',
  'officer-apprehended',
  'general-died',
  'general-rebelled',
  'general-ransomed',
  'network-destroyed',
  'network-lost',
  'hostility-began',
  'hostility-ended',
  'face-lost',
  'orders-missed',
  'units-changed-sides',
] as const;

/** What the game master put right between two turns. */
export const EDIT_KINDS = [...kindsAbout(EVENT_FACTS.edits), 'general-corrected', 'news-kept-back'] as const;

export const ofKind = <Kind extends Told['kind']>(heard: readonly Told[], kind: Kind): readonly ToldOf<Kind>[] =>
  heard.filter((news): news is ToldOf<Kind> => news.kind === kind);
export const ofKinds = (heard: readonly Told[], kinds: readonly ToldKind[]): readonly Told[] => {
  const wanted = new Set(kinds);
  return heard.filter(({ kind }) => wanted.has(kind));
};
