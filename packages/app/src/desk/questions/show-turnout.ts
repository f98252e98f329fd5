import { type CampaignId, type Instant, ok, type SeatId } from '@chancery/core';
import { absencesAt, countingMarks, type SeatControl, type SheetOrigin } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { inPlay } from '../../campaign/pace/in-play.ts';
import { absenceFrom } from '../../campaign/people/list-absences.ts';
import { inStatus, PLAYED } from '../../campaign/terms/status.ts';
import { useCase } from '../../ground/use-case.ts';
import { ordersOfRecord } from './orders-of-record.ts';

/** How a seat stands before the turn in hand is run. It tells that orders have come, and never what they say. */
export interface SeatTurnout {
  readonly seat: SeatId;
  readonly control: SeatControl;
  /** Where its orders would come from if the turn were run now. */
  readonly origin: SheetOrigin;
  /** When the sheet came that counts; null when there is none. */
  readonly sentAt: Instant | null;
  /** Its ruler has said that they need no more time. */
  readonly ready: boolean;
  /** Turns missed in a row, up to now. */
  readonly missedLately: number;
  readonly missedInAll: number;
  /** Until when its ruler has said that they are away; null when they are here, and where turns say it. */
  readonly awayUntil: Instant | null;
  /** The last turn for which its ruler has said that they are away; null when they are here, and where an instant says it. */
  readonly awayThrough: number | null;
}

export interface Turnout {
  readonly turn: number;
  /** Of those that the window waits for. */
  readonly seats: readonly SeatTurnout[];
}

/** Who has sent in, for the masters. */
export const showTurnout = useCase<{ readonly campaignId: CampaignId }, Turnout>(
  'watchTurn',
  async (app, actor, { campaignId }) => {
    const { db } = app.store;
    const seen = await seenCampaign(db, app, actor, { campaignId });
    if (!seen.ok) return seen;
    const permit = await allowed(db, actor, 'watchTurn', { campaignId });
    if (!permit.ok) return permit;
    const played = inStatus(seen.value, PLAYED);
    if (!played.ok) return played;
    const play = await inPlay(db, app, played.value);
    const { ofRecord, seats } = await ordersOfRecord(db, app, play, { secrets: null, cause: 'hand' });
    const sent = new Map((await countingMarks(db, play.key)).map(({ seat, at }) => [seat, at]));
    const moment = { now: app.now(), turn: play.key.turn };
    const absent = await absencesAt(db, campaignId, moment);
    const away = new Map(absent.map((row) => [row.seat, absenceFrom(row, moment)]));
    const rows = new Map(seats.map((row) => [row.seat, row]));
    return ok({
      turn: play.key.turn,
      seats: ofRecord.flatMap(({ seat, origin }) => {
        const row = rows.get(seat);
        if (row === undefined) return [];
        const { control, missedLately, missedInAll, readyForTurn } = row;
        return [
          {
            seat,
            control,
            origin: origin === 'none' && control === 'caretaker' ? 'caretaker' : origin,
            sentAt: sent.get(seat) ?? null,
            ready: readyForTurn === play.key.turn,
            missedLately,
            missedInAll,
            awayUntil: away.get(seat)?.until ?? null,
            awayThrough: away.get(seat)?.through ?? null,
          },
        ];
      }),
    });
  },
);
