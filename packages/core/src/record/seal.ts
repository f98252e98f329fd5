import { canonicalText } from '../canonical.ts';
import { type Sha256, sha256Hex } from '../hash/sha256.ts';
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

/** What a manifest seals in addition to the files. */
export interface ToSeal {
  readonly turn: number;
  readonly position: AnyPosition;
  /** Canonical JSON of its state, where that is at hand. */
  readonly stateText?: string;
  /** The seal of the turn before; null at the beginning. */
  readonly previous: string | null;
  /** The release that makes the record; null for a turn of format 1. */
  readonly engine: string | null;
}

/** Closes the record of a turn with its manifest. */
export const sealRecord = (
  ruleset: AnyRuleset,
  { turn, position, stateText = canonicalText(position.state), previous, engine }: ToSeal,
  contents: Contents,
  sha256: Sha256 = sha256Hex,
): SealedRecord => {
  const { id, version } = ruleset;
  const made = { turn, ruleset: id, version, previous, state: sha256(stateText) };
  const manifest = sealed(engine === null ? made : { ...made, engine }, contents, sha256);
  const text = manifestText(manifest);
  return {
    moment: { turn, position, seal: sha256(text) },
    manifest,
    contents: { ...contents, [manifestFile(turn)]: text },
  };
};
