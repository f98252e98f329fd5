import {
  type AnyOrder,
  addresseeOf,
  hashOf,
  hasOffers,
  type Offer,
  offersTo,
  type SeatId,
  writeLine,
} from '@chancery/core';
import { countingSheets, type Db, findSeat, parsed, type Trx } from '@chancery/store';
import { namedSeat } from '../../campaign/access/scene.ts';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import { turnInHand } from '../../campaign/play/play.ts';
import { knownBy } from '../../campaign/position/known-by.ts';
import type { App } from '../../ground/app.ts';
import type { Notice } from '../../ground/news/notice.ts';
import type { Signal } from '../../ground/news/signal.ts';
import { notify } from '../../ground/tell/notify.ts';
import { signal } from '../../ground/tell/signal.ts';

type OpenTurn = Pick<InPlay, 'campaign' | 'ruleset' | 'position' | 'window' | 'pace'>;

/** What others offer to a seat in the turn in hand, by the sheets that count now. */
export const offersNow = async (
  db: Db,
  { campaign, ruleset, position }: Pick<OpenTurn, 'campaign' | 'ruleset' | 'position'>,
  seat: SeatId,
): Promise<readonly Offer[]> => {
  if (!hasOffers(ruleset)) return [];
  const sheets = await countingSheets(db, turnInHand(campaign));
  const sent = sheets.map((sheet) => ({ seat: sheet.seat, orders: parsed(sheet.orders) }));
  return offersTo(ruleset, position, seat, sent);
};

/** Tells rulers what a sheet offers them that counts from now on. Whoever was told of a line in this turn is not told again. */
export const tellOffers = async (
  trx: Trx,
  app: App,
  { campaign, ruleset, position, window, pace }: OpenTurn,
  { seat: from, orders }: { readonly seat: SeatId; readonly orders: readonly AnyOrder[] },
): Promise<void> => {
  if (!hasOffers(ruleset)) return;
  const { setting } = position;
  const { id, title, edition } = campaign;
  const { turn } = turnInHand(campaign);
  const infos = ruleset.seats(setting);
  const label = pace.listed.label(window);
  const notices: Notice[] = [];
  const signals: Signal[] = [];
  for (const order of orders) {
    const to = addresseeOf(ruleset, setting, order);
    const ruler = to === null || to === from ? undefined : await findSeat(trx, id, to);
    if (to === null || ruler === undefined || ruler.userId === null) continue;
    const facts = {
      kind: 'offer',
      turn,
      ...label,
      ...namedSeat(infos, to),
      from: namedSeat(infos, from).seat,
      line: writeLine(ruleset.orders, knownBy(ruleset, position, from), order),
    } as const;
    const key = `offer:${id}:${edition}:${turn}:${from}:${to}:${hashOf(order)}`;
    notices.push({ to: ruler.userId, campaign: { id, title }, facts, key });
    signals.push({ facts: { kind: 'offer', turn, ...label }, party: to, key });
  }
  await notify(trx, app, notices);
  await signal(trx, app, id, signals);
};
