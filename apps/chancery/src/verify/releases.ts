import { readManifest } from '../record/read-record.ts';
import { Stop } from '../stop.ts';

/** Turns in a row that the same release ran. */
export interface ReleaseRun {
  /** Null where the record does not say: it is of format 1. */
  readonly engine: string | null;
  readonly from: number;
  readonly to: number;
}

/** Which release ran which turns, as the manifests say; a manifest that cannot be read says nothing. */
export const releasesIn = (folder: string, latest: number): readonly ReleaseRun[] => {
  const runs: ReleaseRun[] = [];
  for (let turn = 0; turn <= latest; turn += 1) {
    const engine = engineOf(folder, turn);
    if (engine === undefined) continue;
    const last = runs.at(-1);
    if (last !== undefined && last.engine === engine && last.to === turn - 1)
      runs[runs.length - 1] = { ...last, to: turn };
    else runs.push({ engine, from: turn, to: turn });
  }
  return runs;
};

const engineOf = (folder: string, turn: number): string | null | undefined => {
  try {
    return readManifest(folder, turn).engine ?? null;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return undefined;
  }
};

export const releaseLine = ({ engine, from, to }: ReleaseRun): string =>
  `${from === to ? `turn ${from}` : `turns ${from} to ${to}`}: run by ${engine === null ? 'an early release, which did not write its name' : `Chancery ${engine}`}`;
