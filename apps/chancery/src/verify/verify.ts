import type { AnyRuleset } from '@chancery/core';
import { latestTurn } from '../record/read-record.ts';
import { type Renewed, renewedIn } from './beside-record.ts';
import { checkSeals } from './check-seals.ts';
import { type ReleaseRun, releasesIn } from './releases.ts';
import { type Rerun, runAgain } from './run-again.ts';

export interface Verification extends Rerun {
  /** The newest turn. */
  readonly turns: number;
  readonly renewed: readonly Renewed[];
  readonly releases: readonly ReleaseRun[];
}

/**
 * Checks a campaign from its record. First that every file is the one that was sealed, then that every commitment was
 * kept and that the rules make the same of the same sheets and dice, turn by turn, byte by byte.
 */
export const verifyCampaign = (
  folder: string,
  rulesets: readonly AnyRuleset[],
  onTurn: (turn: number, of: number) => void,
): Verification => {
  const latest = latestTurn(folder);
  const broken = checkSeals(folder, latest);
  const again = runAgain(folder, rulesets, { latest, broken }, onTurn);
  const releases = releasesIn(folder, latest);
  return { ...again, turns: latest, renewed: renewedIn(folder), releases, faults: [...broken, ...again.faults] };
};
