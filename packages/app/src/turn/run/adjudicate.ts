import {
  type AnyResolvedTurn,
  commitTo,
  type Incident,
  type Moment,
  type Outcome,
  reckonTurn,
  type TurnInputs,
  type Window,
} from '@chancery/core';
import type { ClosedSecretRow, JsonText } from '@chancery/store';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import { sealTurn } from '../record/seal-turn.ts';

/** A turn that has been run, with the seal of its record; nothing is written yet. */
export interface Adjudicated {
  readonly moment: Moment;
  readonly resolved: AnyResolvedTurn;
  /** The same with digests in the place of private words, as the record keeps it. */
  readonly recorded: AnyResolvedTurn;
  /** The state as it is kept, and its hash. */
  readonly stateText: JsonText;
  readonly stateHash: string;
  /** What the campaign waits for now, or how it ended. */
  readonly window: Window | Outcome;
  /** To which the record commits for the dice of the next turn; null when there is none. */
  readonly nextSecret: string | null;
}

export type Adjudication =
  | { readonly ok: true; readonly turn: Adjudicated }
  | { readonly ok: false; readonly incident: Incident };

export interface Adjudicating {
  readonly engine: string;
  readonly closed: ClosedSecretRow | undefined;
  /** For the turn after it. */
  drawSecret(): string;
}

/** Runs a turn. Its record is that of the command line, file by file, so that `chancery verify` can check it. */
export const adjudicate = (
  { ruleset, position, out }: Pick<InPlay, 'ruleset' | 'position' | 'out'>,
  inputs: TurnInputs,
  { engine, closed, drawSecret }: Adjudicating,
): Adjudication => {
  const reckoned = reckonTurn(ruleset, position, inputs);
  if (!reckoned.ok) return reckoned;
  const window = ruleset.window(reckoned.position);
  const nextSecret = window.kind === 'outcome' ? null : drawSecret();
  const promised = nextSecret === null ? null : commitTo(nextSecret);
  const { moment, manifest } = sealTurn(ruleset, inputs, reckoned, { previous: out.hash, engine, promised, closed });
  const { resolved, recorded } = reckoned;
  const stateText = reckoned.stateText as JsonText;
  return {
    ok: true,
    turn: { moment, resolved, recorded, stateText, stateHash: manifest.state, window, nextSecret },
  };
};
