import { type AnyRuleset, hashOf } from '@chancery/core';
import type { Contents } from '../folder/write-safely.ts';
import type { AnyPosition } from './any.ts';
import { type Manifest, manifestFile, manifestText, sealed, sha256 } from './manifest.ts';

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
    moment: { turn, position, seal: sha256(text) },
    manifest,
    contents: { ...contents, [manifestFile(turn)]: text },
  };
};
