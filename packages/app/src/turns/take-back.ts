import { type CampaignId, commitTo, err, ok, type Result } from '@chancery/core';
import {
  addSecret,
  type CampaignRow,
  changeCampaign,
  countingSheets,
  findCampaign,
  findSheet,
  newestSheet,
  type SheetRow,
  seatsOf,
  secretOf,
  sheetsOfRecord,
  standingTurns,
  supersedeTurnsAfter,
  type Trx,
  type TurnKey,
  type TurnRow,
} from '@chancery/store';
import type { Actor } from '../actor.ts';
import type { App } from '../app.ts';
import { type HeldCampaign, holdCampaign } from '../campaigns/hold-campaign.ts';
import { wordFaults } from '../campaigns/words.ts';
import type { AppError } from '../errors.ts';
import type { Permit } from '../permit.ts';
import { PLAYED, turnInHand } from './in-play.ts';
import { reopen } from './reopen.ts';
import { type Amendment, rerunTurn } from './rerun.ts';

/** To which turn a campaign is taken back, and what is run again from there. */
export interface TakeBack {
  readonly campaignId: CampaignId;
  /** The last turn that stands; 0 is the beginning. */
  readonly to: number;
  /** Up to this turn the turns are run again by their recorded sheets; `to` itself: none, rulers order anew. */
  readonly rerunThrough: number;
  /** What is mended in the first turn that is run again. */
  readonly amend?: Amendment | undefined;
}

/** A campaign before and after it was taken back. */
export interface TakenBack {
  readonly before: CampaignRow;
  readonly after: CampaignRow;
  /** The turns that stood after `to`, as they were, the oldest first. */
  readonly old: readonly TurnRow[];
  /** Those of them that were to be run again. */
  readonly again: readonly TurnRow[];
  /** Had been sent in for the turn that is in hand now, and go on counting as far as they still can be carried out. */
  readonly waiting: readonly SheetRow[];
  readonly permit: Permit;
}

/**
 * Takes a campaign back within a transaction that the caller ends one way or the other. `reason` is for everybody to read;
 * null where nobody will.
 */
export const takeBack = async (
  trx: Trx,
  app: App,
  actor: Actor,
  input: TakeBack,
  reason: string | null,
): Promise<Result<TakenBack, AppError>> => {
  const held = await holdCampaign(trx, app, actor, 'rollBack', { campaignId: input.campaignId }, PLAYED);
  return held.ok ? takeBackHeld(trx, app, held.value, input, { reason }) : held;
};

/** The same of a campaign that is held already. `by`: what the seat is called that takes its own post back. */
export const takeBackHeld = async (
  trx: Trx,
  app: App,
  { campaign: before, permit }: Pick<HeldCampaign, 'campaign' | 'permit'>,
  input: TakeBack,
  { reason, by }: { readonly reason: string | null; readonly by?: string },
): Promise<Result<TakenBack, AppError>> => {
  const { campaignId, to, rerunThrough } = input;
  const faults = [
    ...faultsOf(input, before),
    ...(reason === null || by !== undefined ? [] : wordFaults('reason', reason, { least: 1, most: 1000 })),
  ];
  if (faults.length > 0) return err({ code: 'bad-input', faults });
  const old = (await standingTurns(trx, campaignId)).filter(({ turn }) => turn > to);
  const reopened = old.find(({ turn }) => turn === rerunThrough + 1) ?? turnInHand(before);
  const waiting = await waitingSheets(trx, reopened);
  const drafts = await openDrafts(trx, reopened);
  const edition = before.edition + 1;
  await supersedeTurnsAfter(trx, campaignId, to, edition);
  const unclaimed = { leaseOwner: null, leasedUntil: null, attempts: 0 };
  await changeCampaign(trx, campaignId, { turn: to, edition, ...unclaimed });
  const again = old.filter(({ turn }) => turn <= rerunThrough);
  const rerun = await rerunAll(trx, app, { input, again, edition, reason: reason ?? '', permit });
  if (!rerun.ok) return rerun;
  const after = await findCampaign(trx, campaignId);
  if (after === undefined) throw new Error(`campaign ${campaignId} is gone`);
  await reopen(trx, app, after, {
    over: rerun.value,
    reason: reason ?? '',
    to,
    waiting,
    drafts,
    ...(by === undefined ? {} : { by, clock: before }),
  });
  return ok({ before, after, old, again, waiting, permit });
};

const faultsOf = ({ to, rerunThrough, amend }: TakeBack, { turn }: CampaignRow): readonly string[] => [
  ...(Number.isSafeInteger(to) && to >= 0 && to < turn ? [] : [`to: wanted 0 to ${turn - 1}`]),
  ...(Number.isSafeInteger(rerunThrough) && rerunThrough >= to && rerunThrough <= turn
    ? []
    : [`rerunThrough: wanted ${to} to ${turn}`]),
  ...(amend !== undefined && rerunThrough === to ? ['amend: no turn is run again'] : []),
];

/** What had been sent in for the turn that will be in hand; of one that was run, the sheets by which it was. */
const waitingSheets = async (trx: Trx, reopened: TurnKey): Promise<readonly SheetRow[]> => {
  const { campaignId: id } = reopened;
  const counting = await countingSheets(trx, reopened);
  const waiting = [...counting];
  for (const { seat, sheetId } of await sheetsOfRecord(trx, reopened)) {
    const sheet =
      sheetId === null || counting.some((each) => each.seat === seat) ? undefined : await findSheet(trx, id, sheetId);
    if (sheet !== undefined) waiting.push(sheet);
  }
  return waiting;
};

/** On what rulers were still at work in that turn. */
const openDrafts = async (trx: Trx, reopened: TurnKey): Promise<readonly SheetRow[]> => {
  const drafts: SheetRow[] = [];
  for (const { seat } of await seatsOf(trx, reopened.campaignId)) {
    const newest = await newestSheet(trx, reopened, seat);
    if (newest?.kind === 'draft') drafts.push(newest);
  }
  return drafts;
};

interface Rerunning {
  readonly input: TakeBack;
  readonly again: readonly TurnRow[];
  readonly edition: number;
  readonly reason: string;
  readonly permit: Permit;
}

/**
 * Runs the turns again, one after another, until the game is over; says whether it is. Where nothing is mended they keep
 * their secrets, so that nobody can have the dice rolled again until he likes them; else all dice are new, and nobody
 * could foretell what a change would bring.
 */
const rerunAll = async (
  trx: Trx,
  app: App,
  { input, again, edition, reason, permit }: Rerunning,
): Promise<Result<boolean, AppError>> => {
  const { campaignId, to, amend } = input;
  const secrets = new Map<number, string>();
  for (const row of amend === undefined ? again : []) {
    const kept = await secretOf(trx, row);
    if (kept !== undefined) secrets.set(row.turn, kept.secret);
  }
  const secretFor = (turn: number): string => secrets.get(turn) ?? app.random(32);
  const first = secretFor(to + 1);
  const drawn = { secret: first, commitment: commitTo(first), drawnAt: app.now() };
  await addSecret(trx, { campaignId, turn: to + 1, edition, ...drawn });
  for (const before of again) {
    const run = await rerunTurn(trx, app, {
      before,
      amend: before.turn === to + 1 ? amend : undefined,
      reason,
      permit,
      drawSecret: () => secretFor(before.turn + 1),
    });
    if (!run.ok) return run;
    if (run.value) return ok(true);
  }
  return ok(false);
};
