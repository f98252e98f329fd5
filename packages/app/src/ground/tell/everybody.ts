import { type CampaignRow, mastersOf, seatsOf, type Trx } from '@chancery/store';
import type { App } from '../app.ts';
import type { NoticeFacts } from '../news/notice.ts';
import { notify } from './notify.ts';

/** Tells masters and rulers of a campaign the same, each once. `key` names what it is about. */
export const tellEverybody = async (
  trx: Trx,
  app: App,
  { id, title }: Pick<CampaignRow, 'id' | 'title'>,
  {
    facts,
    key,
    tell = notify,
  }: { readonly facts: NoticeFacts; readonly key: string; readonly tell?: typeof notify | undefined },
): Promise<void> => {
  const masters = (await mastersOf(trx, id)).map(({ userId }) => userId);
  const rulers = (await seatsOf(trx, id)).flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const people = [...new Set([...masters, ...rulers])];
  await tell(
    trx,
    app,
    people.map((to) => ({ to, campaign: { id, title }, facts, key })),
  );
};

/** Tells its masters alone. */
export const tellMasters = async (
  trx: Trx,
  app: App,
  { id, title }: Pick<CampaignRow, 'id' | 'title'>,
  { facts, key }: { readonly facts: NoticeFacts; readonly key: string },
): Promise<void> => {
  const masters = await mastersOf(trx, id);
  await notify(
    trx,
    app,
    masters.map(({ userId }) => ({ to: userId, campaign: { id, title }, facts, key })),
  );
};
