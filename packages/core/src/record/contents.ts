import { canonicalText } from '../canonical.ts';
import { commitTo } from '../dice/commitment.ts';
import type { Sheet } from '../order/sheet.ts';
import type { AnyPosition } from '../ruleset/any.ts';
import type { AnyResolvedTurn } from '../turn/resolve.ts';
import { CAMPAIGN_FILE, type Contents, filesOf, SCENARIO_FILE } from './files.ts';
import type { KeptList, TurnInputs } from './inputs.ts';
import { type Listed, type ListedLine, listOf, struckIn } from './lines.ts';

/** The record of the beginning. The texts of the campaign and scenario files are given as they are kept. */
export const foundingContents = (
  texts: { readonly campaign: string; readonly scenario: string },
  secret: string,
  { setting, state }: AnyPosition,
): Contents => {
  const files = filesOf(0);
  return {
    [CAMPAIGN_FILE]: texts.campaign,
    [SCENARIO_FILE]: texts.scenario,
    [files.secret]: recordLine(secret),
    [files.setting]: recordJson(setting),
    [files.state]: recordJson(state),
  };
};

/** A list as everybody may see it, and the salts of its lines in the same order: what they hold stands in the other files. */
export interface ListOfRecord extends Pick<KeptList, 'campaign' | 'digest' | 'first'> {
  readonly lines: readonly ListedLine[];
  readonly salts: readonly string[];
}

/** What a turn was made from, as its record says it. */
export interface TurnOfRecord extends Listed {
  readonly turn: number;
  readonly secret: string;
  /** Null in turns of format 1. */
  readonly list: ListOfRecord | null;
}

/** What came of a turn, with its state as canonical JSON. */
export interface ToRecord extends Omit<AnyResolvedTurn, 'state'> {
  readonly stateText: string;
}

/** The record of a turn: what it was made from and what came of it. The closed secret is no part of it before the end. */
export const turnContents = (inputs: TurnInputs, resolved: ToRecord): Contents => {
  const { secrets, list } = inputs;
  const published = list && { ...list, lines: listOf(list.lines), salts: list.lines.map(({ salt }) => salt) };
  return contentsOfRecord({ ...inputs, secret: secrets.turn, list: published }, resolved);
};

/** The same for one who has nothing but what was written down. */
export const contentsOfRecord = (
  { turn, secret, list, sheets, acts, rulings }: TurnOfRecord,
  resolved: ToRecord,
): Contents => {
  const files = filesOf(turn);
  return {
    [files.secret]: recordLine(secret),
    ...(list === null ? {} : listContents(turn, list)),
    [files.acts]: recordJson(acts),
    [files.rulings]: recordJson(rulings),
    ...Object.fromEntries(sheets.map((sheet) => [files.sheet(sheet.seat), sheetText(sheet, list !== null)])),
    [files.events]: jsonLines(resolved.events),
    [files.tellings]: jsonLines(resolved.tellings),
    [files.dice]: jsonLines(resolved.dice),
    [files.state]: recordLine(resolved.stateText),
  };
};

const listContents = (turn: number, { campaign, digest, lines, first, salts }: ListOfRecord): Contents => {
  const files = filesOf(turn);
  return {
    [files.lines]: recordJson({ campaign, turn, digest, lines, ...(first === null ? {} : { first }) }),
    [files.salts]: recordJson(salts),
  };
};

/** The commitment to the closed secret: of a new campaign in the record of its beginning, else of the last turn without one. */
export const closedCommitmentContents = (turn: number, closedSecret: string): Contents =>
  promisedClosedContents(turn, commitTo(closedSecret));

/** The same, for one who does not know the secret. */
export const promisedClosedContents = (turn: number, commitment: string): Contents => ({
  [filesOf(turn).closedCommitment]: recordLine(commitment),
});

/** The closed secret itself, told with the turn that ends the campaign. */
export const closedSecretContents = (turn: number, closedSecret: string): Contents => ({
  [filesOf(turn).closedSecret]: recordLine(closedSecret),
});

export const commitmentContents = (turn: number, nextSecret: string): Contents =>
  promisedContents(turn, commitTo(nextSecret));

/** The same, for one who does not know the secret. */
export const promisedContents = (turn: number, commitment: string): Contents => ({
  [filesOf(turn).nextCommitment]: recordLine(commitment),
});

/** Equal data, equal bytes. */
export const recordJson = (value: unknown): string => recordLine(canonicalText(value));

export const recordLine = (text: string): string => `${text}\n`;

const jsonLines = (values: readonly unknown[]): string => values.map(recordJson).join('');

/** Format 1 does not say who was excused. */
const sheetText = (sheet: Sheet, isListed: boolean): string => {
  const { seat, orders, excused } = sheet;
  return recordJson({ seat, orders, ...(isListed && excused === true ? { excused } : {}), ...struckIn(sheet) });
};
