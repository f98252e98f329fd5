import { rulesetId, type SeatId, seatId } from '@chancery/core';
import type { LiveTurnRow, Store } from '@chancery/store';
import { RING } from '@chancery/testkit';
import type { CreateCampaign } from '../../src/campaign/lifecycle/create-campaign.ts';
import type { App } from '../../src/ground/app.ts';
import { type SubmitOrders, type Submitted, submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { begunTable, got, HOUR, type House, houseOf, type Table } from '../sample/people.ts';
import { rulerOf } from '../sample/play.ts';

export const ANN = seatId('Ann');
export const BOB = seatId('Bob');
export const CEM = seatId('Cem');

export const RING_TERMS = {
  title: 'A Ring',
  ruleset: rulesetId('ring'),
  scenario: 'ring',
  deadlineRule: { kind: 'every', milliseconds: 24 * HOUR },
} as const satisfies CreateCampaign;

export const ringHouse = (store: Store): House => {
  const house = houseOf(store);
  return { ...house, app: { ...house.app, rulesets: [...house.app.rulesets, RING] } };
};

/** A ring that has begun: its opening waits for all. */
export const ringTable = (
  store: Store,
  names: readonly string[] = ['Ann', 'Bob', 'Cem'],
  terms: Partial<CreateCampaign> = {},
): Promise<Table> =>
  begunTable(ringHouse(store), names, {
    ...RING_TERMS,
    ...terms,
    settings: { startWhenFull: false, emptySeats: 'caretaker', ...(terms.settings as object | undefined) },
  });

/** Posts as the ruler of a seat. */
export const post = async (
  table: Table,
  seat: SeatId,
  text: string,
  more: Partial<SubmitOrders> = {},
  app: App = table.house.app,
): Promise<Submitted> => {
  const { campaignId } = table;
  const given = { campaignId, seat, channel: 'desk', text, ...more } as const;
  return got(await submitOrders(app, rulerOf(table, seat).actor, given));
};

/** All end the opening: now it is the move of the first. */
export const endOpening = async (table: Table): Promise<void> => {
  for (const seat of table.seats.slice(0, table.rulers.length)) await post(table, seat, 'END');
};

/** What the turns were that stand, in order: `Ann sheet 2` is a post of two orders, ` none 0` the end of somebody's time. */
export const course = async ({ house: { db }, campaignId }: Table): Promise<readonly string[]> => {
  const rows: LiveTurnRow[] = await db
    .selectFrom('liveTurn')
    .innerJoin('turn', (join) =>
      join
        .onRef('turn.campaignId', '=', 'liveTurn.campaignId')
        .onRef('turn.turn', '=', 'liveTurn.turn')
        .onRef('turn.edition', '=', 'liveTurn.edition'),
    )
    .selectAll('liveTurn')
    .where('liveTurn.campaignId', '=', campaignId)
    .where('turn.supersededBy', 'is', null)
    .orderBy('liveTurn.turn')
    .execute();
  return rows.map(({ seat, origin, orders }) => `${seat} ${origin} ${orders}`);
};
