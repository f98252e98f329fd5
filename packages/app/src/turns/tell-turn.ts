import { type AnyPosition, type AnyRuleset, knownTo, type Outcome, type SeatId, type Window } from '@chancery/core';
import { type CampaignRow, seatsOf, type Trx } from '@chancery/store';
import type { App } from '../app.ts';
import { tellEnd } from '../campaigns/end-campaign.ts';
import { calledSeats } from '../live/called.ts';
import { labelOf } from '../live/label.ts';
import { liveWindow } from '../live/live-window.ts';
import { noteOnDesk } from '../notices/notify.ts';
import { publish } from '../webhooks/publish.ts';
import { queueReports } from './report-mail.ts';

/** A campaign whose turn has just come out. */
export interface TurnOut {
  /** As it stands after the turn. */
  readonly campaign: CampaignRow;
  readonly ruleset: AnyRuleset;
  readonly position: AnyPosition;
  readonly window: Window | Outcome;
}

/**
 * Tells rulers that a turn is out, on the desk and by their reports, and the public; and how the campaign has ended. In live
 * play only those are told whose move it is now and was not before: it is their call, with all that happened since their own;
 * and those whom the master's acts are about (`concerned`).
 */
export const tellTurn = async (
  trx: Trx,
  app: App,
  { campaign, ruleset, position, window }: TurnOut,
  before: Window | Outcome,
  concerned: readonly SeatId[] = [],
): Promise<void> => {
  const { id, title, turn, edition, deadline } = campaign;
  const all = await seatsOf(trx, id);
  const called = new Set(calledSeats(before, window));
  const told = new Set([...called, ...concerned]);
  const seats = liveWindow(window) === null ? all : all.filter(({ seat }) => told.has(seat));
  const heading = ruleset.text.turn(knownTo(ruleset, position, 'public'));
  const names = new Map(ruleset.seats(position.setting).map(({ seat, name }) => [seat, name]));
  await noteOnDesk(
    trx,
    app,
    seats.flatMap(({ seat, userId }) =>
      userId === null
        ? []
        : [
            {
              to: userId,
              campaign: { id, title },
              facts: {
                kind: 'turn-out',
                turn,
                ...labelOf(before),
                heading,
                seat: names.get(seat) ?? seat,
                ...(called.has(seat) ? { move: true } : {}),
              } as const,
              key: `turn-out:${id}:${edition}:${turn}:${seat}`,
            },
          ],
    ),
  );
  await queueReports(trx, app, campaign, campaign, seats);
  await publish(
    trx,
    app,
    campaign,
    { kind: 'turn-published', turn, ...labelOf(before), heading, deadline },
    `turn:${id}:${edition}:${turn}`,
  );
  if (window.kind === 'outcome') {
    await tellEnd(trx, app, campaign, ruleset.text.outcome(window, knownTo(ruleset, position, 'public')));
  }
};
