import { type Instant, ok, type SeatId } from '@chancery/core';
import {
  type AbsenceId,
  type AbsenceRow,
  absencesOf,
  type CampaignRow,
  isPast,
  type Moment,
  NO_END,
} from '@chancery/store';
import type { App } from '../../ground/app.ts';
import { useCase } from '../../ground/use-case.ts';
import { allowed } from '../access/allowed.ts';
import type { SeatOf } from '../access/at-desk.ts';
import { seenCampaign } from '../access/who-sees.ts';
import { turnInHand } from '../play/play.ts';

/** An absence that a ruler has announced. */
export interface Absence extends WaitingAbsence {
  readonly seat: SeatId;
}

/** The same of a player who has no seat. */
export interface WaitingAbsence {
  readonly id: AbsenceId;
  readonly from: Instant;
  /** When they are back; null where turns say it. */
  readonly until: Instant | null;
  /** The last turn that they miss; null where an instant says when they are back. */
  readonly through: number | null;
  /** It is over: its time is past, its turns are, or they have come back. */
  readonly past: boolean;
  /** For the masters and themselves. */
  readonly note: string;
}

/** What a ruler has announced for their seat, past and to come. Masters find those of all seats among their people. */
export const listAbsences = useCase<SeatOf, readonly Absence[]>('listReceipts', async (app, actor, input) => {
  const { db } = app.store;
  const seen = await seenCampaign(db, app, actor, input);
  if (!seen.ok) return seen;
  const permit = await allowed(db, actor, 'listReceipts', input);
  if (!permit.ok) return permit;
  const own = (await absencesOf(db, seen.value.id, input.seat)).filter(({ userId }) => userId === permit.value.userId);
  const moment = momentIn(app, seen.value);
  return ok(own.map((row) => absenceFrom(row, moment)));
});

export const absenceFrom = (row: AbsenceRow, moment: Moment): Absence => ({
  ...waitingAbsenceFrom(row, moment),
  seat: row.seat,
});

export const waitingAbsenceFrom = (row: Omit<AbsenceRow, 'seat'>, moment: Moment): WaitingAbsence => {
  const { id, fromAt, untilAt, throughTurn, note } = row;
  const until = untilAt === NO_END ? null : untilAt;
  return { id, from: fromAt, until, through: throughTurn, past: isPast(row, moment), note };
};

/** Now, and the turn that a campaign has in hand. */
export const momentIn = (app: Pick<App, 'now'>, campaign: CampaignRow): Moment => ({
  now: app.now(),
  turn: turnInHand(campaign).turn,
});
