import { err, ok, type SeatId, type Standing } from '@chancery/core';
import { seatsOf, standingTurn, type Trx, type TurnRow } from '@chancery/store';
import { eyesOfMaster } from '../../campaign/access/master-eyes.ts';
import { positionAfter } from '../../campaign/position/position-of.ts';
import { rulesetOf } from '../../campaign/position/ruleset-of.ts';
import type { App } from '../../ground/app.ts';
import type { AppError } from '../../ground/errors.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { changesSince } from './compare-editions.ts';
import type { Difference } from './difference.ts';
import type { RolledBack } from './roll-back.ts';
import { type TakeBack, type TakenBack, takeBack } from './take-back.ts';

/** What a roll back would bring, as the master would see it. */
export interface RollBackTrial extends RolledBack {
  /** Where the campaign stands now. */
  readonly from: { readonly turn: number; readonly edition: number };
  /** The game would be over with the turns that are run again. */
  readonly over: boolean;
  /** Turns that would stand no more and be played again. */
  readonly dropped: readonly number[];
  /** Seats whose orders would go on counting for the turn in hand then. */
  readonly waiting: readonly SeatId[];
  readonly standings: { readonly was: readonly Standing[]; readonly is: readonly Standing[] };
  /** What each seat that is held would know otherwise of the last turn that is run again; for masters who play their own. */
  readonly seats: readonly SeatChanges[];
}

export interface SeatChanges {
  readonly seat: SeatId;
  readonly differences: readonly Difference[];
  /** There are more than could be shown. */
  readonly cut: boolean;
}

interface Tried {
  readonly code: 'tried';
  readonly trial: RollBackTrial;
}

/**
 * Shows a master what a roll back would change, and for whom: it is done and undone again, so nobody finds out. Turns that
 * are run again keep their dice, so that it will come out like this.
 */
export const tryRollBack = useCase<TakeBack, RollBackTrial>('rollBack', async (app, actor, input) => {
  const undone = await transact<never, AppError | Tried>(app.store, async (trx) => {
    const taken = await takeBack(trx, app, actor, { input, reason: null });
    return taken.ok ? err({ code: 'tried', trial: await lookAt(trx, app, taken.value) }) : taken;
  });
  if (undone.ok) throw new Error('a roll back on trial was not undone');
  return undone.error.code === 'tried' ? ok(undone.error.trial) : err(undone.error);
});

const lookAt = async (
  trx: Trx,
  app: App,
  { before, after, old, again, waiting, permit }: TakenBack,
): Promise<RollBackTrial> => {
  const { turn, edition } = after;
  const ruleset = rulesetOf(app, after);
  const standingsAfter = async (out: TurnRow | undefined): Promise<readonly Standing[]> => {
    if (out === undefined) throw new Error(`campaign ${after.id} has no record of turn ${turn}`);
    return ruleset.standings(await positionAfter(trx, ruleset, out));
  };
  const standings = {
    // A damaged state may be why the game is taken back.
    was: await standingsAfter(old.at(-1) ?? (await standingTurn(trx, after.id, before.turn))).catch(() => []),
    is: await standingsAfter(await standingTurn(trx, after.id, turn)),
  };
  const who = await eyesOfMaster(trx, before, permit.userId);
  const seats: SeatChanges[] = [];
  for (const { seat, status } of await seatsOf(trx, after.id)) {
    if (status !== 'held' || (who !== 'master' && who !== seat)) continue;
    const last = again.filter((row) => row.turn === turn);
    const [change] = await changesSince(trx, app, after, { old: last, who: seat });
    const { differences = [], cut = false } = change ?? {};
    seats.push({ seat, differences: differences.slice(0, MOST), cut: cut || differences.length > MOST });
  }
  return {
    turn,
    edition,
    from: { turn: before.turn, edition: before.edition },
    over: after.status === 'ended',
    dropped: old.map((row) => row.turn).filter((each) => each > turn),
    waiting: waiting.map(({ seat }) => seat),
    standings,
    seats,
    changes: await changesSince(trx, app, after, { old: again, who }),
  };
};

/** What is shown of one seat: the master reads of all at once. */
const MOST = 50;
