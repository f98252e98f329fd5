import {
  type AnyKnown,
  type AnyOrder,
  type AnyRuleset,
  type ArrivalAct,
  type CampaignId,
  DAY,
  err,
  hashOf,
  ok,
  orderKindOf,
  type Result,
  readSheetJson,
  readSheetText,
} from '@chancery/core';
import {
  addWaitingReceipt,
  newId,
  plainJsonText,
  type SheetChannel,
  type TurnKey,
  type UserId,
  waitingReceiptsOf,
} from '@chancery/store';
import { type InPlay, inPlay } from '../../campaign/pace/in-play.ts';
import { noteWaitingAbsence, noteWaitingReturn } from '../../campaign/people/waiting-absence.ts';
import { holdForWaiting } from '../../campaign/people/waiting-player.ts';
import { knownBy } from '../../campaign/position/known-by.ts';
import { inStatus, PLAYED } from '../../campaign/terms/status.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { ARRIVAL_SAID } from '../../ground/text/arrival.ts';
import { inPart, transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import type { Within } from '../../ground/within.ts';
import { type Arrived, withArrived } from '../sheets/arrived.ts';
import type { DoneLine } from '../sheets/done-line.ts';
import { type GivenOrders, givenFaults, type ReadOrders } from '../sheets/read-given.ts';
import { type ReceiptLine, wordsOf } from '../sheets/receipt.ts';
import { type WaitingReceipt, waitingReceiptFrom } from './waiting-receipt.ts';

export interface SendWithoutSeat extends GivenOrders {
  readonly campaignId: CampaignId;
  readonly channel: SheetChannel;
}

type Presence = Extract<ArrivalAct, { readonly act: 'away' | 'back' }>;

/** So many messages of one player in a turn are more than anybody sends. */
const MOST = 100;

/**
 * Takes orders from a player who waits for a seat: absence and return, done as they come and once, with a receipt that is
 * kept for good. Every other order is refused by itself.
 */
export const sendWithoutSeat = useCase<SendWithoutSeat, WaitingReceipt>('orderWithoutSeat', (app, actor, input) =>
  transact(app.store, async (trx) => {
    const faults = givenFaults(input);
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const held = await holdForWaiting({ app, trx, actor }, input.campaignId);
    if (!held.ok) return held;
    const { permit, userId } = held.value;
    const campaign = inStatus(held.value.campaign, PLAYED);
    if (!campaign.ok) return campaign;
    const play = await inPlay(trx, app, campaign.value);
    const earlier = (await waitingReceiptsOf(trx, play.key.campaignId, userId, MOST))
      .map(waitingReceiptFrom)
      .filter(({ turn }) => turn === play.key.turn);
    if (earlier.length === MOST) return err({ code: 'too-many', what: 'messages', limit: MOST, until: null });
    const read = readByNobody(play, input);
    const arrived = await carriedOut({ app, trx, actor }, play, { read, earlier });
    if (!arrived.ok) return arrived;
    const { lines } = wordsOf(play.ruleset, withArrived(read, arrived.value));
    const receipt = await keep({ app, trx, actor }, play.key, { userId, input, lines });
    const { campaignId, turn } = play.key;
    await audit(trx, app, { permit, campaignId, action: 'sendWithoutSeat', facts: { turn } });
    return ok(receipt);
  }),
);

/** By what everybody knows: whoever has no seat knows no more. */
const readByNobody = ({ ruleset, position }: InPlay, { text, orders }: GivenOrders): ReadOrders => {
  const known = knownBy(ruleset, position, 'public');
  const reading =
    text === undefined
      ? readSheetJson(ruleset, known, orders, { by: 'ruler' })
      : readSheetText(ruleset, known, text, { by: 'ruler' });
  // Whatever else a line is, what it lacks is a seat.
  const lines = reading.lines.map((line) =>
    line.order === undefined || presenceOf(ruleset, known, line.order) !== null
      ? line
      : { ...line, outcome: 'illegal' as const, findings: [] },
  );
  return { text: text ?? '', known, reading: { ...reading, lines }, closed: new Map() };
};

/** What an order asks for, if that is absence or return. */
const presenceOf = (ruleset: AnyRuleset, known: AnyKnown, order: AnyOrder): Presence | null => {
  const act = orderKindOf(ruleset.orders, order.verb)?.onArrival?.(known, order);
  return act?.act === 'away' || act?.act === 'back' ? act : null;
};

interface Sent {
  readonly read: ReadOrders;
  /** What came from them in this turn, the oldest first. */
  readonly earlier: readonly WaitingReceipt[];
}

const carriedOut = async (
  within: Within,
  { ruleset, key }: InPlay,
  { read, earlier }: Sent,
): Promise<Result<ReadonlyMap<number, Arrived>, AppError>> => {
  const arrived = new Map<number, Arrived>();
  let last = lastDone(earlier.flatMap(({ lines }) => lines));
  for (const [place, { order, outcome }] of read.reading.lines.entries()) {
    if (order === undefined) continue;
    const act = presenceOf(ruleset, read.known, order);
    if (act === null) arrived.set(place, { refused: { code: 'conflict', what: 'no seat', found: order.verb } });
    if (act === null || outcome === 'illegal') continue;
    const hash = hashOf(order);
    if (last?.hash === hash) {
      arrived.set(place, { done: { ...last.done, before: true } });
      continue;
    }
    const acted = await inPart(within.trx, () => doNow(within, key.campaignId, act));
    if (acted.ok) {
      const done: DoneLine = { act: act.act, at: within.app.now(), text: acted.value };
      last = { hash, done };
      arrived.set(place, { done });
    } else if (acted.error.code === 'incident' || acted.error.code === 'not-saved') return acted;
    else arrived.set(place, { refused: acted.error });
  }
  return ok(arrived);
};

/** Being away and being back end each other: only the last of them holds, and is not done twice. */
const lastDone = (lines: readonly ReceiptLine[]): { readonly hash: string; readonly done: DoneLine } | null => {
  const line = lines.findLast(({ done }) => done !== undefined && done.before !== true);
  return line?.done === undefined ? null : { hash: hashOf(line.order as AnyOrder), done: line.done };
};

const doNow = async (within: Within, campaignId: CampaignId, act: Presence): Promise<Result<string, AppError>> => {
  if (act.act === 'back') {
    const returned = await noteWaitingReturn(within, { campaignId });
    return returned.ok ? ok(ARRIVAL_SAID.back(false)) : returned;
  }
  const from = within.app.now();
  const span = 'turns' in act ? { turns: act.turns } : { from, until: from + act.days * DAY };
  const noted = await noteWaitingAbsence(within, { campaignId, note: act.note, ...span });
  if (!noted.ok) return noted;
  return ok('turns' in act ? ARRIVAL_SAID.awayTurns(act.turns) : ARRIVAL_SAID.away(act.days));
};

interface ToKeep {
  readonly userId: UserId;
  readonly input: SendWithoutSeat;
  readonly lines: readonly ReceiptLine[];
}

const keep = async (
  { app, trx }: Within,
  { campaignId, turn, edition }: TurnKey,
  { userId, input, lines }: ToKeep,
): Promise<WaitingReceipt> => {
  const row = {
    ...{ campaignId, id: newId<'receipt'>(), userId, turn, edition, channel: input.channel },
    ...{ text: input.text ?? '', lines: plainJsonText(lines), at: app.now() },
  };
  await addWaitingReceipt(trx, row);
  return waitingReceiptFrom(row);
};
