import type { Instant } from '@chancery/core';
import type { Trx } from '@chancery/store';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import type { Permit } from '../../ground/permit.ts';
import { tellMasters } from '../../ground/tell/everybody.ts';

/** Tells the masters that a turn has been run and waits for them until it is published. */
export const tellOfReview = async (
  trx: Trx,
  app: App,
  { campaign, key, pace, window }: InPlay,
  { permit, until }: { readonly permit: Permit; readonly until: Instant },
): Promise<void> => {
  const { turn, edition } = key;
  const facts = { kind: 'turn-in-review', turn, ...pace.listed.label(window), until } as const;
  await tellMasters(trx, app, campaign, { facts, key: `turn-in-review:${campaign.id}:${edition}:${turn}` });
  await audit(trx, app, { permit, campaignId: campaign.id, action: 'reviewTurn', facts: { turn, until } });
};
