import { type CampaignId, err } from '@chancery/core';
import { claimCampaign } from '@chancery/store';
import { allowed } from '../../campaign/access/allowed.ts';
import { seenCampaign } from '../../campaign/access/who-sees.ts';
import { openLabel } from '../../campaign/pace/label.ts';
import { turnInHand } from '../../campaign/play/play.ts';
import { inStatus } from '../../campaign/terms/status.ts';
import { useCase } from '../../ground/use-case.ts';
import type { Closed } from '../run/closing.ts';
import { LEASE, runClosing } from '../run/run-closing.ts';

export interface CloseTurn {
  readonly campaignId: CampaignId;
  /** The turn that shall be run: if it is out by now, nothing happens. */
  readonly turn: number;
  /** Nobody shall count as silent; before the deadline nobody does in any case. */
  readonly excused?: boolean | undefined;
}

/** A master has the turn run now. The breaker does not stop them: they know what is there. */
export const closeTurn = useCase<CloseTurn, Closed>('closeTurn', async (app, actor, input) => {
  const { db } = app.store;
  const { campaignId, turn, excused = false } = input;
  const seen = await seenCampaign(db, app, actor, { campaignId });
  if (!seen.ok) return seen;
  const permit = await allowed(db, actor, 'closeTurn', { campaignId });
  if (!permit.ok) return permit;
  const running = inStatus(seen.value, ['running']);
  if (!running.ok) return running;
  const key = turnInHand(running.value);
  if (turn !== key.turn) {
    const label = await openLabel(db, app, running.value);
    return err({ code: 'conflict', what: 'turn', found: String(key.turn), ...label });
  }
  const claim = await claimCampaign(db, campaignId, app.now(), LEASE);
  if (claim === undefined) return err({ code: 'conflict', what: 'turn', found: 'processing' });
  const closed = await runClosing(app, claim, { key, cause: 'hand', permit: permit.value, excused });
  if (closed.ok) return closed;
  return closed.error.code === 'not-due'
    ? err({ code: 'conflict', what: 'turn', found: 'another' })
    : err(closed.error);
});
