import type { AnyOrder, AnyRuleset, Instant, SeatId } from '@chancery/core';
import { type CampaignRow, type Db, lettersBetween, type SeatRow, type TurnRow } from '@chancery/store';
import { windowOpened } from '../position/window-opened.ts';
import { settingsOf } from '../terms/settings.ts';
import { PRESS_RULES } from './press-rules.ts';

/** A proclamation that was written as a letter while the window was open, as the order that it is to the rules. */
export interface Proclaimed {
  readonly seat: SeatId;
  readonly order: AnyOrder;
  readonly at: Instant;
}

/** A campaign between two turns, as far as its proclamations are concerned. */
export interface Proclaiming {
  readonly campaign: CampaignRow;
  readonly ruleset: AnyRuleset;
  /** The last turn that is out. */
  readonly out: TurnRow;
}

/**
 * What the host hands over to the rules with the orders of the turn in hand: of each seat the last proclamation, if any
 * stands. None while the press of the campaign allows no public words.
 */
export const proclaimed = async (
  db: Db,
  { campaign, ruleset, out }: Proclaiming,
  seats: readonly SeatRow[],
): Promise<readonly Proclaimed[]> => {
  const { correspondence } = ruleset;
  if (correspondence?.proclamation === undefined || !PRESS_RULES[campaign.pressMode].public) return [];
  const since = await windowOpened(db, out);
  const ever = Number.MAX_SAFE_INTEGER;
  const written = (await lettersBetween(db, campaign.id, { from: since, until: ever }, 'proclamation')).filter(
    ({ turn }) => turn === campaign.turn,
  );
  const dropped = settingsOf(campaign).removedSheet === 'dropped';
  return seats.flatMap(({ seat, userId }) => {
    const last = written.findLast((letter) => letter.seat === seat && (!dropped || letter.userId === userId));
    const order = last === undefined || last.body === '' ? undefined : correspondence.proclamation?.(last.body);
    return last === undefined || order === undefined ? [] : [{ seat, order, at: last.at }];
  });
};

/** The orders of a seat with its proclamation among them, unless a later sheet has another. */
export const handedOver = (
  { correspondence }: Pick<AnyRuleset, 'correspondence'>,
  orders: readonly AnyOrder[],
  submittedAt: Instant | null,
  proclamation: Proclaimed | undefined,
): readonly AnyOrder[] => {
  if (proclamation === undefined) return orders;
  const own = orders.some((order) => correspondence?.carries(order) === 'public');
  return own && submittedAt !== null && submittedAt > proclamation.at ? orders : [...orders, proclamation.order];
};
