import { type AnyPosition, type AnyRuleset, err, hashOf, manifestFile, ok, type Result } from '@chancery/core';
import { findRuleset } from '../campaign/find-ruleset.ts';
import { readCampaignFile } from '../folder/campaign-file.ts';
import { readManifest } from '../record/read-record.ts';
import { Stop } from '../stop.ts';
import { differences } from './differences.ts';
import type { RecordFault } from './record-fault.ts';
import { promisedAfter, type Remade, remakeFounding, remakeTurn } from './remake.ts';

export interface Rerun {
  readonly sheets: number;
  readonly rolls: number;
  /** The hash of the last state that came out as recorded; null when none did. */
  readonly state: string | null;
  readonly faults: readonly RecordFault[];
}

/**
 * Runs the turns again from their sheets and secrets, up to the first that is broken or comes out otherwise, since
 * nothing after it can be judged. `broken` are turns whose files are not the sealed ones.
 */
export const runAgain = (
  folder: string,
  rulesets: readonly AnyRuleset[],
  latest: number,
  broken: readonly RecordFault[],
  onTurn: (turn: number, of: number) => void,
): Rerun => {
  let before: AnyPosition | null = null;
  let reached: Rerun = { sheets: 0, rolls: 0, state: null, faults: [] };
  for (let turn = 0; turn <= latest; turn += 1) {
    if (broken.some((fault) => fault.turn <= turn)) break;
    onTurn(turn, latest);
    const again = turnAgain(folder, rulesets, before, turn, latest);
    if (!again.ok) return { ...reached, faults: again.error };
    const { position, sheets, rolls } = again.value;
    before = position;
    reached = {
      sheets: reached.sheets + sheets,
      rolls: reached.rolls + rolls,
      state: hashOf(position.state),
      faults: [],
    };
  }
  return reached;
};

const turnAgain = (
  folder: string,
  rulesets: readonly AnyRuleset[],
  before: AnyPosition | null,
  turn: number,
  latest: number,
): Result<Remade, readonly RecordFault[]> => {
  try {
    const ruleset = findRuleset(rulesets, readCampaignFile(folder).ruleset);
    const made = before === null ? remakeFounding(folder, ruleset) : remakeTurn(folder, ruleset, before, turn);
    const promised = promisedAfter(folder, ruleset, made.position, turn, latest);
    const faults = [
      ...manifestFaults(folder, ruleset, turn, made.position),
      ...differences(folder, turn, { ...made.contents, ...promised }),
    ];
    return faults.length > 0 ? err(faults) : ok(made);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return err([{ turn, file: manifestFile(turn), text: [error.message, ...error.details].join('; ') }]);
  }
};

const manifestFaults = (
  folder: string,
  ruleset: AnyRuleset,
  turn: number,
  position: AnyPosition,
): readonly RecordFault[] => {
  const manifest = readManifest(folder, turn);
  const fault = (text: string): RecordFault => ({ turn, file: manifestFile(turn), text });
  return [
    ...(manifest.ruleset === ruleset.id ? [] : [fault(`names ${manifest.ruleset}, and the campaign ${ruleset.id}`)]),
    ...(manifest.version === ruleset.version
      ? []
      : [fault(`is of version ${manifest.version} of the rules; version ${ruleset.version} cannot run it again`)]),
    ...(manifest.state === hashOf(position.state) ? [] : [fault('does not seal the state that the rules make')]),
  ];
};
