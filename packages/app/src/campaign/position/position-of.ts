import { type AnyPosition, type AnyRuleset, hashOf, sha256Hex } from '@chancery/core';
import {
  type CampaignRow,
  type Db,
  parsed,
  type StateRow,
  standingTurn,
  stateAfter,
  type TurnRow,
} from '@chancery/store';
import { type Made, recentFor } from './recent.ts';
import { settingFor } from './setting-for.ts';

/** A campaign after its last turn. The position holds every secret: only views of it leave. */
export interface PresentPosition {
  readonly position: AnyPosition;
  readonly out: TurnRow;
}

/** Throws if the record of the campaign has a gap: then the database is damaged. */
export const presentPosition = async (
  db: Db,
  ruleset: AnyRuleset,
  { id, turn }: Pick<CampaignRow, 'id' | 'turn'>,
): Promise<PresentPosition> => {
  const out = await standingTurn(db, id, turn);
  if (out === undefined) throw new Error(`campaign ${id} has no record of turn ${turn}`);
  return { position: await positionAfter(db, ruleset, out), out };
};

/** The position after a turn, whether it stands or was taken back. Throws if it is not in the record. */
export const positionAfter = (db: Db, ruleset: AnyRuleset, out: TurnRow): Promise<AnyPosition> =>
  recentOf(ruleset).getOrMake(nameOf(out), db, () => stored(db, ruleset, out));

const stored = async (db: Db, ruleset: AnyRuleset, out: TurnRow): Promise<Made<AnyPosition>> => {
  const state = await stateAfter(db, out);
  if (state === undefined) throw new Error(`campaign ${out.campaignId} has no state ${out.turn}`);
  if (!isSound(state, out)) throw new DamagedState(`state ${out.turn} of campaign ${out.campaignId} has another hash`);
  const setting = await settingFor(db, ruleset, out.campaignId);
  return { value: { setting, state: presentState(ruleset, state) }, weight: state.state.length };
};

/** Its name is what an administrator reads of it. */
class DamagedState extends Error {
  override readonly name = 'DamagedState';
}

/** Nobody plays on with what is not what the turn left: the state can be made again from the record. */
const isSound = ({ state }: StateRow, { stateHash }: TurnRow): boolean =>
  sha256Hex(state) === stateHash || hashOf(parsed(state)) === stateHash;

/** A stored state as these rules want it. */
export const presentState = (ruleset: AnyRuleset, { state, version }: StateRow): unknown =>
  version === ruleset.version || ruleset.migrate === undefined
    ? parsed(state)
    : ruleset.migrate(parsed(state), version);

/**
 * Positions that were asked for last: most requests are about those that rulers have before them, and reading one takes
 * longer than all else that is done with it. Nothing writes to a position, and the name of one holds its hash. They are
 * weighed by the characters of their state's JSON, which take some three bytes each: some hundred of Europe.
 */
const recentOf = recentFor<AnyPosition>(20_000_000);

const nameOf = ({ campaignId, version, stateHash }: TurnRow): string => `${campaignId} ${version} ${stateHash}`;
