import {
  bySeat,
  canonicalText,
  closeSealedList,
  hashOfLine,
  type Instant,
  type KeptList,
  type ListedLine,
  listOf,
  sendersOf,
  type TurnInputs,
  type TurnLine,
  type TurnSecrets,
  type Unlisted,
  type UnsaltedWords,
} from '@chancery/core';
import { addTurnList, flag, jsonText, parsed, type Trx, type TurnListRow, type UserId } from '@chancery/store';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import { type OfRecord, sheetsFrom } from '../../campaign/play/of-record.ts';
import type { App } from '../../ground/app.ts';

/** The list of a turn to be closed. */
export interface TurnToList {
  readonly unlisted: Unlisted;
  readonly ofRecord: readonly OfRecord[];
  readonly cause: string;
  readonly excused: boolean;
  readonly byUser: UserId | null;
  /** By which the turn was run before, when it is run again: its dice stay, and so does the hash of every line that does. */
  readonly before?: TurnListRow;
  /** When it was closed, if that was not now. */
  readonly closedAt?: Instant;
}

type Listing = Pick<InPlay, 'key' | 'ruleset' | 'position' | 'window'>;

/** Closes the list of a turn and keeps it: from now on everybody sees its lines, and nothing enters it. */
export const keepTurnList = async (
  trx: Trx,
  app: Pick<App, 'now' | 'random'>,
  play: Listing,
  list: TurnToList,
): Promise<TurnListRow> => {
  const row = closedList(app, play, list);
  await addTurnList(trx, row);
  return row;
};

/** The closed list of a turn, which nobody has been shown yet. */
export const closedList = (
  app: Pick<App, 'now' | 'random'>,
  play: Listing,
  { unlisted, ofRecord, cause, excused, byUser, before, closedAt }: TurnToList,
): TurnListRow => {
  const { key, ruleset, position, window } = play;
  const first = before === undefined ? null : firstOf(before);
  const same = before === undefined ? [] : linesAgain(play, before, unlisted.secrets);
  const salts = saltsOf(same);
  const wordSalts = wordSaltsOf(same);
  const drawn: string[] = [];
  const toList = { before: position, unlisted, besides: window.kind === 'window' ? sendersOf(window) : [], first };
  const list = closeSealedList(ruleset, key.campaignId, toList, {
    drawSalt: (line) => salts(line) ?? app.random(32),
    drawWordsSalt: (words) => {
      const salt = wordSalts(words) ?? app.random(32);
      drawn.push(salt);
      return salt;
    },
  });
  return {
    ...key,
    lines: jsonText(listOf(list.lines)),
    firstLines: first === null ? null : jsonText(first),
    salts: jsonText(list.lines.map(({ salt }) => salt)),
    wordSalts: jsonText(drawn),
    ofRecord: jsonText(ofRecord),
    acts: jsonText(unlisted.acts),
    rulings: jsonText(unlisted.rulings),
    cause,
    excused: flag(excused),
    byUser,
    closedAt: closedAt ?? app.now(),
  };
};

/**
 * The lines of a list that come out of it again. A line that does not, as the rules of now take other words in it for private,
 * is left out: its salts must not serve for anything else.
 */
const linesAgain = (place: ListPlace, row: TurnListRow, secrets: TurnSecrets): KeptList['lines'] => {
  const told = new Set(parsed(row.lines).map(({ hash }) => hash));
  const { lines } = openedList(place, row, secrets, () => NO_SALT).list;
  return lines.filter((line) => told.has(hashOfLine(line)));
};

/** Everything that a turn was made from, read back from its closed list. Throws when the list lacks some of it. */
export const listedInputs = (
  place: ListPlace,
  row: TurnListRow,
  secrets: TurnSecrets,
): TurnInputs & { readonly list: KeptList } =>
  openedList(place, row, secrets, (of) => {
    throw new Error(`the list of turn ${row.turn} of ${row.campaignId} has too few ${of}`);
  });

type ListPlace = Pick<InPlay, 'key' | 'ruleset' | 'position'>;
type Salts = 'salts' | 'wordSalts';

const NO_SALT = '0'.repeat(64);

const openedList = (
  { key, ruleset, position }: ListPlace,
  row: TurnListRow,
  secrets: TurnSecrets,
  missing: (of: Salts) => string,
): TurnInputs & { readonly list: KeptList } => {
  const unlisted: Unlisted = {
    turn: key.turn,
    secrets,
    sheets: bySeat(sheetsFrom(parsed(row.ofRecord))),
    acts: parsed(row.acts),
    rulings: parsed(row.rulings),
  };
  const besides = parsed(row.lines).flatMap(({ seat }) => seat ?? []);
  const first = row.firstLines === null ? null : parsed(row.firstLines);
  const toList = { before: position, unlisted, besides, first };
  const list = closeSealedList(ruleset, key.campaignId, toList, {
    drawSalt: keptSalts(row, 'salts', missing),
    drawWordsSalt: keptSalts(row, 'wordSalts', missing),
  });
  return { ...unlisted, list };
};

const keptSalts = (row: TurnListRow, of: Salts, missing: (of: Salts) => string): (() => string) => {
  const left = [...parsed(row[of])];
  return () => left.shift() ?? missing(of);
};

/** The list from which the dice of a turn come that is run again. */
const firstOf = ({ firstLines, lines }: TurnListRow): readonly ListedLine[] => parsed(firstLines ?? lines);

/** The salts of lines that are there already. */
const saltsOf = (lines: KeptList['lines']) =>
  eachOnce(lines.map(({ salt, line }): readonly [TurnLine, string] => [line, salt]));

/** The salts of private words that the same seat has written to the same already; other words never get one of them. */
const wordSaltsOf = (lines: KeptList['lines']) =>
  eachOnce(
    lines.flatMap(({ line, words = [] }) =>
      words.map(({ salt, ...rest }): readonly [UnsaltedWords, string] => [
        { ...rest, from: (line as Extract<TurnLine, { of: 'seat' }>).seat },
        salt,
      ]),
    ),
  );

/** Finds the salt of what is there already; each is given once. */
const eachOnce = <T extends TurnLine | UnsaltedWords>(
  salted: readonly (readonly [T, string])[],
): ((thing: T) => string | undefined) => {
  const left = Map.groupBy(salted, ([thing]) => canonicalText(thing));
  return (thing) => left.get(canonicalText(thing))?.shift()?.[1];
};
