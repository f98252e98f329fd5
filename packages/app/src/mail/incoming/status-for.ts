import { knownTo, type SeatId, type Window, writeLine } from '@chancery/core';
import { countingSheets, findSeat, parsed, receiptOf } from '@chancery/store';
import type { App } from '../../app.ts';
import { liveWindow } from '../../live/live-window.ts';
import { draftOf } from '../../orders/draft-of.ts';
import { receiptFrom } from '../../orders/receipt.ts';
import { takingAt } from '../../orders/taking.ts';
import { statusText, TAKEN_OUTCOMES } from '../../text/mail-answers.ts';
import { type InPlay, inPlay } from '../../turns/in-play.ts';
import type { Addressed } from './mail-desk.ts';

/** How things stand for the seat of a mail: until when orders are taken, and which of them count. */
export const statusFor = async ({ desk: { app }, right, campaign, zone, seatName }: Addressed): Promise<string> => {
  const { db } = app.store;
  const { campaignId, seat } = right;
  const play = await inPlay(db, app, campaign);
  const live = liveWindow(play.window);
  if (live !== null) return liveStatus(app, play, live, { seat, zone, seatName });
  const { key, ahead } = takingAt(campaign, app.now());
  const sheet = (await countingSheets(db, key)).find((row) => row.seat === seat);
  const receipt = sheet === undefined ? undefined : await receiptOf(db, campaignId, sheet.id);
  const lines =
    receipt === undefined ? [] : receiptFrom(receipt).lines.filter(({ outcome }) => TAKEN_OUTCOMES.has(outcome));
  const ready = (await findSeat(db, campaignId, seat))?.readyForTurn === key.turn;
  return [
    statusText.window(key.turn, ahead ? null : campaign.deadline, zone),
    ...(campaign.heldSince === null ? [] : [statusText.held]),
    ...(sheet === undefined
      ? [statusText.none(key.turn)]
      : [
          statusText.sheet(sheet.at, zone, parsed(sheet.orders).length),
          lines.map(({ text }) => `  ${text}`).join('\n'),
        ]),
    ...(ready ? [statusText.ready] : []),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
};

const liveStatus = async (
  app: App,
  play: InPlay,
  { seats }: Window,
  { seat, zone, seatName }: Pick<Addressed, 'zone' | 'seatName'> & { readonly seat: SeatId },
): Promise<string> => {
  const { campaign, ruleset } = play;
  const row = await findSeat(app.store.db, campaign.id, seat);
  const draft = row === undefined ? null : await draftOf(app.store.db, app, play, row);
  const lines = draft?.orders.map(
    (order) => `  ${writeLine(ruleset.orders, knownTo(ruleset, play.position, seat), order)}`,
  );
  return [
    seats.includes(seat) ? statusText.move(campaign.deadline, zone) : statusText.moveOf(seats.map(seatName).join(', ')),
    ...(campaign.heldSince === null ? [] : [statusText.held]),
    ...(draft?.sheet?.kind === 'waiting' && lines !== undefined ? [statusText.waiting, lines.join('\n')] : []),
  ].join('\n\n');
};
