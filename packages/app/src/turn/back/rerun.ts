import {
  type AnyOrder,
  answerFaults,
  err,
  ok,
  type Question,
  type Result,
  type Rulings,
  struckIn,
  type TurnInputs,
} from '@chancery/core';
import {
  changeCampaign,
  findCampaign,
  parsed,
  sheetsOfRecord,
  type Trx,
  type TurnRow,
  turnListOf,
} from '@chancery/store';
import { type InPlay, inPlay } from '../../campaign/pace/in-play.ts';
import type { OfRecord } from '../../campaign/play/of-record.ts';
import { deliverLetters } from '../../desk/letters/deliver-letters.ts';
import { type GivenOrders, givenFaults, readGiven } from '../../desk/sheets/read-given.ts';
import { wordsOf } from '../../desk/sheets/receipt.ts';
import type { App } from '../../ground/app.ts';
import type { AppError } from '../../ground/errors.ts';
import type { Permit } from '../../ground/permit.ts';
import { incident } from '../../ground/use-case.ts';
import { keepTurnList, listedInputs } from '../record/turn-list.ts';
import { type SecretsInHand, turnSecrets } from '../record/turn-secrets.ts';
import { adjudicate } from '../run/adjudicate.ts';
import { assemble, type Gathered } from '../run/gather.ts';
import { writeTurn } from '../run/write-turn.ts';

/** What a master mends in a turn that is run again. */
export interface Amendment {
  /** In place of the acts of record: all of them have to be possible. */
  readonly acts?: GivenOrders | undefined;
  /** Acts that correct the position, behind those of record: they have been judged by the position that they correct. */
  readonly edits?: readonly AnyOrder[] | undefined;
  /** In place of the answers of record to these questions. */
  readonly rulings?: Rulings | undefined;
}

/** A turn that is run again in the edition that the campaign has now; its secret has been put there. */
export interface Rerun {
  /** As it was run before. */
  readonly before: TurnRow;
  readonly amend: Amendment | undefined;
  readonly reason: string;
  readonly permit: Permit;
  /** For the turn after it. */
  drawSecret(): string;
}

/**
 * Runs a turn once more by its recorded sheets, those of bots too, and by the dice that it had. Says whether the game is over
 * with it.
 */
export const rerunTurn = async (
  trx: Trx,
  app: App,
  { before, amend, reason, permit, drawSecret }: Rerun,
): Promise<Result<boolean, AppError>> => {
  const { campaignId, turn } = before;
  const campaign = await findCampaign(trx, campaignId);
  if (campaign === undefined) throw new Error(`campaign ${campaignId} is gone`);
  const play = await inPlay(trx, app, campaign);
  const { ruleset } = play;
  const inHand = await turnSecrets(trx, play.key);
  const ofRecord = await recordedOrders(trx, before);
  const acts = amend?.acts === undefined ? ok(parsed(before.acts)) : mendedActs(play, amend.acts);
  if (!acts.ok) return acts;
  const allActs = [...acts.value, ...(amend?.edits ?? [])];
  const rulings = { ...parsed(before.rulings), ...amend?.rulings };
  const { unlisted, questions } = assemble(play, ofRecord, inHand.secrets, { acts: allActs, rulings });
  const faults = rulingFaults(questions, amend?.rulings ?? {});
  if (faults.length > 0) return err({ code: 'bad-input', faults });
  const inputs = await inputsAgain(trx, app, play, { before, inHand, unlisted, ofRecord, permit });
  const run = adjudicate(play, inputs, { engine: app.config.engine, closed: inHand.closed, drawSecret });
  if (!run.ok) return err(incident(app, `turn ${turn} run again`, new Error(run.incident.reason)));
  await writeTurn(trx, app, { play, inputs, ofRecord, run: run.turn, reason, byUser: permit.userId });
  const now = { turn, version: ruleset.version };
  await changeCampaign(trx, campaignId, now);
  const { moment, resolved, window } = run.turn;
  const letters = { ruleset, setting: moment.position.setting, events: resolved.events };
  await deliverLetters({ app, trx, campaign: { ...campaign, ...now }, permit }, letters);
  return ok(window.kind === 'outcome');
};

/** By which orders a turn was run, with what had been struck out of them. */
const recordedOrders = async (trx: Trx, before: TurnRow): Promise<readonly OfRecord[]> => {
  const list = await turnListOf(trx, before);
  const listed = new Map((list === undefined ? [] : parsed(list.ofRecord)).map((each) => [each.seat, each]));
  return (await sheetsOfRecord(trx, before)).map(({ seat, origin, sheetId, orders }) => ({
    seat,
    origin,
    sheetId,
    orders: parsed(orders),
    ...struckIn(listed.get(seat)),
  }));
};

interface RunAgain extends Pick<Gathered, 'unlisted' | 'ofRecord'>, Pick<Rerun, 'before' | 'permit'> {
  readonly inHand: SecretsInHand;
}

/** A turn that had a list gets another, with the dice of the first. One of format 1 stays in that format. */
const inputsAgain = async (
  trx: Trx,
  app: App,
  play: InPlay,
  { before, inHand: { secrets }, unlisted, ofRecord, permit }: RunAgain,
): Promise<TurnInputs> => {
  const list = await turnListOf(trx, before);
  if (list === undefined) return { ...unlisted, secrets: { ...secrets, closed: null }, list: null };
  const { cause, excused } = list;
  const closing = { cause, excused: excused === 1, byUser: permit.userId };
  const again = { unlisted, ofRecord, ...closing, before: list };
  return listedInputs(play, await keepTurnList(trx, app, play, again), secrets);
};

const mendedActs = (play: InPlay, given: GivenOrders): Result<readonly AnyOrder[], AppError> => {
  const faults = givenFaults(given);
  if (faults.length > 0) return err({ code: 'bad-input', faults });
  const read = readGiven(play, null, given);
  if (!read.ok) return read;
  const { lines, together } = wordsOf(play.ruleset, read.value);
  const refused = lines.filter(({ outcome }) => outcome === 'illegal' || outcome === 'malformed');
  const reasons = [...refused.flatMap((line) => line.reasons), ...together].filter(({ level }) => level !== 'warning');
  return refused.length > 0
    ? err({ code: 'bad-input', faults: reasons.map(({ text }) => `amend.acts: ${text}`) })
    : ok(read.value.reading.orders);
};

const rulingFaults = (questions: readonly Question[], given: Rulings): readonly string[] =>
  Object.entries(given).flatMap(([id, answer]) => {
    const question = questions.find((each) => each.id === id);
    if (question === undefined) return [`amend.rulings: there was no question ${id}`];
    return answerFaults(question, answer).map((fault) => `amend.rulings.${id}.${fault}`);
  });
