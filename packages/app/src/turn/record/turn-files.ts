import {
  type AnyRuleset,
  bySeat,
  type Contents,
  contentsOfRecord,
  digestOfList,
  filesOf,
  type ListOfRecord,
  MASTER,
  type Sheet,
  sealWords,
  struckIn,
  type ToRecord,
  type TurnOfRecord,
} from '@chancery/core';
import {
  type ClosedSecretRow,
  commitmentOf,
  type Db,
  diceLogOf,
  eventsOf,
  parsed,
  type SecretRow,
  sheetsOfRecord,
  stateAfter,
  type TurnListRow,
  type TurnRow,
  tellingsFor,
  turnListOf,
} from '@chancery/store';
import { sheetsFrom } from '../../campaign/play/of-record.ts';
import { sealTurn } from './seal-turn.ts';

/** The files of the record of a turn, and those of them that are sealed by its manifest and not handed out. */
export interface TurnFiles {
  readonly contents: Contents;
  readonly withheld: readonly string[];
}

/** What the turns of a campaign have in common. */
export interface RecordSource {
  readonly db: Db;
  readonly ruleset: AnyRuleset;
  readonly setting: unknown;
  readonly closed: ClosedSecretRow | undefined;
}

/**
 * The record of a turn that stands, from what was written down of it, whatever version of the rules made it. Turns of
 * format 1 have private words in the clear: whatever holds them is left out.
 */
export const turnFiles = async (
  { db, ruleset, setting, closed }: RecordSource,
  row: TurnRow,
  { secret }: Pick<SecretRow, 'secret'>,
): Promise<TurnFiles> => {
  const [events, tellings] = [await eventsOf(db, row), await tellingsFor(db, row, MASTER)];
  const [dice, state] = [await diceLogOf(db, row), await stateAfter(db, row)];
  if (events === undefined || tellings === undefined || dice === undefined || state === undefined) {
    throw new Error(`turn ${row.turn} of campaign ${row.campaignId} has no record`);
  }
  const resolved = {
    events: parsed(events),
    tellings: parsed(tellings),
    dice: parsed(dice),
    stateText: state.state,
  } as ToRecord;
  const list = await turnListOf(db, row);
  const records = await sheetsOfRecord(db, row);
  const listed = new Map((list === undefined ? [] : parsed(list.ofRecord)).map((each) => [each.seat, each]));
  const sheets = bySeat(
    sheetsFrom(
      records.map((record) => ({ ...record, orders: parsed(record.orders), ...struckIn(listed.get(record.seat)) })),
    ),
  );
  const made: TurnOfRecord = {
    turn: row.turn,
    secret,
    list: list === undefined ? null : publishedList(list),
    sheets: list === undefined ? sheets : sealedSheets(ruleset, sheets, list),
    acts: parsed(row.acts),
    rulings: parsed(row.rulings),
  };
  const promised = await commitmentOf(db, { ...row, turn: row.turn + 1 });
  const { contents } = sealTurn(
    { ...ruleset, version: row.version },
    made,
    {
      position: { setting, state: parsed(state.state) },
      stateText: state.state,
      contents: contentsOfRecord(made, resolved),
    },
    { previous: row.previousHash, engine: row.engine, promised: promised ?? null, closed },
  );
  return made.list === null ? withoutWords(ruleset, made, contents) : { contents, withheld: [] };
};

const publishedList = (row: TurnListRow): ListOfRecord => {
  const lines = parsed(row.lines);
  const first = row.firstLines === null ? null : parsed(row.firstLines);
  return {
    campaign: row.campaignId,
    digest: digestOfList(row.turn, first ?? lines),
    lines,
    first,
    salts: parsed(row.salts),
  };
};

const sealedSheets = (ruleset: AnyRuleset, sheets: readonly Sheet[], { wordSalts }: TurnListRow): readonly Sheet[] => {
  const left = [...parsed(wordSalts)];
  return sheets.map((sheet) => sealWords(ruleset, sheet, () => left.shift() ?? '0'.repeat(64)).sheet);
};

const withoutWords = (ruleset: AnyRuleset, { turn, sheets }: TurnOfRecord, contents: Contents): TurnFiles => {
  const speaking = sheets.filter((sheet) => sealWords(ruleset, sheet, () => '0'.repeat(64)).words.length > 0);
  if (speaking.length === 0) return { contents, withheld: [] };
  const files = filesOf(turn);
  const withheld = [files.events, files.tellings, ...speaking.map(({ seat }) => files.sheet(seat))];
  const kept = Object.entries(contents).filter(([path]) => !withheld.includes(path));
  return { contents: Object.fromEntries(kept), withheld };
};
