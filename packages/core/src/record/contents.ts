import { canonicalText } from '../canonical.ts';
import { commitTo } from '../dice/commitment.ts';
import type { SeatId } from '../ids.ts';
import type { AnyOrder } from '../order/order.ts';
import type { AnyPosition, AnyResolvedTurn } from '../ruleset/any.ts';
import { CAMPAIGN_FILE, type Contents, filesOf, SCENARIO_FILE } from './files.ts';
import type { KeptList, TurnInputs } from './inputs.ts';
import { listOf } from './lines.ts';

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

/** The record of a turn: what it was made from and what came of it. The closed secret is no part of it before the end. */
export const turnContents = (inputs: TurnInputs, resolved: AnyResolvedTurn): Contents => {
  const files = filesOf(inputs.turn);
  return {
    [files.secret]: recordLine(inputs.secrets.turn),
    ...(inputs.list === null ? {} : listContents(inputs.turn, inputs.list)),
    [files.acts]: recordJson(inputs.acts),
    [files.rulings]: recordJson(inputs.rulings),
    ...Object.fromEntries(inputs.sheets.map(({ seat, orders }) => [files.sheet(seat), sheetText(seat, orders)])),
    [files.events]: jsonLines(resolved.events),
    [files.tellings]: jsonLines(resolved.tellings),
    [files.dice]: jsonLines(resolved.dice),
    [files.state]: recordJson(resolved.state),
  };
};

/** A list as everybody may see it, and the salts of its lines in the same order: what they hold stands in the other files. */
const listContents = (turn: number, { lines, digest, campaign }: KeptList): Contents => {
  const files = filesOf(turn);
  return {
    [files.lines]: recordJson({ campaign, turn, digest, lines: listOf(lines) }),
    [files.salts]: recordJson(lines.map(({ salt }) => salt)),
  };
};

/** The commitment to the closed secret: of a new campaign in the record of its beginning, else of the last turn without one. */
export const closedCommitmentContents = (turn: number, closedSecret: string): Contents => ({
  [filesOf(turn).closedCommitment]: recordLine(commitTo(closedSecret)),
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
const sheetText = (seat: SeatId, orders: readonly AnyOrder[]): string => recordJson({ seat, orders });
