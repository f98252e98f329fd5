import { type CampaignId, ok, type SeatId } from '@chancery/core';
import type { CampaignRow, Heard } from '@chancery/store';
import { shownCampaign } from '../../campaign/access/shown-campaign.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { speaksFor } from '../../desk/letters/party.ts';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import { serverKey } from '../../ground/server-key.ts';
import { useCase } from '../../ground/use-case.ts';
import { type EventIds, eventIds } from './event-ids.ts';

/** Somebody who may be told of what happens in a campaign, as it stands now. */
export interface Watching extends Heard {
  /** The last turn that is out. */
  readonly turn: number;
  readonly ids: EventIds;
}

/** As a spectator: what everybody may know. */
export const watchCampaign = useCase<
  { readonly campaignId: CampaignId; readonly invitation?: string | undefined },
  Watching
>('showCampaign', async (app, actor, sought) => {
  const seen = await shownCampaign(app, actor, sought);
  return seen.ok ? ok(await watching(app, actor, seen.value, { party: null, since: 0 })) : seen;
});

/** As a party: for its seat as a ruler, for the masters as one of them. */
export const watchParty = useCase<{ readonly campaignId: CampaignId; readonly party: SeatId }, Watching>(
  'watchParty',
  async (app, actor, { campaignId, party }) => {
    const { db } = app.store;
    const seen = await seenCampaign(db, app, actor, { campaignId });
    if (!seen.ok) return seen;
    const spokesman = await speaksFor(db, actor, 'watchParty', { campaign: seen.value, party });
    if (!spokesman.ok) return spokesman;
    return ok(await watching(app, actor, seen.value, { party, since: spokesman.value.since }));
  },
);

const watching = async (
  app: App,
  actor: Actor,
  { id, turn }: CampaignRow,
  { party, since }: Pick<Heard, 'party' | 'since'>,
): Promise<Watching> => {
  const user = actor.kind === 'user' ? actor.user : null;
  const viewer = [id, party ?? '*', user ?? ''].join(' ');
  const mark = user === null ? app.random(STRANGERS_MARK) : '';
  const ids = eventIds(await serverKey(app.store.db, app, 'event-id-key'), viewer, mark);
  return { campaignId: id, party, since, turn, ids };
};

/** In bytes. */
const STRANGERS_MARK = 8;
