import { type AnyRuleset, type SeatId, seatId } from '@chancery/core';
import { type CampaignRow, findCampaign, noticesOf, type OutboxRow, type Store } from '@chancery/store';
import type { Receipt } from '../../src/desk/sheets/receipt.ts';
import type { App } from '../../src/ground/app.ts';
import { type SubmitOrders, submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { got, type House, houseOf, type Player, type Table } from './people.ts';

export const ENGLAND = seatId('Eng');
export const LITHUANIA = seatId('Lit');
export const HORDE = seatId('Gol');
export const ROUM = seatId('Rou');

/** Two orders that England can carry out at the start, and others in their place. */
export const RECRUIT = 'G1 RECRUIT 2 militia';
export const MARCH_OUT = 'G1 FORM ARMY AS A1 "First"\nG1 TRANSFER 2 longbowmen TO A1';

/** The ruler of a seat of a table. */
export const rulerOf = ({ seats, rulers }: Table, seat: SeatId): Player => rulers[seats.indexOf(seat)] as Player;

/** Sends orders in for a seat, as its ruler. Without words, an empty sheet on purpose. */
export const send = async (
  table: Table,
  seat: SeatId,
  text = '',
  more: Partial<SubmitOrders> = {},
  app: App = table.house.app,
): Promise<Receipt> => {
  const { campaignId } = table;
  const { actor } = rulerOf(table, seat);
  return got(await submitOrders(app, actor, { campaignId, seat, channel: 'desk', text, ...more }));
};

/** Every ruler sends an empty sheet. */
export const sendAll = async (table: Table, more: Partial<SubmitOrders> = {}): Promise<void> => {
  for (const seat of table.seats.slice(0, table.rulers.length)) await send(table, seat, '', more);
};

export const campaignOf = async ({ house, campaignId }: Table): Promise<CampaignRow> => {
  const row = await findCampaign(house.db, campaignId);
  if (row === undefined) throw new Error(`no campaign ${campaignId}`);
  return row;
};

/** The mails of a campaign that bring the report of a turn. */
export const reportMails = async ({ house, campaignId }: Table, turn = 1): Promise<OutboxRow[]> => {
  const rows = await house.db.selectFrom('outbox').selectAll().where('campaignId', '=', campaignId).execute();
  return rows.filter(({ dedupeKey }) => new RegExp(`^report:${campaignId}:\\d+:${turn}:`).test(dedupeKey));
};

/** What a user finds on their desk, by kind. */
export const noticesTo = async ({ house: { db }, campaignId }: Table, { id }: Player): Promise<readonly string[]> => {
  const rows = await noticesOf(db, id, { limit: 1000 });
  return rows.flatMap((row) => (row.campaignId === campaignId ? [row.kind] : [])).sort();
};

/** Another process on the same database, with the clock of the first and rules of its own if wanted. */
export const besides = ({ app }: House, store: Store, rulesets: readonly AnyRuleset[] = app.rulesets): App => ({
  ...houseOf(store).app,
  rulesets,
  now: app.now,
});

/** The rules of the house, changed for a test. */
export const withRules = (house: House, change: (rules: AnyRuleset) => Partial<AnyRuleset>): App => ({
  ...house.app,
  rulesets: house.app.rulesets.map((rules) => ({ ...rules, ...change(rules) })),
});
