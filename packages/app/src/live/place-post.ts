import { err, type Instant, isClosed, ok, type Result, type Window } from '@chancery/core';
import { type Db, liveTurnsOf } from '@chancery/store';
import type { AppError } from '../errors.ts';
import type { Placed } from '../orders/taking.ts';
import type { InPlay } from '../turns/in-play.ts';
import { clockSoFar } from './clock-so-far.ts';

export interface PostToPlace {
  /** The turn that it was written for; null when it names none. */
  readonly named: number | null;
  readonly drafted: boolean;
  readonly now: Instant;
}

/**
 * Where a post of a live window belongs: to the turn in hand, also when it was written by the same clock for one before,
 * since others may have posted meanwhile. What was written by another clock is too late; a draft goes on from anywhere.
 */
export const placePost = async (
  db: Db,
  play: Pick<InPlay, 'campaign' | 'key'>,
  window: Window,
  { named, drafted, now }: PostToPlace,
): Promise<Result<Placed, AppError>> => {
  const { campaign, key } = play;
  const { turn } = key;
  const taking = { key, ahead: false };
  if (named !== null && named > turn) return err({ code: 'bad-input', faults: [`turn: wanted ${turn}, not ${named}`] });
  const insteadOf = named === null || named === turn ? null : named;
  if (drafted) return ok({ taking, insteadOf });
  const { deadline, heldSince, grace } = campaign;
  const over = deadline !== null && heldSince === null && isClosed(deadline, now, grace);
  if (over) return err({ code: 'too-late', turn, label: window.label, deadline });
  if (insteadOf === null || insteadOf >= (await clockSoFar(db, play, window)).since) return ok({ taking, insteadOf });
  const [of] = await liveTurnsOf(db, campaign.id, [insteadOf]);
  return err({ code: 'too-late', turn: insteadOf, deadline: null, ...(of === undefined ? {} : { label: of.label }) });
};
