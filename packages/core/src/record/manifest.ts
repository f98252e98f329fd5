import { canonicalText } from '../canonical.ts';
import { type Sha256, sha256Hex } from '../hash/sha256.ts';
import type { RulesetId } from '../ids.ts';
import { type Contents, turnFolder } from './files.ts';

/** The last file of a turn's record: seals all others, and the turns before by their manifests. */
export interface Manifest {
  readonly format: 'chancery-record-1' | 'chancery-record-2';
  readonly turn: number;
  readonly ruleset: RulesetId;
  /** The version of the ruleset that made it. */
  readonly version: number;
  /** The release of Chancery that made it; format 1 does not say. */
  readonly engine?: string;
  /** SHA-256 of the manifest of the turn before; null at the beginning. */
  readonly previous: string | null;
  /** The hash of the state, as core reckons it. */
  readonly state: string;
  /** SHA-256 of every other file of the record, by path from the folder of the campaign. */
  readonly files: { readonly [path: string]: string };
}

export const manifestFile = (turn: number): string => `${turnFolder(turn)}/manifest.json`;

export const manifestText = (manifest: Manifest): string => `${canonicalText(manifest)}\n`;

/** What is new in a manifest apart from the hashes of its files. */
export type Sealing = Omit<Manifest, 'format' | 'files'>;

/** The manifest over the files of a turn. */
export const sealed = (sealing: Sealing, contents: Contents, sha256: Sha256 = sha256Hex): Manifest => ({
  format: sealing.engine === undefined ? 'chancery-record-1' : 'chancery-record-2',
  ...sealing,
  files: Object.fromEntries(Object.entries(contents).map(([path, content]) => [path, sha256(content)])),
});
