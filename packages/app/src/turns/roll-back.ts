import { type CampaignId, commitTo, err, ok, type Result } from '@chancery/core';
import {
  addSecret,
  type CampaignRow,
  changeCampaign,
  countingSheets,
  findCampaign,
  type SheetRow,
  secretOf,
  standingTurns,
  supersedeTurnsAfter,
  type Trx,
  type TurnRow,
} from '@chancery/store';
import type { App } from '../app.ts';
import { audit } from '../audit.ts';
import { holdCampaign } from '../campaigns/hold-campaign.ts';
import { wordFaults } from '../campaigns/words.ts';
import type { AppError } from '../errors.ts';
import type { Permit } from '../permit.ts';
import { transact } from '../transact.ts';
import { useCase } from '../use-case.ts';
import { changesSince, type EditionDifference } from './compare-editions.ts';
import { PLAYED } from './in-play.ts';
import { reopen } from './reopen.ts';
import { type Amendment, rerunTurn } from './rerun.ts';

export interface RollBack {
  readonly campaignId: CampaignId;
  /** The last turn that stands; 0 is the beginning. */
  readonly to: number;
  /** Up to this turn the turns are run again by their recorded sheets; `to` itself: none, rulers order anew. */
  readonly rerunThrough: number;
  /** For everybody to read. */
  readonly reason: string;
  /** What is mended in the first turn that is run again. */
  readonly amend?: Amendment | undefined;
}

export interface RolledBack {
  /** The last turn that stands now; earlier than wanted if the game was over with it. */
  readonly turn: number;
  readonly edition: number;
  /** What has become otherwise, as masters see it, for each turn that was run again. */
  readonly changes: readonly EditionDifference[];
}

/**
 * Takes a campaign back to a turn, and runs turns after it again if wanted: all of it or nothing. What was before stays in
 * the record. Orders for the turn that is in hand then go on counting, as far as they still can be carried out.
 */
export const rollBack = useCase<RollBack, RolledBack>('rollBack', (app, actor, input) =>
  transact<RolledBack, AppError>(app.store, async (trx) => {
    const { campaignId, to, rerunThrough } = input;
    const held = await holdCampaign(trx, app, actor, 'rollBack', { campaignId }, PLAYED);
    if (!held.ok) return held;
    const { campaign, permit } = held.value;
    const faults = faultsOf(input, campaign);
    if (faults.length > 0) return err({ code: 'bad-input', faults });
    const reason = input.reason.trim();
    const old = (await standingTurns(trx, campaignId)).filter(({ turn }) => turn > to);
    const waiting = await waitingSheets(trx, campaign, old, rerunThrough);
    const edition = campaign.edition + 1;
    await supersedeTurnsAfter(trx, campaignId, to, edition);
    const unclaimed = { leaseOwner: null, leasedUntil: null, attempts: 0 };
    await changeCampaign(trx, campaignId, { turn: to, edition, ...unclaimed });
    const again = old.filter(({ turn }) => turn <= rerunThrough);
    const rerun = await rerunAll(trx, app, { input, again, edition, reason, permit });
    if (!rerun.ok) return rerun;
    const after = await findCampaign(trx, campaignId);
    if (after === undefined) throw new Error(`campaign ${campaignId} is gone`);
    await reopen(trx, app, after, { over: rerun.value, reason, to, waiting });
    const facts = { to, rerunThrough: after.turn, edition, reason };
    await audit(trx, app, { permit, campaignId, action: 'rollBack', facts });
    return ok({ turn: after.turn, edition, changes: await changesSince(trx, app, after, again, 'master') });
  }),
);

const faultsOf = ({ to, rerunThrough, reason, amend }: RollBack, { turn }: CampaignRow): readonly string[] => [
  ...(Number.isSafeInteger(to) && to >= 0 && to < turn ? [] : [`to: wanted 0 to ${turn - 1}`]),
  ...(Number.isSafeInteger(rerunThrough) && rerunThrough >= to && rerunThrough <= turn
    ? []
    : [`rerunThrough: wanted ${to} to ${turn}`]),
  ...(amend !== undefined && rerunThrough === to ? ['amend: no turn is run again'] : []),
  ...wordFaults('reason', reason, { least: 1, most: 1000 }),
];

/** What had been sent in for the turn that will be in hand. */
const waitingSheets = async (
  trx: Trx,
  { id, turn, edition }: CampaignRow,
  old: readonly TurnRow[],
  last: number,
): Promise<readonly SheetRow[]> => {
  const row = old.find((each) => each.turn === last + 1);
  return countingSheets(trx, row ?? { campaignId: id, turn: turn + 1, edition });
};

interface Rerunning {
  readonly input: RollBack;
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
