import { commitTo, hashOf, MASTER, receivedBy, type TurnInputs, viewerOf } from '@chancery/core';
import {
  addDiceLog,
  addEvents,
  addSecret,
  addSheetsOfRecord,
  addState,
  addTellings,
  addTurn,
  jsonText,
  openClosedSecret,
  plainJsonText,
  revealSecret,
  type Trx,
  type UserId,
  type ViewersTellings,
} from '@chancery/store';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import type { OfRecord } from '../../campaign/play/of-record.ts';
import type { App } from '../../ground/app.ts';
import type { Adjudicated } from './adjudicate.ts';

/** A turn to be kept. */
export interface WrittenTurn {
  readonly play: InPlay;
  readonly inputs: TurnInputs;
  readonly ofRecord: readonly OfRecord[];
  readonly run: Adjudicated;
  /** Why it was run again; null the first time. */
  readonly reason: string | null;
  readonly byUser: UserId | null;
}

/**
 * Writes the record of a turn, tells its secret, and commits to that of the next; with the last one it tells what was closed.
 * The campaign itself moves on elsewhere.
 */
export const writeTurn = async (trx: Trx, app: App, written: WrittenTurn): Promise<void> => {
  const { play, inputs, ofRecord, run, reason, byUser } = written;
  const { key, ruleset, out } = play;
  const { resolved, recorded, moment, stateText, stateHash } = run;
  const now = app.now();
  const { version } = ruleset;
  await addTurn(trx, {
    ...key,
    resolvedAt: now,
    hash: moment.seal,
    previousHash: out.hash,
    stateHash,
    version,
    engine: app.config.engine,
    acts: jsonText(inputs.acts),
    rulings: jsonText(inputs.rulings),
    reason,
    byUser,
  });
  await addState(trx, { ...key, version, state: stateText, hash: stateHash });
  await addSheetsOfRecord(
    trx,
    ofRecord.map(({ seat, origin, sheetId, orders }) => {
      return { ...key, seat, origin, sheetId, orders: jsonText(orders), hash: hashOf(orders) };
    }),
  );
  await play.pace.run.note(trx, play, { ofRecord, acts: inputs.acts.length });
  await addEvents(trx, { ...key, events: plainJsonText(recorded.events) });
  await addTellings(trx, key, [
    { viewer: MASTER, tellings: plainJsonText(recorded.tellings) },
    ...heardBesides(play, run),
  ]);
  await addDiceLog(trx, { ...key, runs: plainJsonText(resolved.dice) });
  await revealSecret(trx, key, now);
  if (run.nextSecret === null) {
    await openClosedSecret(trx, key.campaignId, now);
    return;
  }
  const next = { ...key, turn: key.turn + 1 };
  await addSecret(trx, { ...next, secret: run.nextSecret, commitment: commitTo(run.nextSecret), drawnAt: now });
};

/** What seats heard that the record does not tell: private words, for which it has digests. Most turns have none. */
const heardBesides = (
  { ruleset, position }: InPlay,
  { resolved, recorded }: Adjudicated,
): readonly ViewersTellings[] => {
  if (recorded === resolved) return [];
  return ruleset.seats(position.setting).flatMap(({ seat }) => {
    const heard = plainJsonText(receivedBy(resolved.tellings, seat));
    const told = plainJsonText(receivedBy(recorded.tellings, seat));
    return heard === told ? [] : [{ viewer: viewerOf(seat), tellings: heard }];
  });
};
