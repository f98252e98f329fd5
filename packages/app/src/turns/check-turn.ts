import {
  type AnyPosition,
  type AnyRuleset,
  bySeat,
  checkCommitment,
  hashOf,
  promisedContents,
  reckonTurn,
  sealRecord,
  type TurnInputs,
} from '@chancery/core';
import {
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
  type TurnRow,
} from '@chancery/store';
import { sheetsFrom } from './of-record.ts';
import { sheetAgrees } from './sheet-agrees.ts';

/** The parts of a turn's record that are compared with what the rules make of its sheets and dice. */
export type RecordPart =
  | 'founding'
  | 'setting'
  | 'secret'
  | 'commitment'
  | 'sheets'
  | 'rules'
  | 'events'
  | 'dice'
  | 'state'
  | 'seal'
  | 'chain';

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
  before: AnyPosition,
  previous: TurnRow,
  row: TurnRow,
): Promise<TurnChecked> => {
  const nothing = { position: null, sheets: 0, rolls: 0 };
  const secret = (await revealedSecrets(db, row.campaignId)).find(
    ({ turn, edition }) => turn === row.turn && edition === row.edition,
  );
  if (secret === undefined) return { ...nothing, faults: ['secret'] };
  const records = await sheetsOfRecord(db, row);
  const inputs = inputsOf(row, secret, records);
  const reckoned = reckonTurn(ruleset, before, inputs);
  if (!reckoned.ok) return { ...nothing, faults: ['rules'] };
  const { position, resolved } = reckoned;
  const promised = await commitmentOf(db, { ...row, turn: row.turn + 1 });
  const over = ruleset.window(position).kind === 'outcome';
  const contents = {
    ...reckoned.contents,
    ...(over || promised === undefined ? {} : promisedContents(row.turn, promised)),
  };
  const { moment, manifest } = sealRecord(
    ruleset,
    { turn: row.turn, position, previous: row.previousHash, engine: null },
    contents,
  );
  const kept = await stateAfter(db, row);
  const checks: readonly (readonly [RecordPart, boolean])[] = [
    ['commitment', checkCommitment(secret.commitment, secret.secret)],
    ['sheets', await sheetsAgree(db, ruleset, row, records)],
    ['events', same(await eventsOf(db, row), resolved.events)],
    ['dice', same(await diceLogOf(db, row), resolved.dice)],
    ['state', row.stateHash === manifest.state && kept?.hash === manifest.state && same(kept.state, resolved.state)],
    ['seal', row.hash === moment.seal],
    ['chain', row.previousHash === previous.hash],
  ];
  return {
    faults: checks.flatMap(([part, agrees]) => (agrees ? [] : [part])),
    position,
    sheets: inputs.sheets.length,
    rolls: resolved.dice.reduce((sum, { values }) => sum + values.length, 0),
  };
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

const same = (kept: string | undefined, made: unknown): boolean =>
  kept !== undefined && hashOf(JSON.parse(kept)) === hashOf(made);
