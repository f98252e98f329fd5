import type { Context } from 'hono';
import { faultPage, show } from '../frame/answer.ts';
import { page } from '../frame/layout.ts';
import type { PageHouse } from '../page-house.ts';
import type { Visitor } from '../visitor.ts';
import { loadSeat, type SeatWanted } from './load-seat.ts';
import { seatView } from './seat-view.ts';

/** Seconds between two looks whether the turn is out. */
const LOOK_AGAIN = 2;

/** Answers with the plain page of a seat. */
export const showSeat = async (
  house: PageHouse,
  context: Context,
  visitor: Visitor,
  wanted: SeatWanted,
): Promise<Response> => {
  const loaded = await loadSeat(house, visitor, wanted);
  if (!loaded.ok) return faultPage(context, loaded.error, visitor);
  const { campaign, seat, awaits } = loaded.value;
  const title = `${seat.name}, ${campaign.title}`;
  const body = seatView(loaded.value);
  return show(context, page({ title, reader: visitor, body, again: awaits === 'turn' ? LOOK_AGAIN : null }));
};
