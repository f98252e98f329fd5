import type { Instant } from '@chancery/core';
import type { CampaignRow, Trx } from '@chancery/store';
import type { App } from '../app.ts';
import { tellEverybody } from '../campaigns/everybody.ts';
import { openLabel } from '../live/label.ts';
import { publish } from '../webhooks/publish.ts';

/** Everybody is told of a deadline that has moved. */
export const tellDeadline = async (
  trx: Trx,
  app: App,
  campaign: CampaignRow,
  deadline: Instant | null,
): Promise<void> => {
  const { id, turn, edition } = campaign;
  const label = await openLabel(trx, app, campaign);
  const facts = { kind: 'deadline-moved', turn: turn + 1, ...label, deadline } as const;
  const key = `deadline-moved:${id}:${edition}:${turn + 1}:${app.now()}`;
  await tellEverybody(trx, app, campaign, facts, key);
  await publish(trx, app, campaign, facts, key);
};
