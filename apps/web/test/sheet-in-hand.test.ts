import {
  type AnyKnown,
  type AnyOrder,
  type AnyRuleset,
  readSheetText,
  sheetTablesOf,
  writeWholeSheet,
} from '@chancery/core';
import { EVERY_RULESET } from '@chancery/registry';
import { firstPosition, knownTo } from '@chancery/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// What a page is compiled with; here nothing follows a change by itself.
vi.stubGlobal(
  '$state',
  Object.assign(<T>(value: T): T => value, { raw: <T>(value: T): T => value }),
);
const { SheetInHand } = await import('../src/lib/desk/order-sheet/sheet-in-hand.svelte.ts');
type Sheet = InstanceType<typeof SheetInHand>;
afterAll(() => {
  vi.unstubAllGlobals();
});

const [ruleset] = EVERY_RULESET.filter(({ id }) => id === 'sections') as [AnyRuleset];
let known: AnyKnown;
beforeAll(async () => {
  const position = await firstPosition(ruleset, { scenario: 'market-towns', seed: 'sheet' });
  known = knownTo(ruleset, position, 'Ash' as never);
});

/** A draft that begins with a text, and changes as a desk's does. */
const draftOf = (begun: string) => {
  const read = (text: string) => readSheetText(ruleset, known, text);
  const ordersIn = (text: string) => read(text).lines.flatMap(({ order }) => order ?? []);
  const draft = {
    ruleset,
    known,
    orders: ordersIn(begun) as readonly AnyOrder[],
    get text(): string {
      return writeWholeSheet(ruleset, known, draft.orders).join('\n');
    },
    read,
    replace(orders: readonly AnyOrder[]): void {
      draft.orders = orders;
    },
    verbsOnSheet: () => ['HIRE', 'BUY', 'DRIVE', 'WRITE'],
    ordersIn,
  };
  return draft;
};
const table = (title: string): number =>
  sheetTablesOf(ruleset.orders, known.setting).findIndex((each) => each.title === title);
const cells = ({ filled }: Sheet, title: string) => filled.tables[table(title)]?.map((row) => row.cells.join('|'));
const HIRES = 'HIRING\nHIRE "Una" IN Merrow\nHIRE "Orla" IN Skerry';
/** The orders of a draft, without headings. */
const said = (draft: ReturnType<typeof draftOf>): readonly string[] =>
  draft.text.split('\n').filter((line) => line.includes(' '));

test('what is typed waits until it is committed; what is no order stays in its row and out of the draft', () => {
  const draft = draftOf(HIRES);
  const sheet = new SheetInHand(draft, null, []);
  const [hiring, row] = [table('Hiring'), { table: table('Hiring'), row: 0 }];
  sheet.type(row, { cells: ['Una', 'Nowhere'] });
  expect(said(draft)).toHaveLength(2);
  sheet.commit();
  expect(said(draft)).toEqual(['HIRE "Orla" IN Skerry']);
  expect(sheet.saidOf(row)?.outcome).toBe('malformed');
  expect(sheet.held).toMatchObject([{ table: hiring, row: { cells: ['Una', 'Nowhere'] } }]);
  sheet.type(row, { cells: ['Una', 'Denholm'] });
  expect(sheet.saidOf(row)).toBeNull();
  sheet.commit();
  expect(said(draft)).toEqual(['HIRE "Una" IN Denholm', 'HIRE "Orla" IN Skerry']);
  expect(sheet.held).toEqual([]);
});

test('rows move within their section, and a row that is filled in between belongs there', () => {
  const draft = draftOf(HIRES);
  const sheet = new SheetInHand(draft, null, []);
  const at = (row: number) => ({ table: table('Hiring'), row });
  expect(sheet.beside(at(0), -1)).toBeNull();
  expect(sheet.move(at(1), -1)).toEqual(expect.objectContaining(at(0)));
  expect(said(draft)).toEqual(['HIRE "Orla" IN Skerry', 'HIRE "Una" IN Merrow']);
  // Emptied, and filled again: the row is still the first.
  sheet.type(at(0), { cells: ['', ''] });
  sheet.commit();
  sheet.type(at(0), { cells: ['Edda', 'Salton'] });
  sheet.commit();
  expect(said(draft)).toEqual(['HIRE "Edda" IN Salton', 'HIRE "Una" IN Merrow']);
  sheet.remove(at(0));
  expect(said(draft)).toEqual(['HIRE "Una" IN Merrow']);
  expect(cells(sheet, 'Hiring')).toEqual(['Una|Merrow', '|']);
});

test('what changes elsewhere fills the rows anew, and those that are no orders yet keep their place in the table', () => {
  const draft = draftOf(HIRES);
  const sheet = new SheetInHand(draft, null, []);
  sheet.type({ table: table('Hiring'), row: 2 }, { cells: ['Edda', ''] });
  sheet.commit();
  draft.replace(draft.ordersIn('HIRING\nHIRE "Iven" IN Salton'));
  sheet.follow();
  expect(cells(sheet, 'Hiring')).toEqual(['Iven|Salton', 'Edda|', '|']);
  // What was kept, and a text that is about to become the draft.
  const later = new SheetInHand(draft, null, sheet.held);
  expect(cells(later, 'Hiring')).toEqual(['Iven|Salton', 'Edda|', '|']);
  const begun = new SheetInHand(draft, 'HIRING\nHIRE "Mo" IN Merrow\nHIRE nobody', []);
  expect(said(draft)).toEqual(['HIRE "Mo" IN Merrow']);
  expect(begun.filled.lines[0]?.cells).toEqual(['HIRING HIRE nobody']);
  expect(begun.text).toContain('HIRE nobody');
});
