import { type Instant, type JsonValue, ok } from '@chancery/core';
import { everythingBy, type OwnTable, sessionsOf, signInMeansOf, userSettingOf } from '@chancery/store';
import { useCase } from '../../ground/use-case.ts';
import { ownUser } from './own-user.ts';

export interface DataExport {
  /** Of this form of the export; another form has another number. */
  readonly version: 1;
  readonly madeAt: Instant;
  readonly account: { readonly [name: string]: JsonValue };
  /** What they have written and done, by the sort of thing. */
  readonly own: { readonly [sort: string]: readonly { readonly [name: string]: JsonValue }[] };
}

/**
 * All that the server keeps of somebody, as JSON: what they wrote themselves and what is about them alone. Letters that others
 * wrote to them, and reports, are their seat's and not their person's. No secret by which one could act in their name is in it.
 */
export const exportData = useCase<null, DataExport>('exportData', async (app, actor) => {
  const { db } = app.store;
  const found = await ownUser(db, actor, 'exportData');
  if (!found.ok) return found;
  const { user } = found.value;
  const { password, passkeys } = await signInMeansOf(db, user.id);
  const setting = await userSettingOf(db, user.id);
  const own: { [sort: string]: readonly { readonly [name: string]: JsonValue }[] } = {};
  for (const [table, columns] of Object.entries(SHOWN) as readonly (readonly [OwnTable, readonly string[]])[]) {
    const rows = await everythingBy(db, table, user.id);
    own[table] = rows.map((row) => Object.fromEntries(columns.map((column) => [column, shown(column, row[column])])));
  }
  return ok({
    version: 1,
    madeAt: app.now(),
    account: {
      id: user.id,
      name: user.name,
      email: user.email,
      emailVerified: user.emailVerified === 1,
      since: user.createdAt,
      password,
      secondFactor: user.twoFactorEnabled === 1,
      passkeys: passkeys.map(({ name, createdAt }) => ({ name, since: createdAt })),
      sessions: (await sessionsOf(db, user.id, new Date())).map(({ createdAt, userAgent, ipAddress }) => ({
        since: createdAt,
        browser: userAgent,
        address: ipAddress,
      })),
      zone: setting?.zone ?? null,
      quietFrom: setting?.quietFrom ?? null,
      quietUntil: setting?.quietUntil ?? null,
    },
    own,
  });
});

/** The columns that are told. What is left out is another's, or would let its holder act as somebody. */
const SHOWN = {
  master: ['campaignId', 'role', 'since'],
  seat: ['campaignId', 'seat', 'joinedAt', 'standingOrders'],
  seatHistory: ['campaignId', 'seat', 'change', 'turn', 'reason', 'at'],
  application: ['campaignId', 'status', 'preferences', 'message', 'at'],
  standby: ['campaignId', 'since'],
  absence: ['campaignId', 'seat', 'fromAt', 'untilAt', 'throughTurn', 'note', 'saidAt'],
  waitingAbsence: ['campaignId', 'fromAt', 'untilAt', 'throughTurn', 'note', 'saidAt'],
  waitingReceipt: ['campaignId', 'turn', 'channel', 'text', 'lines', 'at'],
  seatNote: ['campaignId', 'seat', 'text', 'at'],
  extension: ['campaignId', 'seat', 'turn', 'milliseconds', 'reason', 'status', 'askedAt'],
  pollVote: ['campaignId', 'pollId', 'seat', 'vote', 'at'],
  invitation: ['campaignId', 'seat', 'createdAt', 'expiresAt'],
  webhook: ['campaignId', 'url', 'form', 'kinds', 'createdAt'],
  sheet: ['campaignId', 'seat', 'turn', 'kind', 'channel', 'text', 'orders', 'hash', 'at'],
  act: ['campaignId', 'turn', 'orders', 'at'],
  letter: ['campaignId', 'seat', 'turn', 'kind', 'subject', 'body', 'at'],
  press: ['campaignId', 'seat', 'turn', 'title', 'body', 'at', 'withdrawnAt'],
  incomingMail: ['campaignId', 'seat', 'turn', 'sender', 'receivedAt', 'outcome', 'reason'],
  notice: ['campaignId', 'kind', 'at', 'readAt'],
  noticePreference: ['campaignId', 'kind', 'channel', 'wanted'],
  accessToken: ['name', 'scopes', 'campaignId', 'createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt'],
  audit: ['campaignId', 'action', 'at'],
  ownScenario: ['ruleset', 'title', 'description', 'file', 'createdAt', 'sharedAt'],
  dailyBytes: ['since', 'bytes'],
} as const satisfies { readonly [table in OwnTable]: readonly string[] };

const JSON_COLUMNS: ReadonlySet<string> = new Set([
  'standingOrders',
  'preferences',
  'kinds',
  'orders',
  'lines',
  'scopes',
]);

const shown = (column: string, value: string | number | null | undefined): JsonValue =>
  typeof value === 'string' && JSON_COLUMNS.has(column) ? JSON.parse(value) : (value ?? null);
