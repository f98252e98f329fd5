import { err, isClosed, ok, type Result } from '@chancery/core';
import { type Db, liveTurnsOf } from '@chancery/store';
import type { AppError } from '../../../ground/errors.ts';
import type { Placed } from '../../play/placed.ts';
import type { Play } from '../../play/play.ts';
import type { ToPlace } from '../parts/taken.ts';
import { clockSoFar } from './clock-so-far.ts';
import { listed } from './listed.ts';

/**
 * Where a post of a live window belongs: to the turn in hand, also when it was written by the same clock for one before,
 * since others may have posted meanwhile. What was written by another clock is too late; a draft goes on from anywhere.
 */
export const placePost = async (
  db: Db,
  play: Pick<Play, 'campaign' | 'key' | 'window'>,
  { named, drafted, now }: ToPlace,
): Promise<Result<Placed, AppError>> => {
  const { campaign, key, window } = play;
  const { turn } = key;
  const taking = { key, ahead: false };
  if (named !== null && named > turn) return err({ code: 'bad-input', faults: [`turn: wanted ${turn}, not ${named}`] });
  const insteadOf = named === null || named === turn ? null : named;
  if (drafted) return ok({ taking, insteadOf });
  const { deadline, heldSince, grace } = campaign;
  const over = deadline !== null && heldSince === null && isClosed(deadline, now, grace);
  if (over) return err({ code: 'too-late', turn, ...listed.label(window), deadline });
  if (insteadOf === null || insteadOf >= (await clockSoFar(db, play)).since) return ok({ taking, insteadOf });
  const [of] = await liveTurnsOf(db, campaign.id, [insteadOf]);
  return err({ code: 'too-late', turn: insteadOf, deadline: null, ...(of === undefined ? {} : { label: of.label }) });
};
