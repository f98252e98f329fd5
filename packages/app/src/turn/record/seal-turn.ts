import { hash } from 'node:crypto';
import {
  type AnyRuleset,
  type Contents,
  closedSecretContents,
  promisedClosedContents,
  promisedContents,
  type ReckonedTurn,
  type SealedRecord,
  sealRecord,
} from '@chancery/core';
import type { ClosedSecretRow } from '@chancery/store';

/** What the record of a turn says in addition to what it was made from and what came of it. */
export interface TurnSealing {
  /** The seal of the turn before. */
  readonly previous: string | null;
  /** The release that runs it. */
  readonly engine: string;
  /** The commitment to the dice of the next turn; null when there is none. */
  readonly promised: string | null;
  readonly closed: ClosedSecretRow | undefined;
}

/** The record of a turn, file by file as the command line keeps it: the same when it is run and when it is checked. */
export const sealTurn = (
  ruleset: AnyRuleset,
  { turn, list }: { readonly turn: number; readonly list: unknown },
  {
    position,
    stateText,
    contents,
  }: Pick<Extract<ReckonedTurn, { readonly ok: true }>, 'position' | 'stateText' | 'contents'>,
  { previous, engine, promised, closed }: TurnSealing,
): SealedRecord =>
  sealRecord(
    ruleset,
    { turn, position, stateText, previous, engine: list === null ? null : engine },
    {
      ...contents,
      ...(promised === null ? {} : promisedContents(turn, promised)),
      ...(list === null || closed === undefined ? {} : closedContents(turn, closed, promised === null)),
    },
    (content) => hash('sha256', content),
  );

/** To the closed secret a campaign of an older release commits with its first turn of format 2; the last turn tells it. */
const closedContents = (
  turn: number,
  { fromTurn, commitment, secret }: ClosedSecretRow,
  isLast: boolean,
): Contents => ({
  ...(fromTurn === turn ? promisedClosedContents(turn, commitment) : {}),
  ...(isLast ? closedSecretContents(turn, secret) : {}),
});
