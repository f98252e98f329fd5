import type { Instant } from '@chancery/core';
import type { CampaignRow, Trx } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { tellEverybody } from '../../ground/tell/everybody.ts';
import { publish } from '../../ground/tell/publish.ts';
import type { Labelled } from '../play/labelled.ts';

/** Everybody is told of a deadline that has moved. */
export const tellDeadline = async (
  trx: Trx,
  app: App,
  campaign: CampaignRow,
  { deadline, label }: Labelled & { readonly deadline: Instant | null },
): Promise<void> => {
  const { id, turn, edition } = campaign;
  const name = label === undefined ? {} : { label };
  const facts = { kind: 'deadline-moved', turn: turn + 1, ...name, deadline } as const;
  const key = `deadline-moved:${id}:${edition}:${turn + 1}:${app.now()}`;
  await tellEverybody(trx, app, campaign, { facts, key });
  await publish(trx, app, campaign, { news: facts, key });
};
