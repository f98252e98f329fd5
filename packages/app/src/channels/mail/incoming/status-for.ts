import { knownTo, maySend, type SeatId, sectionsOf, writeSheet } from '@chancery/core';
import { countingSheets, findSeat, parsed, receiptOf } from '@chancery/store';
import { type InPlay, inPlay } from '../../../campaign/pace/in-play.ts';
import { asksWhen } from '../../../campaign/play/asks-when.ts';
import { takingAt } from '../../../campaign/play/placed.ts';
import { offersNow } from '../../../desk/sheets/offers.ts';
import { receiptFrom } from '../../../desk/sheets/receipt.ts';
import type { App } from '../../../ground/app.ts';
import { TAKEN_OUTCOMES } from '../text/mail-answers.ts';
import type { Addressed } from './mail-desk.ts';

/** How things stand for the seat of a mail: until when orders are taken, and which of them count. */
export const statusFor = async ({
  desk: { app },
  right,
  campaign,
  zone,
  seatName,
  say,
}: Addressed): Promise<string> => {
  const { db } = app.store;
  const { campaignId, seat } = right;
  const play = await inPlay(db, app, campaign);
  const movers = play.pace.listed.movers(play.window);
  if (movers !== null) return statusByMoves(app, play, movers, { seat, zone, seatName, say });
  const { key, ahead } = takingAt(campaign, app.now());
  const sheet = (await countingSheets(db, key)).find((row) => row.seat === seat);
  const receipt = sheet === undefined ? undefined : await receiptOf(db, campaignId, sheet.id);
  const taken =
    receipt === undefined ? [] : receiptFrom(receipt).lines.filter(({ outcome }) => TAKEN_OUTCOMES.has(outcome));
  // A receipt names only the lines that came; sections that they did not replace are in force as well.
  const whole = sheet !== undefined && sectionsOf(play.ruleset.orders).length > 0;
  const lines = whole
    ? writeSheet(play.ruleset, knownTo(play.ruleset, play.position, seat), parsed(sheet.orders))
    : taken.map(({ text }) => text);
  const { label } = play.pace.listed.label(play.window);
  const named = label === undefined || ahead ? say.turnTitle(key.turn) : label;
  const offers = await offersNow(db, play, seat);
  const ready = (await findSeat(db, campaignId, seat))?.readyForTurn === key.turn;
  return [
    say.status.window(named, ahead ? null : campaign.deadline, zone),
    ...(maySend(play.window, seat) ? [say.status.maySend(asksWhen(play, seat)?.label ?? null)] : []),
    ...(campaign.heldSince === null ? [] : [say.status.held]),
    ...(sheet === undefined
      ? [say.status.none(named)]
      : [say.status.sheet(sheet.at, zone, parsed(sheet.orders).length), lines.map((line) => `  ${line}`).join('\n')]),
    ...(ready ? [say.status.ready] : []),
    ...offers.map(({ from, text, answers }) => say.status.offer(seatName(from), text, answers[0]?.text ?? null)),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
};

const statusByMoves = async (
  app: App,
  play: InPlay,
  movers: readonly SeatId[],
  { seat, zone, seatName, say }: Pick<Addressed, 'zone' | 'seatName' | 'say'> & { readonly seat: SeatId },
): Promise<string> => {
  const { campaign, ruleset } = play;
  const row = await findSeat(app.store.db, campaign.id, seat);
  const waiting = row === undefined ? null : await play.pace.taken.waiting(app.store.db, app, play, row);
  const orders = waiting === null ? [] : parsed(waiting.orders);
  const lines = writeSheet(ruleset, knownTo(ruleset, play.position, seat), orders).map((line) => `  ${line}`);
  return [
    movers.includes(seat)
      ? say.status.move(campaign.deadline, zone)
      : say.status.moveOf(movers.map(seatName).join(', ')),
    ...(campaign.heldSince === null ? [] : [say.status.held]),
    ...(waiting !== null ? [say.status.waiting, lines.join('\n')] : []),
  ].join('\n\n');
};
