import {
  checkSheet,
  type Known,
  MASTER,
  MOST_GAINS,
  openedBy,
  orderKindsOf,
  type ReportLine,
  type Ruleset,
  type RulesetTypes,
  type SeatId,
  type Table,
  toldTo,
} from '@chancery/core';
import { buildReport, type Report, toHtml, toText } from '@chancery/reports';
import type { PlayedTurn } from '../campaign.ts';
import { knownTo } from '../position.ts';
import type { SuiteCampaign } from './material.ts';
import { tableShapeFaults } from './table-shape.ts';

/** What no reader should ever see: a value that was forgotten, or the name of something in the code. */
const SLIPS = /undefined|\[object|NaN|Infinity|\$\{|=>/;
const CODE = /\b[a-z]+_[a-z_]+\b|\b[a-z]+[A-Z][a-z]\w*\b|\bnull\b|\b(true|false)\b/;
const UNTIDY = /^\s|\s$| {2}| [,.;:!?](?![.\d])|[,;]$|\(\)|“”/;

/** What is wrong with a sentence as words. Texts that random players wrote cannot be read so closely. */
export const slipsIn = (text: string, closely: boolean): string[] => {
  if (text === '') return ['it says nothing'];
  const found = [SLIPS, ...(closely ? [CODE, UNTIDY] : [])].map((slip) => slip.exec(text)?.[0]);
  return found.filter((slip) => slip !== undefined).map((slip) => `“${text}” has “${slip}”`);
};

const slipsInLines = (lines: readonly ReportLine[], closely: boolean): string[] =>
  lines.length === 0
    ? ['nothing is said']
    : lines.flatMap(({ text, amount = 'none' }) => [...slipsIn(text, closely), ...slipsIn(amount, closely)]);

/** Every piece of news as each who heard it reads it, and every report as text and HTML. */
export const newsFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { resolved, after }: PlayedTurn<T>,
  closely: boolean,
): string[] =>
  readersOf(ruleset, after.setting).flatMap((seat) => {
    const known = knownTo(ruleset, after, seat);
    // What opens at the end is read by everybody like any other news.
    const heard = [...toldTo(resolved.tellings, seat), ...openedBy(ruleset, resolved.events)];
    const areas = new Set(ruleset.world(after.setting).areas.map(({ number }) => number));
    const report = buildReport(ruleset, known, heard, { seat });
    return [
      ...heard.flatMap(({ told }) =>
        slipsInLines(ruleset.text.told(told, known), closely).map((slip) => `${told.kind} for ${seat}: ${slip}`),
      ),
      ...heard.flatMap(({ told }) => {
        const scene = ruleset.report.scene?.(told, known);
        const places = scene ? [...scene.areas, ...(scene.through ?? [])] : [];
        const strange = places.filter((area) => !areas.has(area));
        return [
          ...strange.map((area) => `${told.kind} happened in area ${area}, which is not on the map`),
          ...(scene?.part === undefined ? [] : slipsIn(scene.part, false)),
        ];
      }),
      ...(SLIPS.test(toText(report)) ? [`the report of ${seat} has ${SLIPS.exec(toText(report))?.[0]}`] : []),
      ...(toHtml(report) === '' ? [`the report of ${seat} is no page`] : []),
      ...gainsFaults(report),
      ...tablesIn(report).flatMap((table) => slipsInTable(table, closely)),
      ...slipsIn(ruleset.text.turn(known), closely),
    ];
  });

const tablesIn = ({ sections, papers }: Report): readonly Table[] =>
  [...sections.map(({ lines }) => lines), ...papers.flatMap(({ pieces }) => pieces)]
    .flat()
    .flatMap(({ table }) => table ?? []);

const slipsInTable = (table: Table, closely: boolean): string[] => [
  ...tableShapeFaults(table),
  ...[...table.columns.map(({ label }) => label), ...table.rows.flatMap((row) => Object.values(row))]
    .filter((cell) => cell !== '')
    .flatMap((cell) => slipsIn(cell, closely)),
];

/** Gains and losses come first, and are seen at a glance. */
const gainsFaults = ({ sections, seat }: Report): string[] => {
  const at = sections.findIndex(({ id }) => id === 'gains');
  const lines = sections[at]?.lines.length ?? 0;
  return [
    ...(at > 0 ? [`the report of ${seat} begins with something else than gains and losses`] : []),
    ...(lines > MOST_GAINS ? [`the report of ${seat} has ${lines} lines of gains and losses`] : []),
  ];
};

const readersOf = <T extends RulesetTypes>(ruleset: Ruleset<T>, setting: T['setting']): readonly (SeatId | null)[] => [
  ...ruleset.seats(setting).map(({ seat }) => seat),
  null,
];

/** Every finding about an order of these sheets, and every question to the master. */
export const adviceFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { record }: PlayedTurn<T>,
  closely: boolean,
): string[] => {
  const master: Known<T> = { setting: record.setting, view: ruleset.view(record, MASTER) };
  const bySeat = Object.fromEntries(record.sheets.map((sheet) => [sheet.seat, sheet]));
  return [
    ...ruleset
      .questions(record, bySeat)
      .flatMap((question) => slipsIn(ruleset.text.question(question, master), closely)),
    ...record.sheets.flatMap(({ seat, orders }) => {
      const known = knownTo(ruleset, record, seat);
      const reading = checkSheet(ruleset, known, orders);
      const findings = [...reading.findings, ...reading.lines.flatMap((line) => line.findings)];
      return findings.flatMap(({ refusal }) => slipsIn(ruleset.text.refusal(refusal, known), true));
    }),
  ];
};

/** Every order's title, help and group, and those of its arguments; the outcome, if there is one. */
export const catalogueFaults = <T extends RulesetTypes>(ruleset: Ruleset<T>, { turns }: SuiteCampaign<T>): string[] => {
  const words = orderKindsOf(ruleset.orders).flatMap(({ title, help, group, unit, params }) => [
    title,
    help,
    group,
    ...[...Object.values(params), ...(unit === undefined ? [] : [unit])].map((param) => param.help),
  ]);
  const last = turns.at(-1);
  const window = last === undefined ? undefined : ruleset.window(last.after);
  if (last !== undefined && window?.kind === 'outcome') {
    words.push(ruleset.text.outcome(window, knownTo(ruleset, last.after, null)));
  }
  return words.flatMap((text) => slipsIn(text, true));
};

/** Every refusal of a list, said to each seat and to the public. */
export const refusalFaults = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  refusals: readonly T['refusal'][],
  { record }: PlayedTurn<T>,
): string[] => {
  const readers = readersOf(ruleset, record.setting).map((seat) => knownTo(ruleset, record, seat));
  return refusals.flatMap((refusal) =>
    readers.flatMap((known) =>
      slipsIn(ruleset.text.refusal(refusal, known), true).map((slip) => `${refusal.code}: ${slip}`),
    ),
  );
};
