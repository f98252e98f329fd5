import {
  type AnyOrder,
  arrivalsOf,
  err,
  hashOf,
  type Instant,
  isArrivalsOnly,
  ok,
  type Result,
  type SeatId,
  sectionsOf,
  takenBack,
} from '@chancery/core';
import {
  type CampaignRow,
  findSeat,
  type SeatRow,
  type SheetChannel,
  type SheetKind,
  type Trx,
  type TurnKey,
} from '@chancery/store';
import { type AtDesk, atDesk, heldAtDesk, type SeatOf } from '../../campaign/access/at-desk.ts';
import { type InPlay, inPlay } from '../../campaign/pace/in-play.ts';
import type { Placed } from '../../campaign/play/placed.ts';
import { isAsked } from '../../campaign/play/seating.ts';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import type { AppError } from '../../ground/errors.ts';
import { transact } from '../../ground/transact.ts';
import type { Within } from '../../ground/within.ts';
import { type Arrived, withArrived } from './arrived.ts';
import { keepSheet } from './keep-sheet.ts';
import { tellOffers } from './offers.ts';
import { type GivenOrders, givenFaults, type ReadOrders, readGiven, turnNamed } from './read-given.ts';
import type { Receipt } from './receipt.ts';

/** A sheet as it comes in. */
export interface SendIn extends SeatOf, GivenOrders {
  readonly channel: SheetChannel;
  /** The turn that it was written for; whoever does not say means the one that is open. */
  readonly turn?: number | undefined;
  /**
   * The number of the sheet that this one goes on from, 0 for none. If a newer one has come meanwhile, from another device
   * or by mail, nothing is taken: whoever sends decides what becomes of the two.
   */
  readonly base?: number | undefined;
}

export interface SentIn {
  readonly trx: Trx;
  readonly desk: AtDesk;
  readonly play: InPlay;
  readonly placed: Placed;
  readonly receipt: Receipt;
}

/** A sheet whose orders may act now, and the turn for which it came. */
export interface Arriving {
  readonly play: InPlay;
  readonly seat: SeatId;
  readonly read: ReadOrders;
  readonly key: TurnKey;
  /** The orders that counted before, where sheets have sections. */
  readonly before: readonly AnyOrder[];
}

export interface Sending {
  readonly useCase: 'submitOrders' | 'saveDraft';
  /** `waiting`: a draft that is sent in by itself as soon as the game asks for its seat. */
  readonly kind: Exclude<SheetKind, 'withdrawn'>;
  /** `lock` when what follows changes the campaign. */
  hold(play: InPlay): 'share' | 'lock';
  /** Does what its orders ask for on arrival, in the same transaction; a draft has nothing done. */
  arrive?(within: Within, arriving: Arriving): Promise<Result<ReadonlyMap<number, Arrived>, AppError>>;
  /** What follows in the same transaction. */
  then(sent: SentIn): Promise<Result<void, AppError>>;
}

/**
 * Takes a sheet in: it is read by what the seat knows, then kept for good with its receipt. It is read before the
 * transaction begins, so that nobody waits for the reading; only if a turn came out meanwhile is it read again in it.
 */
export const sendIn = async (
  app: App,
  actor: Actor,
  input: SendIn,
  sending: Sending,
): Promise<Result<Receipt, AppError>> => {
  const arrivedAt = app.now();
  const faults = givenFaults(input);
  if (faults.length > 0) return err({ code: 'bad-input', faults });
  const desk = await atDesk(app.store.db, actor, sending.useCase, input);
  if (!desk.ok) return desk;
  const play = await inPlay(app.store.db, app, desk.value.campaign);
  const read = readGiven(play, input.seat, input);
  if (!read.ok) return read;
  const before = { play, read: read.value };
  return transact<Receipt, AppError>(app.store, (trx) => keep({ app, actor, trx, input, sending, arrivedAt, before }));
};

/** A sheet as it is understood at some moment of a campaign. */
interface Understood {
  readonly play: InPlay;
  readonly read: ReadOrders;
}

interface Keeping {
  readonly app: App;
  readonly actor: Actor;
  readonly trx: Trx;
  readonly input: SendIn;
  readonly sending: Sending;
  readonly arrivedAt: number;
  readonly before: Understood;
}

/** Finds its place, asks whether the seat may send it now, and writes it down. */
const keep = async (keeping: Keeping): Promise<Result<Receipt, AppError>> => {
  const { app, actor, trx, input, sending } = keeping;
  const desk = await heldAtDesk(trx, actor, sending.useCase, { ...input, hold: holdFor(keeping) });
  if (!desk.ok) return desk;
  const { campaign, permit } = desk.value;
  const understood = await understoodNow(trx, app, campaign, { input, before: keeping.before });
  if (!understood.ok) return understood;
  const { play, read } = understood.value;
  const { kind } = sending;
  const now = app.now();
  const placed = await placeFor(keeping, { ...play, campaign }, now);
  if (!placed.ok) return placed;
  const waits = isArrivalsOnly(play.ruleset.orders, read.reading) ? null : await notAsked(keeping, play, placed.value);
  const fault = waits ?? (await overtaken(keeping, play, placed.value));
  if (fault !== null) return err(fault);
  const { seat, channel } = input;
  const { userId } = permit;
  const before = await inForce(keeping, play, placed.value);
  const standing = standsBeside(keeping, play, { read, before });
  const tookBack = standing.length < before.length;
  const sections = play.ruleset.orders.replaces === 'sections';
  const beside = sections && before.length > 0 ? besideWhatCounts(keeping, play, standing) : ok(read);
  if (!beside.ok) return beside;
  const arrived = await arrivedNow(keeping, { play, seat, read: beside.value, key: placed.value.taking.key, before });
  if (!arrived.ok) return arrived;
  const goesOn = tookBack ? null : await goesOnFrom(keeping, play, { read: arrived.value, row: desk.value.seat });
  const from = { read: arrived.value, before, goesOn, tookBack, placed: placed.value };
  const kept = { seat, channel, kind, userId, play, now, ...from };
  const receipt = await keepSheet(trx, kept);
  if (!receipt.ok) return receipt;
  if (receipt.value.counts && !receipt.value.provisional) {
    await tellOffers(trx, app, play, { seat, orders: arrived.value.reading.orders });
  }
  const after = await sending.then({ trx, desk: desk.value, play, placed: placed.value, receipt: receipt.value });
  return after.ok ? receipt : after;
};

