import { type Finding, readSheetJson, readSheetText, type SheetReading, seatId, viewerOf } from '@chancery/core';
import type { Order } from '../src/order.ts';
import { ORDERS } from '../src/orders/index.ts';
import type { Refusal } from '../src/refusals.ts';
import type { MdKnown, MdPosition, Types } from '../src/types.ts';
import { view } from '../src/view.ts';
import { type GivenPosition, position, type RealmCode } from './position.ts';

/** What a realm knows in a position. */
export const knownTo = (code: RealmCode, given: MdPosition): MdKnown => ({
  setting: given.setting,
  view: view(given, viewerOf(seatId(code))),
});

/** England's knowledge of a position in a few words. */
export const england = (said: GivenPosition): MdKnown => knownTo('Eng', position(said));

/** Reads order lines as a realm's sheet. */
export const readLines = (known: MdKnown, ...lines: readonly string[]): SheetReading<Types> =>
  readSheetText({ orders: ORDERS }, known, lines.join('\n'));

export const readJson = (known: MdKnown, ...orders: readonly unknown[]): SheetReading<Types> =>
  readSheetJson({ orders: ORDERS }, known, orders);

/** The order that a single line says; throws with all that was found if it says none. */
export const orderIn = (known: MdKnown, line: string): Order => {
  const reading = readLines(known, line);
  const [order] = reading.orders;
  if (!order) throw new Error(`${line}: ${JSON.stringify(reading.lines)}`);
  return order;
};

/** What is found about the last line of some: `illegal not-neutral`, `warning barrier`, `malformed unknown-name`. */
export const foundIn = (known: MdKnown, ...lines: readonly string[]): readonly string[] => {
  const line = readLines(known, ...lines).lines.at(-1);
  if (!line) return [];
  return [...line.malformed.map(({ code }) => `malformed ${code}`), ...line.findings.map(shown)];
};

/** What is found about a sheet as a whole. */
export const foundTogether = (known: MdKnown, ...lines: readonly string[]): readonly string[] =>
  readLines(known, ...lines).findings.map(shown);

/** The refusal that was found about the last line of some. */
export const refusalIn = (known: MdKnown, ...lines: readonly string[]): Refusal | undefined =>
  readLines(known, ...lines).lines.at(-1)?.findings[0]?.refusal;

const shown = ({ level, refusal }: Finding<Refusal>): string => `${level} ${refusal.code}`;
