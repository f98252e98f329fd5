import { knownTo, type SeatId } from '@chancery/core';
import { seatsOf, type Trx } from '@chancery/store';
import { namedSeat } from '../../campaign/access/scene.ts';
import { tellEnd } from '../../campaign/lifecycle/end-campaign.ts';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import { tellWindow } from '../../campaign/pace/tell-window.ts';
import type { App } from '../../ground/app.ts';
import type { FactsOf } from '../../ground/news/notice.ts';
import { noteOnDesk } from '../../ground/tell/notify.ts';
import { publish } from '../../ground/tell/publish.ts';
import { queueReports } from '../../ground/tell/report-mail.ts';

/** A campaign whose turn has just come out, as it stands after the turn. */
export type TurnOut = Pick<InPlay, 'campaign' | 'ruleset' | 'position' | 'window' | 'pace'>;

/**
 * Tells rulers that a turn is out, on the desk and by their reports, and the public; and how the campaign has ended. Those
 * whose move it is are called by it; `concerned` are those whom the master's acts are about.
 */
export const tellTurn = async (
  trx: Trx,
  app: App,
  { campaign, ruleset, position, window, pace }: TurnOut,
  {
    before,
    concerned = [],
  }: { readonly before: Pick<InPlay, 'window' | 'pace'>; readonly concerned?: readonly SeatId[] | undefined },
): Promise<void> => {
  const { id, title, turn, edition, deadline } = campaign;
  const all = await seatsOf(trx, id);
  const called = new Set(pace.told.called(before.window, window));
  const seats = pace.told.toldOf(all, new Set([...called, ...concerned]));
  const label = before.pace.listed.label(before.window);
  const heading = ruleset.text.turn(knownTo(ruleset, position, 'public'));
  const infos = ruleset.seats(position.setting);
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
                ...label,
                heading,
                ...namedSeat(infos, seat),
                ...(called.has(seat) ? calledTo(pace.listed, window) : {}),
              } as const,
              key: `turn-out:${id}:${edition}:${turn}:${seat}`,
            },
          ],
    ),
  );
  await queueReports(trx, app, campaign, { out: campaign, seats: pace.told.mailed(seats, before.window, window) });
  await publish(trx, app, campaign, {
    news: { kind: 'turn-published', turn, ...label, heading, deadline },
    key: `turn:${id}:${edition}:${turn}`,
  });
  await tellWindow(trx, app, { campaign, window, pace });
  if (window.kind === 'outcome') {
    const how = ruleset.text.outcome(window, knownTo(ruleset, position, 'public'));
    await tellEnd(trx, app, campaign, { how });
  }
};

/** In live play it is the move of a seat; in sealed play its window is open, under a name that rulers know. */
const calledTo = (
  { label, movers }: TurnOut['pace']['listed'],
  window: TurnOut['window'],
): Pick<FactsOf<'turn-out'>, 'move' | 'open'> =>
  movers(window) === null ? { open: label(window).label ?? '' } : { move: true };
