import { hashOf } from '../canonical.ts';
import { sha256Hex } from '../hash/sha256.ts';
import type { AnyPosition } from '../ruleset/any.ts';
import type { AnyRuleset } from '../ruleset/runnable.ts';
import type { Contents } from './files.ts';
import { type Manifest, manifestFile, manifestText, sealed } from './manifest.ts';

/** A campaign after a turn, and the hash that seals its record up to there. */
export interface Moment {
  readonly turn: number;
  readonly position: AnyPosition;
  /** SHA-256 of the turn's manifest. */
  readonly seal: string;
}

export interface SealedRecord {
  readonly moment: Moment;
  readonly manifest: Manifest;
  /** Every file of the record, the manifest included. */
  readonly contents: Contents;
}

/** Closes the record of a turn with its manifest. `previous` is the seal of the turn before, null at the beginning. */
export const sealRecord = (
  ruleset: AnyRuleset,
  turn: number,
  position: AnyPosition,
  previous: string | null,
  contents: Contents,
): SealedRecord => {
  const { id, version } = ruleset;
  const manifest = sealed({ turn, ruleset: id, version, previous, state: hashOf(position.state) }, contents);
  const text = manifestText(manifest);
  return {
    moment: { turn, position, seal: sha256Hex(text) },
    manifest,
    contents: { ...contents, [manifestFile(turn)]: text },
  };
};
