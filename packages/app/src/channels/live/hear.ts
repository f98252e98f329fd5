import type { Instant } from '@chancery/core';
import { type Db, type Heard, type JsonText, type PlacedSignal, parsed, signalsTo } from '@chancery/store';
import type { SignalFacts } from '../../ground/news/signal.ts';
import type { Watching } from './watch-campaign.ts';

/** A signal as one viewer gets it. */
export type LiveEvent = SignalFacts & { readonly at: Instant };

export interface NamedEvent {
  readonly id: string;
  readonly event: LiveEvent;
}

export const namedEvent = ({ ids }: Pick<Watching, 'ids'>, { place, facts, at }: PlacedSignal): NamedEvent => ({
  id: ids.of(place),
  event: { ...parsed(facts as JsonText<SignalFacts>), at },
});

/** Whether a signal is for somebody to hear. */
export const hears = ({ campaignId, party, since }: Heard, signal: PlacedSignal): boolean =>
  signal.campaignId === campaignId && (signal.party === null || (signal.party === party && signal.at >= since));

/** What somebody has missed since they were last told something; null where it can no longer be said. */
export const missed = async (
  db: Db,
  watching: Watching,
  { lastId, upTo, first }: { readonly lastId: string; readonly upTo: number; readonly first: number | null },
): Promise<readonly NamedEvent[] | null> => {
  const behind = watching.ids.placeOf(lastId);
  if (behind === null || behind > upTo || behind < (first ?? upTo + 1) - 1) return null;
  const signals = await signalsTo(db, watching, { behind, upTo, limit: MOST_AT_ONCE + 1 });
  return signals.length > MOST_AT_ONCE ? null : signals.map((each) => namedEvent(watching, each));
};

/** Whoever has missed more reads the campaign anew. */
const MOST_AT_ONCE = 1000;
