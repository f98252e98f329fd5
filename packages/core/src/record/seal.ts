import { sha256Hex } from '../hash/sha256.ts';
import { hashOf } from '../hash-of.ts';
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

/** What a manifest seals besides the files. */
export interface ToSeal {
  readonly turn: number;
  readonly position: AnyPosition;
  /** The seal of the turn before; null at the beginning. */
  readonly previous: string | null;
  /** The release that makes the record; null for a turn of format 1. */
  readonly engine: string | null;
}

/** Closes the record of a turn with its manifest. */
export const sealRecord = (
  ruleset: AnyRuleset,
  { turn, position, previous, engine }: ToSeal,
  contents: Contents,
): SealedRecord => {
  const { id, version } = ruleset;
  const made = { turn, ruleset: id, version, previous, state: hashOf(position.state) };
  const manifest = sealed(engine === null ? made : { ...made, engine }, contents);
  const text = manifestText(manifest);
  return {
    moment: { turn, position, seal: sha256Hex(text) },
    manifest,
    contents: { ...contents, [manifestFile(turn)]: text },
  };
};
