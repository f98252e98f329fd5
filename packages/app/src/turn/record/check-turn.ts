import {
  type AnyPosition,
  type AnyRuleset,
  bySeat,
  canonicalText,
  checkCommitment,
  hashOf,
  listOf,
  type ReckonedTurn,
  reckonTurn,
  type TurnInputs,
} from '@chancery/core';
import {
  type ClosedSecretRow,
  closedSecretOf,
  commitmentOf,
  type Db,
  diceLogOf,
  eventsOf,
  parsed,
  revealedSecrets,
  type SecretRow,
  type SheetOfRecordRow,
  sheetsOfRecord,
  stateAfter,
  type TurnListRow,
  type TurnRow,
  turnListOf,
} from '@chancery/store';
import { sheetsFrom } from '../../campaign/play/of-record.ts';
import { sheetAgrees } from '../../desk/sheets/sheet-agrees.ts';
import type { RecordPart } from '../../ground/checked-record.ts';
import { sealTurn } from './seal-turn.ts';
import { listedInputs } from './turn-list.ts';

export interface TurnChecked {
  readonly faults: readonly RecordPart[];
  /** Null when the turn could not be run again. */
  readonly position: AnyPosition | null;
  readonly sheets: number;
  readonly rolls: number;
}

/**
 * Runs a turn that stands again, from the position before it and what is recorded of it, and compares all of it. The
 * ruleset must be of the version by which it was run.
 */
export const checkTurn = async (
  db: Db,
  ruleset: AnyRuleset,
  { before, previous, row }: { readonly before: AnyPosition; readonly previous: TurnRow; readonly row: TurnRow },
): Promise<TurnChecked> => {
  const nothing = { position: null, sheets: 0, rolls: 0 };
  const secret = (await revealedSecrets(db, row.campaignId)).find(
    ({ turn, edition }) => turn === row.turn && edition === row.edition,
  );
  if (secret === undefined) return { ...nothing, faults: ['secret'] };
  const records = await sheetsOfRecord(db, row);
  const list = await turnListOf(db, row);
  const closed = await closedSecretOf(db, row.campaignId);
  const inputs =
    list === undefined
      ? inputsOf(row, secret, records)
      : inputsByList({ ruleset, position: before, row, secret }, list, closed);
  if (inputs === null) return { ...nothing, faults: ['list'] };
  const reckoned = reckonTurn(ruleset, before, inputs);
  if (!reckoned.ok) return { ...nothing, faults: ['rules'] };
  const { position, recorded } = reckoned;
  const over = ruleset.window(position).kind === 'outcome';
  const promised = over ? undefined : await commitmentOf(db, { ...row, turn: row.turn + 1 });
  const { previousHash, engine } = row;
  const sealing = { previous: previousHash, engine, promised: promised ?? null, closed };
  const { moment, manifest } = sealTurn(ruleset, inputs, reckoned, sealing);
  const kept = await stateAfter(db, row);
  const checks: readonly (readonly [RecordPart, boolean])[] = [
    ['commitment', keepsPromises(secret, inputs.list === null ? undefined : closed)],
    ['list', list === undefined || listAgrees(row, list, inputs, records)],
    ['sheets', await sheetsAgree(db, ruleset, row, records)],
    ['events', same(await eventsOf(db, row), recorded.events)],
    ['dice', same(await diceLogOf(db, row), recorded.dice)],
    ['state', row.stateHash === manifest.state && kept?.hash === manifest.state && isState(kept.state, reckoned)],
    ['seal', row.hash === moment.seal],
    ['chain', row.previousHash === previous.hash],
  ];
  return {
    faults: checks.flatMap(([part, agrees]) => (agrees ? [] : [part])),
    position,
    sheets: inputs.sheets.length,
    rolls: recorded.dice.reduce((sum, { values }) => sum + values.length, 0),
  };
};

const isState = (kept: string, { resolved, recorded, stateText }: Reckoned): boolean =>
  (recorded === resolved && kept === stateText) || same(kept, recorded.state);

type Reckoned = Extract<ReckonedTurn, { readonly ok: true }>;

const keepsPromises = (secret: SecretRow, closed: ClosedSecretRow | undefined): boolean =>
  [secret, ...(closed === undefined ? [] : [closed])].every((each) => checkCommitment(each.commitment, each.secret));

interface ToRemake {
  readonly ruleset: AnyRuleset;
  readonly position: AnyPosition;
  readonly row: TurnRow;
  readonly secret: SecretRow;
}

/** What the list of a turn holds; null where it does not come out of it again. */
const inputsByList = (
  { ruleset, position, row, secret }: ToRemake,
  list: TurnListRow,
  closed: ClosedSecretRow | undefined,
): TurnInputs | null => {
  if (closed === undefined) return null;
  try {
    return listedInputs({ key: row, ruleset, position }, list, { turn: secret.secret, closed: closed.secret });
  } catch {
    return null;
  }
};

/** Whether the lines are those that were shown before the turn was run, and what is recorded of the turn is what they hold. */
const listAgrees = (
  row: TurnRow,
  { lines, ofRecord, acts, rulings }: TurnListRow,
  { list }: TurnInputs,
  records: readonly SheetOfRecordRow[],
): boolean => {
  const bySeatName = (rows: readonly { readonly seat: string; readonly orders: unknown }[]): string =>
    hashOf(Object.fromEntries(rows.map(({ seat, orders }) => [seat, orders])) as never);
  return (
    list !== null &&
    hashOf(parsed(lines)) === hashOf(listOf(list.lines)) &&
    hashOf(parsed(acts)) === hashOf(parsed(row.acts)) &&
    hashOf(parsed(rulings)) === hashOf(parsed(row.rulings)) &&
    bySeatName(parsed(ofRecord)) === bySeatName(records.map(({ seat, orders }) => ({ seat, orders: parsed(orders) })))
  );
};

const inputsOf = (row: TurnRow, { secret }: SecretRow, records: readonly SheetOfRecordRow[]): TurnInputs => ({
  turn: row.turn,
  secrets: { turn: secret, closed: null },
  list: null,
  sheets: bySeat(sheetsFrom(records.map((record) => ({ ...record, orders: parsed(record.orders) })))),
  acts: parsed(row.acts),
  rulings: parsed(row.rulings),
});

const sheetsAgree = async (
  db: Db,
  ruleset: AnyRuleset,
  row: TurnRow,
  records: readonly SheetOfRecordRow[],
): Promise<boolean> => {
  for (const record of records) {
    if (!(await sheetAgrees(db, ruleset, row, record))) return false;
  }
  return true;
};

/** Most is kept word for word as it is made. */
const same = (kept: string | undefined, made: unknown): boolean =>
  kept !== undefined && (kept === JSON.stringify(made) || canonicalText(JSON.parse(kept)) === canonicalText(made));
