import { err, ok } from '@chancery/core';
import { eyesOfMaster } from '../../campaign/access/master-eyes.ts';
import { audit } from '../../ground/audit.ts';
import type { AppError } from '../../ground/errors.ts';
import { transact } from '../../ground/transact.ts';
import { useCase } from '../../ground/use-case.ts';
import { changesSince, type EditionDifference } from './compare-editions.ts';
import { type TakeBack, takeBack } from './take-back.ts';

export interface RollBack extends TakeBack {
  /** For everybody to read. */
  readonly reason: string;
  /** Where the campaign stood when its master tried it: if it has moved on since, nothing is done. */
  readonly tried?: { readonly turn: number; readonly edition: number } | undefined;
}

export interface RolledBack {
  /** The last turn that stands now; earlier than wanted if the game was over with it. */
  readonly turn: number;
  readonly edition: number;
  /** What has become otherwise, as the master who asks may see it, for each turn that was run again. */
  readonly changes: readonly EditionDifference[];
}

/**
 * Takes a campaign back to a turn, and runs turns after it again if wanted: all of it or nothing. What was before stays in
 * the record. Orders for the turn that is in hand then go on counting, as far as they still can be carried out.
 */
export const rollBack = useCase<RollBack, RolledBack>('rollBack', (app, actor, input) =>
  transact<RolledBack, AppError>(app.store, async (trx) => {
    const { campaignId, to, tried } = input;
    const reason = input.reason.trim();
    const taken = await takeBack(trx, app, actor, { input, reason });
    if (!taken.ok) return taken;
    const { before, after, again, permit } = taken.value;
    if (tried !== undefined && (tried.turn !== before.turn || tried.edition !== before.edition)) {
      return err({ code: 'conflict', what: 'roll back', found: String(before.turn) });
    }
    const { turn, edition } = after;
    const facts = { to, rerunThrough: turn, edition, reason };
    await audit(trx, app, { permit, campaignId, action: 'rollBack', facts });
    const who = await eyesOfMaster(trx, after, permit.userId);
    return ok({ turn, edition, changes: await changesSince(trx, app, after, { old: again, who }) });
  }),
);
