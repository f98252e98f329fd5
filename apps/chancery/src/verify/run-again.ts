import {
  type AnyPosition,
  type AnyRuleset,
  type Contents,
  closedCommitmentContents,
  closedSecretContents,
  err,
  filesOf,
  hashOf,
  manifestFile,
  ok,
  type Result,
  turnFolder,
} from '@chancery/core';
import { findRuleset } from '../campaign/find-ruleset.ts';
import { readCampaignFile } from '../folder/campaign-file.ts';
import { inFolder } from '../folder/paths.ts';
import { readTextIfAny } from '../folder/read-file.ts';
import { closedSecretIn } from '../record/closed-secret.ts';
import { readManifest, readMoment } from '../record/read-record.ts';
import { Stop } from '../stop.ts';
import { withheldFrom } from './beside-record.ts';
import { differences } from './differences.ts';
import type { RecordFault } from './record-fault.ts';
import { promisedAfter, type Remade, remakeFounding, remakeTurn } from './remake.ts';

export interface Rerun {
  readonly sheets: number;
  readonly rolls: number;
  /** Of those, the ones that cannot be rolled again before the closed secret is told. */
  readonly closedRolls: number;
  /** Turns that other versions of the rules made, and the releases that can check them. */
  readonly unchecked: readonly Unchecked[];
  /** The hash of the last state that came out as recorded; null when none did. */
  readonly state: string | null;
  readonly faults: readonly RecordFault[];
}

/**
 * A turn that another version of the rules made: the release that made it can run it again, and this one cannot. Or one of
 * which files were withheld, since they have private words in the clear: nobody can who has not got them.
 */
export interface Unchecked {
  readonly turn: number;
  readonly version: number;
  /** Null where the record does not say: it is of format 1. */
  readonly engine: string | null;
  readonly withheld: boolean;
}

/** A record that is run again. */
interface Rerunning {
  readonly folder: string;
  readonly ruleset: AnyRuleset;
  readonly latest: number;
  readonly closed: string | null;
}

/**
 * Runs the turns again from their sheets and secrets, up to the first that is broken or comes out otherwise, since
 * nothing after it can be judged. `broken` are turns whose files are not the sealed ones. Turns of other versions of the
 * rules are left to the release that made them, and the next goes on from the state that they recorded.
 */
export const runAgain = (
  folder: string,
  rulesets: readonly AnyRuleset[],
  { latest, broken }: { readonly latest: number; readonly broken: readonly RecordFault[] },
  onTurn: (turn: number, of: number) => void,
): Rerun => {
  let reached: Rerun = { sheets: 0, rolls: 0, closedRolls: 0, unchecked: [], state: null, faults: [] };
  const begun = begin(folder, rulesets, latest);
  if (!begun.ok) return { ...reached, faults: begun.error };
  const { ruleset } = begun.value;
  let before: AnyPosition | null = null;
  for (let turn = 0; turn <= latest; turn += 1) {
    if (broken.some((fault) => fault.turn <= turn)) break;
    onTurn(turn, latest);
    const others = madeByOthers(folder, ruleset, turn);
    if (others !== null) {
      reached = { ...reached, unchecked: [...reached.unchecked, others] };
      before = recordedAfter(folder, ruleset, turn);
      if (before === null) break;
      continue;
    }
    const again = turnAgain(begun.value, before, turn);
    if (!again.ok) return { ...reached, faults: again.error };
    const { position, sheets, rolls, closedRolls } = again.value;
    before = position;
    reached = {
      ...reached,
      sheets: reached.sheets + sheets,
      rolls: reached.rolls + rolls,
      closedRolls: reached.closedRolls + closedRolls,
      state: hashOf(position.state),
    };
  }
  return reached;
};

const begin = (
  folder: string,
  rulesets: readonly AnyRuleset[],
  latest: number,
): Result<Rerunning, readonly RecordFault[]> =>
  orFault(latest, () => {
    const ruleset = findRuleset(rulesets, readCampaignFile(folder).ruleset);
    return ok({ folder, ruleset, latest, closed: closedSecretIn(folder, latest) });
  });

const turnAgain = (
  rerunning: Rerunning,
  before: AnyPosition | null,
  turn: number,
): Result<Remade, readonly RecordFault[]> =>
  orFault(turn, () => {
    const { folder, ruleset, latest, closed } = rerunning;
    const made =
      before === null ? remakeFounding(folder, ruleset) : remakeTurn(folder, ruleset, before, { turn, closed });
    const promised = {
      ...promisedAfter(folder, ruleset, made.position, { turn, latest }),
      ...closedAfter(rerunning, made.position, turn),
    };
    const faults = [
      ...manifestFaults(folder, ruleset, turn, made.position),
      ...differences(folder, turn, { ...made.contents, ...promised }),
    ];
    return faults.length > 0 ? err(faults) : ok(made);
  });

/** What cannot even be read is a fault of the turn. */
const orFault = <T>(
  turn: number,
  attempt: () => Result<T, readonly RecordFault[]>,
): Result<T, readonly RecordFault[]> => {
  try {
    return attempt();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return err([{ turn, file: manifestFile(turn), text: [error.message, ...error.details].join('; ') }]);
  }
};

/** What a turn says of the closed secret: the commitment, and after the last turn the secret. */
const closedAfter = ({ folder, ruleset, closed }: Rerunning, position: AnyPosition, turn: number): Contents => {
  const files = filesOf(turn);
  const promised = readTextIfAny(inFolder(folder, files.closedCommitment));
  const over = ruleset.window(position).kind === 'outcome';
  if (closed === null) return promised === null ? {} : { [files.closedCommitment]: promised };
  return {
    ...(promised === null ? {} : closedCommitmentContents(turn, closed)),
    ...(over ? closedSecretContents(turn, closed) : {}),
  };
};

const madeByOthers = (folder: string, ruleset: AnyRuleset, turn: number): Unchecked | null => {
  const { version, engine = null } = readManifest(folder, turn);
  const withheld = withheldFrom(folder).some((file) => file.startsWith(`${turnFolder(turn)}/`));
  return version === ruleset.version && !withheld ? null : { turn, version, engine, withheld };
};

/** The position that a turn recorded, brought up to these rules; null where they cannot read it. */
const recordedAfter = (folder: string, ruleset: AnyRuleset, turn: number): AnyPosition | null => {
  try {
    return readMoment(folder, ruleset, turn).position;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return null;
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
    ...(manifest.state === hashOf(position.state) ? [] : [fault('does not seal the state that the rules make')]),
  ];
};
