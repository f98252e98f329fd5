import { kindsAbout } from '@chancery/kit';
import { EVENT_FACTS } from '../events.ts';
import { TOLD_FACTS, type Told } from '../told.ts';

/** Kinds of news by their place in the report. */

export type ToldKind = Told['kind'];
const kinds = (...of: readonly ToldKind[]): ReadonlySet<ToldKind> => new Set(of);

export const EVERY_KIND = kindsAbout(TOLD_FACTS) as readonly ToldKind[];

/** What calls for an answer next month, and words (DOM-8.23). */
export const NOTICES = kinds('war-declared', 'proposed');
/** Told line by line with the treasury. */
export const GOLD_KINDS = kinds('income-received', 'maintenance-paid', 'gold-paid');
/** What was seen of others; a spy’s report is a paper of its own. */
export const SEEN_KINDS = kinds('sighted', 'field-seen');
/** Free orders that did what they said: they stand in the ledger. */
export const SETTLED = kinds(
  'tax-set',
  'stance-set',
  'scouts-joining-set',
  'task-set',
  'heir-named',
  'spied',
  'papers-read',
  'turn-ended',
  'siege-held',
);
/** What everybody hears (DOM-15.8). */
export const PUBLIC_KINDS = kinds(
  'war-began',
  'peace-made',
  'allied',
  'alliance-ended',
  'battle-heard',
  'conquest-heard',
  'province-converted',
  'province-granted',
  'holding-granted',
  'bridge-built',
  'bridge-broken',
  'ruler-died',
  'underling-died',
  'domain-eliminated',
  'domain-taken-over',
  'corrected',
);
export const MONEY_KINDS = kindsAbout(EVENT_FACTS.money);
