import { canonicalText, err, MASTER, ok, type Result, receivedBy, type SeatId } from '@chancery/core';
import {
  addActs,
  type CampaignRow,
  jsonText,
  parsed,
  seatsOf,
  type Trx,
  type TurnKey,
  type TurnRow,
  tellingsFor,
  turnListOf,
} from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { listOpen } from '../../campaign/access/list-open.ts';
import { namedSeat } from '../../campaign/access/scene.ts';
import { type InPlay, inPlay } from '../../campaign/pace/in-play.ts';
import { isInReview } from '../../campaign/terms/review.ts';
import { PLAYED } from '../../campaign/terms/status.ts';
import { wordFaults } from '../../campaign/terms/words.ts';
import type { ReceiptContent } from '../../desk/sheets/receipt.ts';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import type { Permit } from '../../ground/permit.ts';
import { notify } from '../../ground/tell/notify.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { mastersActs } from '../run/gather.ts';
import { isEdit, runReviewed } from '../run/reviewed.ts';
import { changesSince } from './compare-editions.ts';
import { type EditPosition, editsIn } from './edits-in.ts';
import { takeBackHeld } from './take-back.ts';

export type { EditPosition };

/** A position that was edited, or the edits of a turn under review, where nobody has been told anything yet. */
export interface Edited extends Pick<ReceiptContent, 'lines'> {
  readonly turn: number;
  /** The edition in which the edits stand. */
  readonly edition: number;
  /** Whose rulers were told, since they know or have heard something otherwise. */
  readonly told: readonly SeatId[];
}

/**
 * A master corrects the position between two turns. The last turn is run again with all that it had, its dice too, and with the
 * edits behind its last phase: so they are on record, are run again with it, and what was before stays to be compared. Orders
 * that have been sent for the open turn are read again, and its clock goes on. While a turn is under review it is that turn which is
 * corrected, before anybody has read of it.
 */
export const editPosition = useCase<EditPosition, Edited>('editPosition', (app, actor, input) =>
  transact<Edited, AppError>(app.store, async (trx) => {
    const { campaignId, turn } = input;
    const held = await holdCampaign(trx, app, actor, { useCase: 'editPosition', of: { campaignId }, wanted: PLAYED });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const play = await inPlay(trx, app, campaign);
    if (isInReview(campaign, app.now())) return editReviewed(trx, app, play, { input, permit });
    const open = listOpen(campaign);
    if (!open.ok) return open;
    if (campaign.turn !== turn) return err({ code: 'conflict', what: 'turn', found: String(campaign.turn) });
    const edits = editsIn(play, input, { least: 1 });
    if (!edits.ok) return edits;
    const back = { campaignId, to: turn - 1, rerunThrough: turn, amend: { edits: edits.value.orders } };
    const taking = { input: back, reason: input.reason.trim(), quietly: true } as const;
    const taken = await takeBackHeld(trx, app, held.value, taking);
    if (!taken.ok) return taken;
    const { after, again } = taken.value;
    const told = await tellConcerned(trx, app, { campaign: after, again, reason: taking.reason });
    const facts = { turn, edits: edits.value.orders.length, edition: after.edition, reason: taking.reason };
    await audit(trx, app, { permit, campaignId, action: 'editPosition', facts });
    return ok({ turn, edition: after.edition, told, lines: edits.value.lines });
  }),
);

/** What corrects a turn under review takes the place of what did so before. */
const editReviewed = async (
  trx: Trx,
  app: App,
  play: InPlay,
  { input, permit }: { readonly input: EditPosition; readonly permit: Permit },
): Promise<Result<Edited, AppError>> => {
  const { campaign, key, ruleset } = play;
  const { campaignId, turn, edition } = key;
  if (input.turn !== turn) return err({ code: 'conflict', what: 'turn', found: String(turn) });
  const reason = input.reason.trim();
  const faults = wordFaults('reason', reason, { least: 1, most: 1000 });
  if (faults.length > 0) return err({ code: 'bad-input', faults });
  const list = await turnListOf(trx, key);
  if (list === undefined) throw new Error(`turn ${turn} of campaign ${campaignId} is under review without a list`);
  const run = await runReviewed(trx, app, { play, list, edits: false });
  if (!run.ok) return run;
  const edits = editsIn({ ...play, position: run.value.moment.position }, input, { least: 0 });
  if (!edits.ok) return edits;
  const acts = (await mastersActs(trx, play)).filter((act) => !isEdit(ruleset, act));
  const userId = permit.userId ?? campaign.createdBy;
  await addActs(trx, { ...key, userId, orders: jsonText([...acts, ...edits.value.orders]), at: app.now() });
  const facts = { turn, edits: edits.value.orders.length, edition, reason };
  await audit(trx, app, { permit, campaignId, action: 'editPosition', facts });
  return ok({ turn, edition, told: [], lines: edits.value.lines });
};

interface ToTell {
  readonly campaign: CampaignRow;
  readonly again: readonly TurnRow[];
  readonly reason: string;
}

/** Tells the rulers to whom something is otherwise than before: what they know, or what they have heard. */
const tellConcerned = async (trx: Trx, app: App, { campaign, again, reason }: ToTell): Promise<readonly SeatId[]> => {
  const { id, title, edition, turn } = campaign;
  const { ruleset, position, window, pace } = await inPlay(trx, app, campaign);
  const told: SeatId[] = [];
  for (const { seat, userId } of await seatsOf(trx, id)) {
    if (!(await isConcerned(trx, app, { campaign, again, seat }))) continue;
    told.push(seat);
    if (userId === null) continue;
    const name = namedSeat(ruleset.seats(position.setting), seat);
    const facts = { kind: 'position-edited', turn, ...pace.listed.label(window), ...name, reason } as const;
    const key = `position-edited:${id}:${edition}:${turn}:${seat}`;
    await notify(trx, app, [{ to: userId, campaign: { id, title }, facts, key }]);
  }
  return told;
};

const isConcerned = async (
  trx: Trx,
  app: App,
  { campaign, again, seat }: Omit<ToTell, 'reason'> & { readonly seat: SeatId },
): Promise<boolean> => {
  const changes = await changesSince(trx, app, campaign, { old: again, who: seat });
  if (changes.some(({ differences }) => differences.length > 0)) return true;
  for (const was of again) {
    const is = { ...was, edition: campaign.edition };
    if ((await heardIn(trx, was, seat)) !== (await heardIn(trx, is, seat))) return true;
  }
  return false;
};

/** What a seat heard of a turn in one of its editions, by the record. */
const heardIn = async (trx: Trx, key: TurnKey, seat: SeatId): Promise<string> => {
  const kept = await tellingsFor(trx, key, MASTER);
  return kept === undefined ? '' : canonicalText(receivedBy(parsed(kept), seat).map(({ told }) => told));
};
