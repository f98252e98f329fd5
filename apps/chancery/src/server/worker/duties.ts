import {
  type App,
  type DeliverMail,
  deliverMail,
  deliverWebhooks,
  drainMail,
  type MailOffice,
  nextTidy,
  type PostJson,
  postJson,
  tick,
  tidy,
  USUAL_RATE,
} from '@chancery/app';
import { nextCampaignDue, nextOutboxDue } from '@chancery/store';
import { confirms } from '../confirms.ts';
import type { House } from '../open-house.ts';
import { clockFits, type Presence } from '../presence.ts';
import { backupDuty, backupThread } from './backup-duty.ts';
import type { Duty } from './duty.ts';

/** Windows that open, close and remind: by a clock that is right, or not at all. */
export const campaignDuty = (app: App, ahead: Presence['ahead']): Duty => ({
  name: 'campaigns',
  breath: 10,
  async perform(stop) {
    if (!clockFits(ahead())) return 0;
    const { campaigns } = await tick(app, { stop });
    return Object.values(campaigns).reduce((sum, count) => sum + count, 0);
  },
  nextDue: () => nextCampaignDue(app.store.db, app.now()),
});

/** How much leaves in a minute is kept by `drainMail` itself. */
const MAIL_BREATH = 250;

export const mailDuty = (app: App, deliver: DeliverMail): Duty => ({
  name: 'mail',
  breath: MAIL_BREATH,
  perform: (stop) => drainMail(app, deliver, USUAL_RATE, stop),
  nextDue: () => nextOutboxDue(app.store.db, 'mail', app.now()),
});

const WEBHOOKS_AT_ONCE = 50;

export const webhookDuty = (app: App, post: PostJson): Duty => ({
  name: 'webhooks',
  breath: 1_000,
  perform: () => deliverWebhooks(app, post, WEBHOOKS_AT_ONCE),
  nextDue: () => nextOutboxDue(app.store.db, 'webhook', app.now()),
});

/** What has run out goes. */
export const tidyDuty = (app: App, confirm: boolean): Duty => ({
  name: 'tidying',
  breath: 60_000,
  perform: () => tidy(app, { confirm }),
  nextDue: () => nextTidy(app),
});

const WEBHOOK_PATIENCE = 10_000;

/** All that a worker of this house does. Without a way out mails wait in vain, so they count as sent. */
export const dutiesOf = ({ app, settings }: House, office: MailOffice, { ahead }: Presence): readonly Duty[] => [
  campaignDuty(app, ahead),
  mailDuty(app, deliverMail(app, office)),
  webhookDuty(app, postJson({ allowPrivate: settings.webhooks.toPrivateAddresses, timeoutMs: WEBHOOK_PATIENCE })),
  tidyDuty(app, confirms(settings)),
  ...(settings.backup.every === null ? [] : [backupDuty(app, settings.backup.every, backupThread(settings))]),
];
