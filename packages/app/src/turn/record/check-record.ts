import { setImmediate } from 'node:timers/promises';
import { type AnyPosition, type AnyRuleset, hashOf } from '@chancery/core';
import { type CampaignRow, type Db, parsed, standingTurns, stateAfter, type TurnRow } from '@chancery/store';
import { foundAgain } from '../../campaign/lifecycle/founding.ts';
import { positionAfter } from '../../campaign/position/position-of.ts';
import { rulesetOf } from '../../campaign/position/ruleset-of.ts';
import type { App } from '../../ground/app.ts';
import type { CheckedRecord, RecordPart } from '../../ground/checked-record.ts';
import { checkTurn } from './check-turn.ts';
import { foundingOfRecord } from './kept-founding.ts';

/**
 * Runs a campaign again from its record, and checks every commitment, list, roll and hash. `before`: what was found up to an
 * earlier turn without a fault; where that turn still stands, it goes on from there.
 */
export const checkRecord = async (
  { rulesets }: Pick<App, 'rulesets'>,
  db: Db,
  campaign: CampaignRow,
  before: CheckedRecord | null,
): Promise<CheckedRecord> => {
  const ruleset = rulesetOf({ rulesets }, campaign);
  const turns = await standingTurns(db, campaign.id);
  const unchecked = turns
    .filter(({ version }) => version !== ruleset.version)
    .map(({ turn, version, engine }) => ({ turn, version, engine }));
  const start = (await goOn(db, ruleset, before, turns)) ?? (await fromBeginning(db, ruleset, campaign, turns));
  const faults: { turn: number; part: RecordPart }[] = start.faults.map((part) => ({ turn: 0, part }));
  let { previous, position, sheets = 0, rolls = 0 } = start;
  for (const row of turns.filter(({ turn }) => turn > start.previous.turn)) {
    if (position === null) break;
    // Others have their time in between.
    await setImmediate();
    const checked: TurnsCheck =
      row.version === ruleset.version
        ? await checkTurn(db, ruleset, { before: position, previous, row })
        : await asRecordedBy(db, ruleset, previous, row);
    faults.push(...checked.faults.map((part) => ({ turn: row.turn, part })));
    position = checked.position;
    previous = row;
    sheets += checked.sheets ?? 0;
    rolls += checked.rolls ?? 0;
  }
  return { turns: campaign.turn, sheets, rolls, unchecked, faults, seal: previous.hash };
};

interface Start extends TurnsCheck {
  readonly previous: TurnRow;
}

/** After the last turn that was found to be as recorded, whose seal holds all before it; null where nothing was found yet. */
const goOn = async (
  db: Db,
  ruleset: AnyRuleset,
  before: CheckedRecord | null,
  turns: readonly TurnRow[],
): Promise<Start | null> => {
  if (before === null || before.faults.length > 0) return null;
  const previous = turns.find(({ turn, hash }) => turn === before.turns && hash === before.seal);
  if (previous === undefined) return null;
  const { position } = await asRecordedBy(db, ruleset, null, previous);
  return position === null ? null : { ...before, faults: [], previous, position };
};

const fromBeginning = async (
  db: Db,
  ruleset: AnyRuleset,
  campaign: CampaignRow,
  [beginning]: readonly TurnRow[],
): Promise<Start> => {
  if (beginning === undefined) throw new Error(`campaign ${campaign.id} has no beginning`);
  return { ...(await checkFounding(db, ruleset, campaign, beginning)), previous: beginning };
};

interface TurnsCheck {
  readonly position: AnyPosition | null;
  readonly faults: readonly RecordPart[];
  readonly sheets?: number;
  readonly rolls?: number;
}

/** A turn that other rules made is taken as it was recorded: what it left must be what it sealed. */
const asRecordedBy = async (
  db: Db,
  ruleset: AnyRuleset,
  previous: TurnRow | null,
  row: TurnRow,
): Promise<TurnsCheck> => {
  const kept = await stateAfter(db, row);
  const isSame = kept?.hash === row.stateHash && hashOf(parsed(kept.state) as never) === row.stateHash;
  return {
    position: isSame ? await readable(db, ruleset, row) : null,
    faults: [
      ...(isSame ? [] : ['state' as const]),
      ...(previous === null || row.previousHash === previous.hash ? [] : ['chain' as const]),
    ],
  };
};

/** Null where these rules cannot read what others have left. */
const readable = async (db: Db, ruleset: AnyRuleset, row: TurnRow): Promise<AnyPosition | null> => {
  try {
    return await positionAfter(db, ruleset, row);
  } catch {
    return null;
  }
};

const checkFounding = async (
  db: Db,
  ruleset: AnyRuleset,
  campaign: CampaignRow,
  beginning: TurnRow,
): Promise<TurnsCheck> => {
  const found = await foundingOfRecord(db, campaign, beginning);
  if (found === undefined) return { position: null, faults: ['founding'] };
  if (beginning.version !== ruleset.version) return asRecordedBy(db, ruleset, null, beginning);
  const made = foundAgain(ruleset, found.founding, found.promise);
  if (!made.ok) return { position: null, faults: ['founding'] };
  const { position, seal } = made.value.moment;
  const { kept } = found;
  const checks: readonly (readonly [RecordPart, boolean])[] = [
    ['setting', hashOf(position.setting) === kept.settingHash && hashOf(parsed(kept.setting)) === kept.settingHash],
    ['state', beginning.stateHash === made.value.manifest.state],
    ['seal', beginning.hash === seal],
  ];
  return { position, faults: checks.flatMap(([part, agrees]) => (agrees ? [] : [part])) };
};
