import { DAY, HOUR, type Instant } from '@chancery/core';
import {
  dropUncertainItems,
  emptyOldMails,
  forgetIdempotencyKeys,
  forgetIncomingMails,
  forgetRequestCounts,
  forgetSignals,
  leasedUntil,
  newId,
  takeLease,
} from '@chancery/store';
import type { App } from '../ground/app.ts';
import type { AccountSettings } from '../house/accounts/settings.ts';
import { tidyAccounts } from '../house/accounts/tidy-accounts.ts';

/** Held by whoever has tidied last, until it is time again: of many workers one does it. */
const LEASE = 'tidy';
/** For how long it can be looked up what a mail said that has left, and what became of one that came in. */
const MAILS_KEPT = 30 * DAY;

/** For how long somebody who watches can go on from where they were. */
const SIGNALS_KEPT = 7 * DAY;

/**
 * Once an hour: sessions, codes and keys that have run out go, accounts that nobody has confirmed, what old mails said, how
 * often somebody had asked, old signals, and the hope for mails over which a sender has died. Says how much that was.
 */
export const tidy = async (app: App, accountRules: Pick<AccountSettings, 'confirm'> = {}): Promise<number> => {
  const { db } = app.store;
  const now = app.now();
  if (!(await takeLease(db, LEASE, newId(), { now, until: now + HOUR }))) return 0;
  const accounts = await tidyAccounts(app, accountRules);
  await forgetIdempotencyKeys(db, now);
  await forgetIncomingMails(db, now - MAILS_KEPT);
  await forgetRequestCounts(db, now - HOUR);
  await forgetSignals(db, now - SIGNALS_KEPT);
  const uncertain = await dropUncertainItems(db, now - HOUR, now);
  if (uncertain > 0) app.log.warn('nobody knows whether mails have arrived', { mails: uncertain });
  return accounts + uncertain + (await emptyOldMails(db, now - MAILS_KEPT));
};

/** When it is time again; null when it is now. */
export const nextTidy = (app: App): Promise<Instant | null> => leasedUntil(app.store.db, LEASE, app.now());