/** Whatever acts on arrival may change the campaign. */
const holdFor = ({ sending, before: { play, read } }: Keeping): 'share' | 'lock' =>
  sending.arrive !== undefined && arrivalsOf(play.ruleset.orders, read.reading).length > 0
    ? 'lock'
    : sending.hold(play);

const arrivedNow = async (
  { app, trx, actor, sending }: Keeping,
  arriving: Arriving,
): Promise<Result<ReadOrders, AppError>> => {
  if (sending.arrive === undefined) return ok(arriving.read);
  const arrived = await sending.arrive({ app, trx, actor }, arriving);
  return arrived.ok ? ok(withArrived(arriving.read, arrived.value)) : arrived;
};

/** What a ruler goes on drafting who had something done and sent nothing for the turn; null where the sheet itself is that. */
const goesOnFrom = async (
  { app, trx, sending }: Keeping,
  play: InPlay,
  { read: { reading }, row }: { readonly read: ReadOrders; readonly row: SeatRow | undefined },
): Promise<readonly AnyOrder[] | null> => {
  if (row === undefined || sending.kind !== 'submitted') return null;
  if (!isArrivalsOnly(play.ruleset.orders, reading)) return null;
  const came = new Set(arrivalsOf(play.ruleset.orders, reading).map(({ order }) => hashOf(order)));
  const { orders } = await play.pace.taken.draft(trx, app, play, row);
  return orders.filter((order) => !came.has(hashOf(order)));
};

/**
 * What counts for the seat until this sheet does, where sheets have sections. A draft of a desk is a whole sheet; one that is
 * written as text may hold some sections only, as a message does.
 */
const inForce = async (
  { trx, input, sending }: Keeping,
  { ruleset, pace }: InPlay,
  { taking: { key } }: Placed,
): Promise<readonly AnyOrder[]> =>
  sectionsOf(ruleset.orders).length === 0 || (sending.kind !== 'submitted' && input.text === undefined)
    ? []
    : pace.taken.inForce(trx, key, input.seat);

/** A sheet that replaces only the sections which it holds is judged beside the others, which nobody can change meanwhile. */
const besideWhatCounts = (
  { input }: Keeping,
  play: InPlay,
  standing: readonly AnyOrder[],
): Result<ReadOrders, AppError> => readGiven(play, input.seat, input, standing);

/** What goes on counting but for sections that are replaced: what is taken back on arrival does not. */
const standsBeside = (
  { sending }: Keeping,
  { ruleset }: InPlay,
  { read, before }: { readonly read: ReadOrders; readonly before: readonly AnyOrder[] },
): readonly AnyOrder[] => {
  if (sending.arrive === undefined || ruleset.orders.replaces !== 'sections') return before;
  const back = takenBack(ruleset.orders, read.known, read.reading, before);
  return before.filter((order) => !back.has(order));
};

const placeFor = async (
  { trx, input, sending, arrivedAt }: Keeping,
  play: InPlay,
  now: Instant,
): Promise<Result<Placed, AppError>> => {
  const named = input.turn ?? turnNamed(input);
  return play.pace.taken.place(trx, play, { named, drafted: sending.kind !== 'submitted', arrivedAt, now });
};

const notAsked = async (
  { trx, input, sending }: Keeping,
  play: InPlay,
  { taking: { key, ahead } }: Placed,
): Promise<AppError | null> => {
  if (ahead || isAsked(play, input.seat)) return null;
  const { pace, window } = play;
  const { campaignId, seat } = input;
  const row = await findSeat(trx, campaignId, seat);
  if (pace.taken.admits(play, row, sending.kind !== 'submitted')) return null;
  return { code: 'not-asked', seat, turn: key.turn, ...pace.listed.label(window) };
};

const overtaken = async (
  { trx, input: { base, seat } }: Keeping,
  { pace }: InPlay,
  placed: Placed,
): Promise<AppError | null> => (base === undefined ? null : pace.taken.overtaken(trx, seat, base, placed));

/** As it was understood before, unless since then a turn came out, or was taken back, or the press was opened or closed. */
const understoodNow = async (
  trx: Trx,
  app: App,
  campaign: CampaignRow,
  { input, before }: { readonly input: SendIn; readonly before: Understood },
): Promise<Result<Understood, AppError>> => {
  const { turn, edition, pressMode } = before.play.campaign;
  if (campaign.turn === turn && campaign.edition === edition && campaign.pressMode === pressMode) return ok(before);
  const play = await inPlay(trx, app, campaign);
  const read = readGiven(play, input.seat, input);
  return read.ok ? ok({ play, read: read.value }) : read;
};
