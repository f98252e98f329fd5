import { type CampaignId, err, type Instant, ok } from '@chancery/core';
import {
  changeWebhook,
  removeWebhook as dropWebhook,
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
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { ALIVE, NOT_PUT_AWAY } from '../../campaign/terms/status.ts';
import { audit } from '../../ground/audit.ts';
import { NEWS_KINDS, type PublicNews } from '../../ground/news/news.ts';
import { type AddressFault, readOutsideUrl } from '../../ground/outside/address.ts';
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
    if ((await webhooksOf(trx, campaignId)).length >= MOST) {
      return err({ code: 'too-many', what: 'webhooks', limit: MOST, until: null });
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
    await audit(trx, app, { permit, campaignId, action: 'addWebhook', facts });
    return ok(added);
  }),
);

const MOST = 10;

const addressText = (fault: AddressFault): string =>
  fault.code === 'bad-url'
    ? 'wanted an https address without name and password'
    : `${fault.host} is not reachable for everybody`;

export interface OneWebhook {
  readonly campaignId: CampaignId;
  readonly id: WebhookId;
}

export const removeWebhook = useCase<OneWebhook, null>('manageWebhooks', (app, actor, { campaignId, id }) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, {
      useCase: 'manageWebhooks',
      of: { campaignId },
      wanted: NOT_PUT_AWAY,
    });
    if (!held.ok) return held;
    await dropWebhook(trx, campaignId, id);
    await audit(trx, app, { permit: held.value.permit, campaignId, action: 'removeWebhook', facts: { webhook: id } });
    return ok(null);
  }),
);

/** Switches on one that had failed too often. */
export const enableWebhook = useCase<OneWebhook, null>('manageWebhooks', (app, actor, { campaignId, id }) =>
  transact(app.store, async (trx) => {
    const held = await holdCampaign(trx, app, actor, {
      useCase: 'manageWebhooks',
      of: { campaignId },
      wanted: NOT_PUT_AWAY,
    });
    if (!held.ok) return held;
    const found = await changeWebhook(trx, campaignId, id, { disabledAt: null, failures: 0 });
    if (!found) return err({ code: 'not-found', what: 'webhook', id });
    await audit(trx, app, { permit: held.value.permit, campaignId, action: 'enableWebhook', facts: { webhook: id } });
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
}

export const listWebhooks = useCase<{ readonly campaignId: CampaignId }, readonly WebhookLine[]>(
  'manageWebhooks',
  async (app, actor, { campaignId }) => {
    const permit = await allowed(app.store.db, actor, 'manageWebhooks', { campaignId });
    if (!permit.ok) return permit;
    return ok((await webhooksOf(app.store.db, campaignId)).map(lineOf));
  },
);

const lineOf = ({ id, url, form, kinds, failures, disabledAt }: WebhookRow): WebhookLine => ({
  id,
  host: new URL(url).host,
  form,
  kinds: parsed(kinds),
  failures,
  disabledAt,
});
