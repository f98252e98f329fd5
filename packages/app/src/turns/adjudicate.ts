import {
  type AnyResolvedTurn,
  commitmentContents,
  type Incident,
  type Moment,
  type Outcome,
  reckonTurn,
  sealRecord,
  type TurnInputs,
  type Window,
} from '@chancery/core';
import type { InPlay } from './in-play.ts';

/** A turn that has been run, with the seal of its record; nothing is written yet. */
export interface Adjudicated {
  readonly moment: Moment;
  readonly resolved: AnyResolvedTurn;
  readonly stateHash: string;
  /** What the campaign waits for now, or how it ended. */
  readonly window: Window | Outcome;
  /** To which the record commits for the dice of the next turn; null when there is none. */
  readonly nextSecret: string | null;
}

export type Adjudication =
  | { readonly ok: true; readonly turn: Adjudicated }
  | { readonly ok: false; readonly incident: Incident };

/** Runs a turn. Its record is that of the command line, file by file, so that `chancery verify` can check it. */
export const adjudicate = (
  { ruleset, position, out }: Pick<InPlay, 'ruleset' | 'position' | 'out'>,
  inputs: TurnInputs,
  drawSecret: () => string,
): Adjudication => {
  const reckoned = reckonTurn(ruleset, position, inputs);
  if (!reckoned.ok) return reckoned;
  const window = ruleset.window(reckoned.position);
  const nextSecret = window.kind === 'outcome' ? null : drawSecret();
  const contents = {
    ...reckoned.contents,
    ...(nextSecret === null ? {} : commitmentContents(inputs.turn, nextSecret)),
  };
  const { moment, manifest } = sealRecord(
    ruleset,
    { turn: inputs.turn, position: reckoned.position, previous: out.hash, engine: null },
    contents,
  );
  return { ok: true, turn: { moment, resolved: reckoned.resolved, stateHash: manifest.state, window, nextSecret } };
};
