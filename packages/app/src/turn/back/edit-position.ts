import {
  type AnyOrder,
  type CampaignId,
  canonicalText,
  err,
  MASTER,
  ok,
  orderKindOf,
  type Result,
  receivedBy,
  type SeatId,
} from '@chancery/core';
import { type CampaignRow, parsed, seatsOf, type Trx, type TurnKey, type TurnRow, tellingsFor } from '@chancery/store';
import { holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { listOpen } from '../../campaign/access/list-open.ts';
import { namedSeat } from '../../campaign/access/scene.ts';
import { type InPlay, inPlay } from '../../campaign/pace/in-play.ts';
import { PLAYED } from '../../campaign/terms/status.ts';
import { type GivenOrders, givenFaults, readGiven } from '../../desk/sheets/read-given.ts';
import { type ReceiptContent, wordsOf } from '../../desk/sheets/receipt.ts';
import type { App } from '../../ground/app.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { notify } from '../../ground/tell/notify.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { changesSince } from './compare-editions.ts';
import { takeBackHeld } from './take-back.ts';

export interface EditPosition extends GivenOrders {
  readonly campaignId: CampaignId;
  /** The last turn that was out when the master wrote them: if another is by now, nothing is done. */
  readonly turn: number;
  /** For everybody to read. */
  readonly reason: string;
}

/** A position that was edited. */
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
 * that have been sent for the open turn are read again, and its clock goes on.
 */
export const editPosition = useCase<EditPosition, Edited>('editPosition', (app, actor, input) =>
  transact<Edited, AppError>(app.store, async (trx) => {
    const { campaignId, turn } = input;
    const held = await holdCampaign(trx, app, actor, { useCase: 'editPosition', of: { campaignId }, wanted: PLAYED });
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const open = listOpen(campaign);
    if (!open.ok) return open;
    if (campaign.turn !== turn) return err({ code: 'conflict', what: 'turn', found: String(campaign.turn) });
    const play = await inPlay(trx, app, campaign);
    const edits = editsIn(play, input);
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

/** Acts that edit, each of them possible as things stand; no others. */
const editsIn = (
  play: InPlay,
  input: EditPosition,
): Result<{ readonly orders: readonly AnyOrder[]; readonly lines: Edited['lines'] }, AppError> => {
  if (play.pace.run.acts !== null) return err({ code: 'conflict', what: 'edit', found: 'live' });
  if (input.turn === 0) return err({ code: 'conflict', what: 'edit', found: 'beginning' });
  const faults = givenFaults(input);
  if (faults.length > 0) return err({ code: 'bad-input', faults });
  const read = readGiven(play, null, input);
  if (!read.ok) return read;
  const { lines, together } = wordsOf(play.ruleset, read.value);
  const { orders } = read.value.reading;
  const refused = [...lines.flatMap(({ reasons }) => reasons), ...together].filter(({ level }) => level !== 'warning');
  const strange = orders.filter(({ verb }) => orderKindOf(play.ruleset.orders, verb)?.edits !== true);
  const wrong = [
    ...refused.map(({ text }) => `edits: ${text}`),
    ...strange.map(({ verb }) => `edits: ${verb} is no edit`),
    ...(orders.length === 0 && refused.length === 0 ? ['edits: wanted at least one'] : []),
  ];
  return wrong.length > 0 ? err({ code: 'bad-input', faults: wrong }) : ok({ orders, lines });
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
