import { type CampaignId, err, type Instant, ok, type Result } from '@chancery/core';
import {
  changeWebhook,
  type Db,
  removeWebhook as dropWebhook,
  findWebhook,
  jsonText,
  newId,
  parsed,
  addWebhook as storeWebhook,
  WEBHOOK_FORMS,
  type WebhookForm,
  type WebhookId,
  type WebhookRow,
  webhooksOf,
} from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { type HeldCampaign, holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { ALIVE, NOT_PUT_AWAY } from '../../campaign/terms/status.ts';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { NEWS_KINDS, type PublicNews } from '../../ground/news/news.ts';
import { type AddressFault, readOutsideUrl } from '../../ground/outside/address.ts';
import type { Permit } from '../../ground/permit.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';

export interface AddWebhook {
  readonly campaignId: CampaignId;
  readonly url: string;
  readonly form: WebhookForm;
  /** The news that it wants. */
  readonly kinds: readonly PublicNews['kind'][];
}

/** The secret signs what is sent. It is shown here and never again. */
export interface AddedWebhook {
  readonly id: WebhookId;
  readonly secret: string;
}

export const addWebhook = useCase<AddWebhook, AddedWebhook>('manageWebhooks', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, {
      useCase: 'manageWebhooks',
      of: input,
      wanted: ['draft', ...ALIVE],
    });
    if (!held.ok) return held;
    const { permit } = held.value;
    if (permit.userId === null) return err({ code: 'not-signed-in' });
    const { campaignId, form, kinds } = input;
    const read = readOutsideUrl(input.url, app.config.privateWebhooks === true);
    const faults = [
      ...('fault' in read ? [`url: ${addressText(read.fault)}`] : []),
      ...(WEBHOOK_FORMS.includes(form) ? [] : [`form: wanted ${WEBHOOK_FORMS.join(' or ')}`]),
      ...kinds.filter((kind) => !NEWS_KINDS.includes(kind)).map((kind) => `kinds: there is no news of kind ${kind}`),
      ...(kinds.length === 0 ? ['kinds: wanted one at least'] : []),
    ];
    if ('fault' in read || faults.length > 0) return err({ code: 'bad-input', faults });
    const there = await webhooksOf(trx, campaignId);
    const own = there.filter(({ createdBy }) => createdBy === permit.userId).length;
    const limit = permit.role === 'master' ? MOST : MOST_OF_OTHERS;
    if (own >= limit || there.length >= MOST_IN_ALL) {
      return err({ code: 'too-many', what: 'webhooks', limit: own >= limit ? limit : MOST_IN_ALL, until: null });
    }
    const added = { id: newId<'webhook'>(), secret: app.random(32) };
    await storeWebhook(trx, {
      campaignId,
      ...added,
      url: read.url.href,
      form,
      kinds: jsonText([...new Set(kinds)]),
      createdBy: permit.userId,
      createdAt: app.now(),
    });
    const facts = { webhook: added.id, host: read.url.host };
    await noted(trx, app, { permit, campaignId, action: 'addWebhook', facts });
    return ok(added);
  }),
);

/** Of a master, of anybody else, and of all who watch the campaign. */
const MOST = 10;
const MOST_OF_OTHERS = 3;
const MOST_IN_ALL = 200;

const addressText = (fault: AddressFault): string =>
  fault.code === 'bad-url'
    ? 'wanted an https address without name and password'
    : `${fault.host} is not reachable for everybody`;

/** What masters do stands in the record of the campaign; what others do for themselves concerns nobody in it. */
const noted = (trx: Parameters<typeof audit>[0], app: App, deed: Parameters<typeof audit>[2]): Promise<void> =>
  audit(trx, app, deed.permit.role === 'user' ? { ...deed, campaignId: null } : deed);

export interface OneWebhook {
  readonly campaignId: CampaignId;
  readonly id: WebhookId;
}

/** Whether a webhook is somebody's to look after: their own, and for masters each of the campaign. */
const isTheirs = ({ role, userId }: Permit, { createdBy }: WebhookRow): boolean =>
  role !== 'user' || createdBy === userId;

/** A webhook for a change, held with its campaign. */
export const heldWebhook = async (
  trx: Parameters<typeof audit>[0],
  app: App,
  actor: Actor,
  { campaignId, id }: OneWebhook,
): Promise<Result<HeldCampaign & { readonly webhook: WebhookRow }, AppError>> => {
  const held = await holdCampaign(trx, app, actor, {
    useCase: 'manageWebhooks',
    of: { campaignId },
    wanted: NOT_PUT_AWAY,
  });
  if (!held.ok) return held;
  const webhook = await findWebhook(trx, campaignId, id);
  if (webhook === undefined || !isTheirs(held.value.permit, webhook)) {
    return err({ code: 'not-found', what: 'webhook', id });
  }
  return ok({ ...held.value, webhook });
};

export const removeWebhook = useCase<OneWebhook, null>('manageWebhooks', (app, actor, { campaignId, id }) =>
  transact(app.store, async (trx) => {
    const held = await heldWebhook(trx, app, actor, { campaignId, id });
    // Once it is gone it is gone, whoever asks again.
    if (!held.ok) return held.error.code === 'not-found' && held.error.what === 'webhook' ? ok(null) : held;
    await dropWebhook(trx, campaignId, id);
    await noted(trx, app, { permit: held.value.permit, campaignId, action: 'removeWebhook', facts: { webhook: id } });
    return ok(null);
  }),
);

/** Switches on one that had failed too often. */
export const enableWebhook = useCase<OneWebhook, null>('manageWebhooks', (app, actor, { campaignId, id }) =>
  transact(app.store, async (trx) => {
    const held = await heldWebhook(trx, app, actor, { campaignId, id });
    if (!held.ok) return held;
    await changeWebhook(trx, campaignId, id, { disabledAt: null, failures: 0 });
    await noted(trx, app, { permit: held.value.permit, campaignId, action: 'enableWebhook', facts: { webhook: id } });
    return ok(null);
  }),
);

/** A webhook as its masters see it. The address alone may be a secret, so only its host is told. */
export interface WebhookLine {
  readonly id: WebhookId;
  readonly host: string;
  readonly form: WebhookForm;
  readonly kinds: readonly string[];
  readonly failures: number;
  readonly disabledAt: Instant | null;
  /** Made by the reader themselves. */
  readonly own: boolean;
}

/** Those that are somebody's to look after. */
export const webhooksFor = async (
  db: Db,
  app: App,
  actor: Actor,
  campaignId: CampaignId,
): Promise<Result<readonly (readonly [WebhookRow, boolean])[], AppError>> => {
  const seen = await seenCampaign(db, app, actor, { campaignId });
  if (!seen.ok) return seen;
  const permit = await allowed(db, actor, 'manageWebhooks', { campaignId });
  if (!permit.ok) return permit;
  const rows = (await webhooksOf(db, campaignId)).filter((row) => isTheirs(permit.value, row));
  return ok(rows.map((row) => [row, row.createdBy === permit.value.userId] as const));
};

export const listWebhooks = useCase<{ readonly campaignId: CampaignId }, readonly WebhookLine[]>(
  'manageWebhooks',
  async (app, actor, { campaignId }) => {
    const found = await webhooksFor(app.store.db, app, actor, campaignId);
    return found.ok ? ok(found.value.map(([row, own]) => lineOf(row, own))) : found;
  },
);

const lineOf = ({ id, url, form, kinds, failures, disabledAt }: WebhookRow, own: boolean): WebhookLine => ({
  id,
  host: new URL(url).host,
  form,
  kinds: parsed(kinds),
  failures,
  disabledAt,
  own,
});
