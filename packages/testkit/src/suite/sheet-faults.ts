import {
  canonicalText,
  fillSheet,
  type Known,
  type Ruleset,
  type RulesetTypes,
  readSheetText,
  sheetToText,
  writeAlone,
  writeWholeSheet,
} from '@chancery/core';

interface Drafted<T extends RulesetTypes> {
  readonly who: string;
  readonly known: Known<T>;
  readonly sheet: readonly T['order'][];
  /** Orders that are offered, each by itself. */
  readonly leaves: readonly T['order'][];
}

/** Orders that have no place on the order sheet, and sheets that are not the same when they were filled in and read again. */
export const sheetFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { who, known, sheet, leaves }: Drafted<T>,
): string[] => {
  const again = (orders: readonly T['order'][]): readonly T['order'][] => {
    const filled = fillSheet(ruleset, known, writeWholeSheet(ruleset, known, orders).join('\n'));
    const { lines } = readSheetText(ruleset, known, sheetToText(ruleset, known, filled).text, { depth: 'faults' });
    return lines.flatMap(({ order }) => order ?? []);
  };
  const inOrder = (orders: readonly T['order'][]): string =>
    canonicalText(
      readSheetText(ruleset, known, writeWholeSheet(ruleset, known, orders).join('\n')).lines.map(
        ({ order }) => order ?? null,
      ),
    );
  return [
    ...leaves.flatMap((leaf) => {
      const line = writeAlone(ruleset, known, leaf);
      const homeless = fillSheet(ruleset, known, line).lines.length > 0;
      return [
        ...(homeless ? [`${who}: ${line} has no place in a table of the order sheet`] : []),
        ...(canonicalText(again([leaf])) === canonicalText([leaf])
          ? []
          : [`${who}: ${line} is another order on the order sheet`]),
      ];
    }),
    ...(canonicalText(again(sheet)) === inOrder(sheet) ? [] : [`the orders of ${who} are others on the order sheet`]),
  ];
};
