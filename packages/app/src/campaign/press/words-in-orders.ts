import {
  type AnyKnown,
  type AnyOrder,
  type AnyRuleset,
  type Choice,
  type ChoiceTree,
  changedWhenRead,
  checkSheet,
  leavesOf,
  orderKindOf,
  type RulesetTypes,
  type SheetReading,
} from '@chancery/core';
import type { CampaignRow } from '@chancery/store';
import type { AppError } from '../../ground/errors.ts';
import { closedPress } from './press-rules.ts';

/** By what it is judged whether the words in an order may pass: the rules say what it carries, the campaign what it allows. */
export interface PressOf {
  readonly campaign: Pick<CampaignRow, 'pressMode'>;
  readonly ruleset: AnyRuleset;
}

/** A sheet as it is read in a campaign. */
export interface PostedReading {
  readonly reading: SheetReading<RulesetTypes>;
  /** Why an order was refused that carries words, by the place of its line among those of the reading. */
  readonly closed: ReadonlyMap<number, AppError>;
}

/** What the press of the campaign has against the words that an order carries; null for most. */
export const closedTo = ({ campaign, ruleset }: PressOf, order: AnyOrder): AppError | null => {
  const kind = ruleset.correspondence?.carries(order) ?? null;
  return kind === null ? null : closedPress(campaign.pressMode, kind);
};

/** Of what the rules would let be ordered, all verbs whose words may pass, be it to all alone. */
export const openChoices = (press: PressOf, choices: ChoiceTree): ChoiceTree =>
  changedWhenRead(choices, (choice, verb) => (mayPass(press, verb, choice) ? choice : null));

const mayPass = (press: PressOf, verb: string, choice: Choice): boolean => {
  if (closedTo(press, { verb, args: {} }) === null) return true;
  const kind = orderKindOf(press.ruleset.orders, verb);
  return kind !== undefined && leavesOf(kind, choice, MOST_LEAVES).some((order) => closedTo(press, order) === null);
};

/** More than there are to write to. */
const MOST_LEAVES = 400;

/** Refuses orders whose words may not pass; the others are judged without them. */
export const judgeWords = (press: PressOf, known: AnyKnown, reading: SheetReading<RulesetTypes>): PostedReading => {
  const closed = new Map<number, AppError>();
  reading.lines.forEach(({ order }, place) => {
    const fault = order === undefined ? null : closedTo(press, order);
    if (fault !== null) closed.set(place, fault);
  });
  if (closed.size === 0) return { reading, closed };
  const rest = reading.lines.flatMap(({ order }, place) => (order === undefined || closed.has(place) ? [] : [order]));
  const again = checkSheet(press.ruleset, known, rest);
  const judged = again.lines[Symbol.iterator]();
  const lines = reading.lines.map((line, place) => {
    if (line.order === undefined) return line;
    if (closed.has(place)) return { ...line, outcome: 'illegal' as const, findings: [] };
    return { ...line, ...judged.next().value, line: line.line, text: line.text };
  });
  return { reading: { ...again, lines }, closed };
};
