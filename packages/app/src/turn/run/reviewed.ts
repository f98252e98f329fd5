import { type AnyOrder, canonicalText, ok, orderKindOf, type Result } from '@chancery/core';
import { actsFor, type Db, parsed, type Trx, type TurnListRow } from '@chancery/store';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import { answersGiven } from '../../campaign/play/answers.ts';
import type { App } from '../../ground/app.ts';
import type { AppError } from '../../ground/errors.ts';
import { incident } from '../../ground/use-case.ts';
import { closedList, listedInputs } from '../record/turn-list.ts';
import { turnSecrets } from '../record/turn-secrets.ts';
import { type Adjudicated, adjudicate } from './adjudicate.ts';
import { assemble, mastersActs } from './gather.ts';

/** A turn that masters look at before it is published. `edits` false: without what corrects the position behind its last phase. */
export interface UnderReview {
  readonly play: InPlay;
  /** As it was closed. */
  readonly list: TurnListRow;
  readonly edits?: boolean;
}

/**
 * The list by which a turn comes out that masters look at before it is published: what they have ruled and done since it was
 * closed takes the place of what stood there. The dice stay, and so does every line that is the same.
 */
export const reviewedList = async (
  trx: Trx,
  app: Pick<App, 'now' | 'random'>,
  { play, list, edits = true }: UnderReview,
): Promise<TurnListRow> => {
  const { key, ruleset } = play;
  const { secrets } = await turnSecrets(trx, key);
  const ofRecord = parsed(list.ofRecord);
  const masters = await mastersActs(trx, play);
  const given = {
    acts: [...(await actsOfSeats(trx, play, list)), ...masters].filter((act) => edits || !isEdit(ruleset, act)),
    rulings: await answersGiven(trx, key),
  };
  const { unlisted } = assemble(play, ofRecord, secrets, given);
  const same =
    canonicalText(unlisted.acts) === canonicalText(parsed(list.acts)) &&
    canonicalText(unlisted.rulings) === canonicalText(parsed(list.rulings));
  if (same) return list;
  const { cause, byUser, closedAt } = list;
  return closedList(app, play, {
    unlisted,
    ofRecord,
    cause,
    byUser,
    closedAt,
    excused: list.excused === 1,
    before: list,
  });
};

/** What a turn under review comes to, by what masters have decided up to now; nothing is written. */
export const runReviewed = async (trx: Trx, app: App, of: UnderReview): Promise<Result<Adjudicated, AppError>> => {
  const { play } = of;
  const { secrets, closed } = await turnSecrets(trx, play.key);
  const inputs = listedInputs(play, await reviewedList(trx, app, of), secrets);
  const run = adjudicate(play, inputs, { engine: app.config.engine, closed, drawSecret: () => app.random(32) });
  if (run.ok) return ok(run.turn);
  const { turn, campaignId } = play.key;
  return { ok: false, error: incident(app, `review of turn ${turn} of ${campaignId}`, new Error(run.incident.reason)) };
};

/** Whether an act corrects the position behind the last phase. */
export const isEdit = (ruleset: InPlay['ruleset'], { verb }: AnyOrder): boolean =>
  orderKindOf(ruleset.orders, verb)?.edits === true;

/** What the rules were told of the seats when the list was closed stands before the acts that masters had given then. */
const actsOfSeats = async (
  db: Db,
  { key }: Pick<InPlay, 'key'>,
  { acts, closedAt }: TurnListRow,
): Promise<readonly AnyOrder[]> => {
  const then = await actsFor(db, key, closedAt);
  const all = parsed(acts);
  return all.slice(0, all.length - (then === undefined ? 0 : parsed(then.orders).length));
};
