import type { Received } from '@chancery/post';
import type { IncomingMailId, MailOutcome } from '@chancery/store';
import type { App } from '../app.ts';
import type { MailSettings } from './settings.ts';

/** What became of a mail that came in. */
export interface MailAnswer {
  readonly mail: IncomingMailId;
  readonly outcome: MailOutcome | 'duplicate';
  /** Why, as a code. */
  readonly reason: string;
}

export type ReceiveMail = (app: App, settings: MailSettings, received: Received) => Promise<MailAnswer>;
