import type { AnyOrder, AnyRuleset, Instant, SeatId } from '@chancery/core';
import { type CampaignRow, type Db, lettersBetween, type SeatRow, seatsOf, type TurnRow } from '@chancery/store';
import { settingsOf } from '../campaigns/settings.ts';

/** A proclamation that was written as a letter while the window was open, as the order that it is to the rules. */
export interface Proclaimed {
  readonly seat: SeatId;
  readonly order: AnyOrder;
  readonly at: Instant;
}

/** What the host hands over to the rules with the orders of the turn in hand: of each seat the last one, if any stands. */
export const proclaimed = async (
  db: Db,
  ruleset: AnyRuleset,
  campaign: CampaignRow,
  out: Pick<TurnRow, 'resolvedAt'>,
): Promise<readonly Proclaimed[]> => {
  const { post } = ruleset;
  if (post?.proclamation === undefined) return [];
  const written = (await lettersBetween(db, campaign.id, out.resolvedAt, Number.MAX_SAFE_INTEGER)).filter(
    ({ kind, turn }) => kind === 'proclamation' && turn === campaign.turn,
  );
  const seats = await seatsOf(db, campaign.id);
  const dropped = settingsOf(campaign).removedSheet === 'dropped';
  return seats.flatMap(({ seat, userId }: SeatRow) => {
    const last = written.findLast((letter) => letter.seat === seat && (!dropped || letter.userId === userId));
    const order = last === undefined || last.body === '' ? undefined : post.proclamation?.(last.body);
    return last === undefined || order === undefined ? [] : [{ seat, order, at: last.at }];
  });
};

/** The orders of a seat with its proclamation among them, unless a later sheet has another. */
export const handedOver = (
  { post }: Pick<AnyRuleset, 'post'>,
  orders: readonly AnyOrder[],
  submittedAt: Instant | null,
  proclamation: Proclaimed | undefined,
): readonly AnyOrder[] => {
  if (proclamation === undefined) return orders;
  const own = orders.some((order) => post?.carries(order) === 'public');
  return own && submittedAt !== null && submittedAt > proclamation.at ? orders : [...orders, proclamation.order];
};
