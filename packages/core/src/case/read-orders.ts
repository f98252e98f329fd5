import type { SeatId } from '../ids.ts';
import { readSheetJson, readSheetText } from '../order/read-sheet.ts';
import type { Sheet } from '../order/sheet.ts';
import type { SheetReading } from '../order/sheet-reading.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Position, RulesetTypes } from '../types/ruleset-types.ts';
import { MASTER, viewerOf } from '../visibility/viewer.ts';
import type { CaseContext, CaseVocabulary } from '../vocabulary/vocabulary.ts';
import { saysNothing, type Words } from '../vocabulary/words.ts';
import type { RuleCase } from './rule-case.ts';

/** The sheets of a case as they were read, by seat; null is the game master. */
export type CaseSheets<T extends RulesetTypes> = ReadonlyMap<SeatId | null, SheetReading<T>>;

interface Speaking<T extends RulesetTypes> {
  readonly ruleset: Ruleset<T>;
  readonly cases: CaseVocabulary<T>;
  readonly position: Position<T>;
}

/** Reads the orders of each seat, and the acts of the master. A seat that is not named has sent no sheet. */
export const readCaseOrders = <T extends RulesetTypes>(
  speaking: Speaking<T>,
  orders: Words,
  acts: Words,
): CaseSheets<T> => {
  const { cases, position } = speaking;
  const sheets = new Map<SeatId | null, SheetReading<T>>();
  for (const [name, words] of ordersBySeat(orders)) {
    if (name.trim().toLowerCase() === 'master') sheets.set(null, readSheet(speaking, null, words));
    else if (!isSilent(words)) {
      const seat = cases.seat(name, position.setting);
      if (seat === null) words.fault(`there is no seat ${name}`);
      else sheets.set(seat, readSheet(speaking, seat, words));
    }
  }
  if (!acts.isNothing) sheets.set(null, readSheet(speaking, null, acts));
  return sheets;
};

/** Orders by seat; a list of such mappings is read like one, so that a seat may stand in it several times. */
const ordersBySeat = (orders: Words): readonly (readonly [seat: string, Words])[] => {
  const isList = Array.isArray(orders.value) && orders.items().every((item) => item.isMapping);
  if (!isList) return orders.entries('orders by seat');
  const bySeat = new Map<string, unknown[]>();
  for (const [seat, words] of orders.items().flatMap((item) => item.entries())) {
    bySeat.set(seat, [
      ...(bySeat.get(seat) ?? []),
      ...(saysNothing(words) ? [] : words.items().map(({ value }) => value)),
    ]);
  }
  return [...bySeat].map(([seat, lines]) => [seat, orders.as(lines)] as const);
};

/** The sheets that take part in the turn. */
export const acceptedSheets = <T extends RulesetTypes>(sheets: CaseSheets<T>): readonly Sheet<T['order']>[] =>
  [...sheets].flatMap(([seat, { orders }]) => (seat === null ? [] : [{ seat, orders }]));

/** `{ A1: [HOLD, MARCH Essex], A2: HOLD }`: orders by their first word. */
const linesByUnit = (words: Words): readonly Words[] =>
  words.entries().flatMap(([unit, orders]) =>
    orders.items().flatMap((order) =>
      (order.text('an order') ?? '')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => order.as(OF_THE_REALM.test(unit) ? line.trim() : `${unit} ${line.trim()}`)),
    ),
  );

/** Under this stand orders that no unit gives. */
const OF_THE_REALM = /^(?:hq|headquarters|realm)$/i;

/** What a case says apart from its position. */
export const contextOf = ({ rules, turns }: RuleCase): CaseContext => ({
  rules,
  seats: turns.flatMap(({ orders }) =>
    orders.items().flatMap((item) => (item.isMapping ? Object.keys(item.value as object) : [])),
  ),
  orders: textOf(turns.flatMap(({ orders, acts }) => [orders.value, acts.value])),
  expected: textOf(turns.map(({ expect }) => expect.value)),
  turns: turns.length,
});

const textOf = (value: unknown): string => JSON.stringify(value) ?? '';

const isSilent = ({ value }: Words): boolean =>
  typeof value === 'string' && /^(?:silent|missed|no sheet|sent nothing|not sent)$/i.test(value.trim());

const readSheet = <T extends RulesetTypes>(
  { ruleset, position }: Speaking<T>,
  seat: SeatId | null,
  words: Words,
): SheetReading<T> => {
  const viewer = seat === null ? MASTER : viewerOf(seat);
  const known = { setting: position.setting, view: ruleset.view(position, viewer) };
  const by = seat === null ? 'master' : 'ruler';
  if (saysNothing(words)) return readSheetText(ruleset, known, '', { by });
  const items = words.isMapping && !Object.hasOwn(words.value as object, 'verb') ? linesByUnit(words) : words.items();
  if (items.some((item) => item.isMapping)) {
    for (const item of items) if (!item.isMapping) item.fault('orders are either all lines or all JSON');
    return readSheetJson(
      ruleset,
      known,
      items.map(({ value }) => value),
      { by },
    );
  }
  const lines = items.map((item) => item.text('an order') ?? '');
  return readSheetText(ruleset, known, lines.join('\n'), { by });
};
