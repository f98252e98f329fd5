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
  standingTurn,
  standingTurns,
  supersedeTurnsAfter,
  type Trx,
  type TurnKey,
  type TurnRow,
} from '@chancery/store';
import { type HeldCampaign, holdCampaign } from '../../campaign/access/hold-campaign.ts';
import { turnInHand } from '../../campaign/play/play.ts';
import { PLAYED } from '../../campaign/terms/status.ts';
import { wordFaults } from '../../campaign/terms/words.ts';
import type { Actor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import type { AppError } from '../../ground/errors.ts';
import type { Permit } from '../../ground/permit.ts';
import { reopen } from './reopen.ts';
import { type Amendment, rerunTurn } from './rerun.ts';

/** To which turn a campaign is taken back, and what is run again from there. */
export interface TakeBack {
  readonly campaignId: CampaignId;
  /** The last turn that stands; 0 is the beginning. */
  readonly to: number;
  /** Up to this turn the turns are run again by their recorded sheets; `to` itself: none, rulers order again. */
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

interface TakingBack {
  readonly input: TakeBack;
  readonly reason: string | null;
  readonly by?: string;
  /** The turn is run again for an edit alone: whoever takes it back tells those whom it concerns. */
  readonly quietly?: true;
}

/**
 * Takes a campaign back within a transaction that the caller ends one way or the other. `reason` is for everybody to read;
 * null where nobody will.
 */
export const takeBack = async (
  trx: Trx,
  app: App,
  actor: Actor,
  { input, reason }: Pick<TakingBack, 'input' | 'reason'>,
): Promise<Result<TakenBack, AppError>> => {
  const held = await holdCampaign(trx, app, actor, {
    useCase: 'rollBack',
    of: { campaignId: input.campaignId },
    wanted: PLAYED,
  });
  return held.ok ? takeBackHeld(trx, app, held.value, { input, reason }) : held;
};

/** The same of a campaign that is held already. `by`: what the seat is called that takes its own post back. */
export const takeBackHeld = async (
  trx: Trx,
  app: App,
  { campaign: before, permit }: Pick<HeldCampaign, 'campaign' | 'permit'>,
  { input, reason, by, quietly }: TakingBack,
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
  await changeCampaign(trx, campaignId, { turn: to, edition, listClosedAt: null, ...unclaimed });
  const again = old.filter(({ turn }) => turn <= rerunThrough);
  const rerun = await rerunAll(trx, app, { input, before, old, again, reason: reason ?? '', permit });
  if (!rerun.ok) return rerun;
  const after = await findCampaign(trx, campaignId);
  if (after === undefined) throw new Error(`campaign ${campaignId} is gone`);
  await reopen(trx, app, after, {
    over: rerun.value,
    reason: reason ?? '',
    to,
    waiting,
    drafts,
    newDice: !rerun.value && old.some(({ turn }) => turn === rerunThrough + 1),
    ...(by === undefined ? {} : { by, clock: before }),
    ...(quietly === undefined ? {} : { quietly, clock: before }),
  });
  return ok({ before, after, old, again, waiting, permit });
};

/** To the turn that is out last a campaign is taken back only where the list of the next is closed: it takes orders again. */
const faultsOf = ({ to, rerunThrough, amend }: TakeBack, { turn, listClosedAt }: CampaignRow): readonly string[] => {
  const last = listClosedAt === null ? turn - 1 : turn;
  return [
    ...(Number.isSafeInteger(to) && to >= 0 && to <= last ? [] : [`to: wanted 0 to ${last}`]),
    ...(Number.isSafeInteger(rerunThrough) && rerunThrough >= to && rerunThrough <= turn
      ? []
      : [`rerunThrough: wanted ${to} to ${turn}`]),
    ...(amend !== undefined && rerunThrough === to ? ['amend: no turn is run again'] : []),
  ];
};

/**
 * What had been sent in for the turn that will be in hand; of one that was run, the sheets by which it was. What came while it
 * took no more, and was put off to the next, counts for it after all.
 */
const waitingSheets = async (trx: Trx, reopened: TurnKey): Promise<readonly SheetRow[]> => {
  const { campaignId: id } = reopened;
  const putOff =
    (await standingTurn(trx, id, reopened.turn)) === undefined
      ? await countingSheets(trx, { ...reopened, turn: reopened.turn + 1 })
      : [];
  const inTime = await countingSheets(trx, reopened);
  const counting = [...putOff, ...inTime.filter(({ seat }) => !putOff.some((late) => late.seat === seat))];
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
  readonly before: CampaignRow;
  /** The turns that stood after `to`, and those of them that are run again. */
  readonly old: readonly TurnRow[];
  readonly again: readonly TurnRow[];
  readonly reason: string;
  readonly permit: Permit;
}

/**
 * Runs the turns again, one after another, until the game is over; says whether it is. Each keeps its secret, so that nobody
 * can have dice rolled again until they like them. The turn that is opened again after them keeps it as well if nobody has
 * been told it; otherwise it gets a new one, since whoever knows the dice could order by them.
 */
const rerunAll = async (
  trx: Trx,
  app: App,
  { input, before, old, again, reason, permit }: Rerunning,
): Promise<Result<boolean, AppError>> => {
  const { campaignId, to, rerunThrough, amend } = input;
  const secrets = new Map<number, string>();
  for (const key of [...old, turnInHand(before)]) {
    const kept = key.turn <= rerunThrough + 1 ? await secretOf(trx, key) : undefined;
    if (kept !== undefined && (key.turn <= rerunThrough || kept.revealedAt === null))
      secrets.set(key.turn, kept.secret);
  }
  const secretFor = (turn: number): string => secrets.get(turn) ?? app.random(32);
  const first = secretFor(to + 1);
  const drawn = { secret: first, commitment: commitTo(first), drawnAt: app.now() };
  await addSecret(trx, { campaignId, turn: to + 1, edition: before.edition + 1, ...drawn });
  for (const row of again) {
    const run = await rerunTurn(trx, app, {
      before: row,
      amend: row.turn === to + 1 ? amend : undefined,
      reason,
      permit,
      drawSecret: () => secretFor(row.turn + 1),
    });
    if (!run.ok) return run;
    if (run.value) return ok(true);
  }
  return ok(false);
};
