import type { AnyRuleset, Position, RulesetTypes } from '@chancery/core';
import {
  type CampaignRow,
  type Db,
  parsed,
  type StateRow,
  settingOf,
  standingTurn,
  stateAfter,
  type TurnRow,
} from '@chancery/store';

/** A campaign after its last turn. The position holds every secret: only views of it leave. */
export interface PresentPosition {
  readonly position: Position<RulesetTypes>;
  readonly out: TurnRow;
}

/** Throws if the record of the campaign has a gap: then the database is damaged. */
export const presentPosition = async (
  db: Db,
  ruleset: AnyRuleset,
  { id, turn }: Pick<CampaignRow, 'id' | 'turn'>,
): Promise<PresentPosition> => {
  const out = await standingTurn(db, id, turn);
  const stored = out === undefined ? undefined : await stateAfter(db, out);
  const setting = await settingOf(db, id);
  if (out === undefined || stored === undefined || setting === undefined) {
    throw new Error(`campaign ${id} has no record of turn ${turn}`);
  }
  return { position: { setting: parsed(setting), state: presentState(ruleset, stored) }, out };
};

/** A stored state as these rules want it. */
export const presentState = (ruleset: AnyRuleset, { state, version }: StateRow): unknown =>
  version === ruleset.version || ruleset.migrate === undefined
    ? parsed(state)
    : ruleset.migrate(parsed(state), version);
