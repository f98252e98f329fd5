import {
  type AnyOrder,
  afterBranch,
  type Choice,
  type ChoiceTree,
  canonicalText,
  checkSheet,
  choiceTree,
  type InnerChoices,
  innerChoices,
  type Known,
  leavesOf,
  MASTER,
  type OrderKind,
  orderKindOf,
  pickOrder,
  quickDice,
  type Ruleset,
  type RulesetTypes,
  readSheetJson,
  readSheetText,
  type SheetBy,
  writeAlone,
} from '@chancery/core';
import type { PlayedTurn } from '../campaign.ts';
import { diceFrom, knownTo } from '../position.ts';
import { sheetFaults } from './sheet-faults.ts';
import { viewersOf } from './viewers.ts';

/** What one seat or the master may order at the beginning of a turn. */
interface Desk<T extends RulesetTypes> {
  readonly who: string;
  readonly by: SheetBy;
  readonly known: Known<T>;
  readonly sheet: readonly T['order'][];
}

/** Those of the master, and of some seats: in a large campaign other ones each turn. */
const desksOf = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { record, number }: PlayedTurn<T>,
): readonly Desk<T>[] => {
  const { setting } = record;
  const looking = viewersOf(ruleset, setting, number);
  const master = { setting, view: ruleset.view(record, MASTER) };
  return [
    { who: 'the master', by: 'master', known: master, sheet: record.acts },
    ...record.sheets
      .filter(({ seat }) => looking.includes(seat))
      .map(({ seat, orders }): Desk<T> => {
        return { who: seat, by: 'ruler', known: knownTo(ruleset, record, seat), sheet: orders };
      }),
  ];
};

/** So many leaves of the tree of each verb are tried: enough for every branch of most, spread evenly over the others. */
const LEAVES = 24;
/** Where several can be ticked: each alone, as many as possible, and some random sets. */
const LEAVES_OF_TICKS = 72;
const RANDOM_TICKS = 12;
/** Beside a drafted sheet the same rules are asked again, only with more to think of. */
const LEAVES_BESIDE_DRAFT = 4;

/** Leaves that the check of their own order calls illegal: with nothing drafted, and beside half a sheet. */
export const offerFaults = <T extends RulesetTypes>(ruleset: Ruleset<T>, turn: PlayedTurn<T>): string[] =>
  desksOf(ruleset, turn).flatMap((desk) => {
    const half = desk.sheet.slice(0, Math.ceil(desk.sheet.length / 2));
    return [...illegalOffers(ruleset, desk, [], LEAVES), ...illegalOffers(ruleset, desk, half, LEAVES_BESIDE_DRAFT)];
  });

const illegalOffers = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { who, by, known }: Desk<T>,
  drafted: readonly T['order'][],
  limit: number,
): string[] =>
  leavesIn(ruleset, choiceTree(ruleset, known, drafted, by), limit).flatMap(({ kind, leaf }) => {
    const among = { orders: [...drafted, leaf], index: drafted.length, depth: 'faults' } as const;
    const illegal = kind.check(known, leaf, among).filter(({ level }) => level === 'illegal');
    return illegal.map(({ refusal }) => `${who} is offered ${JSON.stringify(leaf)}: ${JSON.stringify(refusal)}`);
  });

/**
 * Questions for an argument that may be left out, and that cannot: with any other leaf of the same question the order passes
 * without it, and comes back from text as it was, but nothing is offered in its place.
 */
export const leavingFaults = <T extends RulesetTypes>(ruleset: Ruleset<T>, turn: PlayedTurn<T>): string[] =>
  desksOf(ruleset, turn).flatMap(({ who, by, known }) => {
    const tree = choiceTree(ruleset, known, [], by);
    return Object.entries(tree).flatMap(([verb, choice]) => {
      const kind = orderKindOf(ruleset.orders, verb) as OrderKind<T>;
      const bound = Object.keys(kind.params).filter((param) => kind.params[param]?.optional && isBound(choice, param));
      if (bound.length === 0) return [];
      return leavesOf(kind, choice, LEAVES, innerChoices(ruleset, tree)).flatMap((leaf) =>
        bound
          .filter((param) => param in leaf.args)
          .map((param) => without(leaf, param))
          .filter((order) => isTaken(ruleset, known, kind, order))
          .map((order) => `${who}: ${JSON.stringify(order)} can be ordered, but its form does not let it be`),
      );
    });
  });

/**
 * Whether some way through a choice asks for the argument and offers no way without it. Of branches the first speaks for all; a
 * way of one stop leaves out what else would lead to it.
 */
const isBound = (choice: Choice, param: string): boolean => {
  if (choice.ask === 'done') return false;
  if (choice.ask === 'bill') return isBound(choice.then, param);
  if (choice.param === param && choice.ask === 'way' && choice.last !== undefined && choice.from <= 1) return false;
  if (choice.param === param && choice.ask !== 'one') return choice.skip === undefined;
  const next = choice.ask === 'one' ? choice.of.map((branch) => afterBranch(choice, branch)) : [choice.then];
  return next.some((then) => isBound(then, param));
};

const without = <Order extends AnyOrder>(order: Order, param: string): Order => {
  const { [param]: _, ...args } = order.args;
  return { ...order, args };
};

const isTaken = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  known: Known<T>,
  kind: OrderKind<T>,
  order: T['order'],
): boolean => {
  const among = { orders: [order], index: 0, depth: 'faults' } as const;
  if (kind.check(known, order, among).some(({ level }) => level === 'illegal')) return false;
  const read = readSheetText(ruleset, known, writeAlone(ruleset, known, order), { by: kind.by }).lines[0]?.order;
  return canonicalText(order) === canonicalText(read ?? null);
};

/** Units that a question offers twice: with such a unit in hand only the first of its ways is found. */
export const twiceFaults = <T extends RulesetTypes>(ruleset: Ruleset<T>, turn: PlayedTurn<T>): string[] =>
  desksOf(ruleset, turn).flatMap(({ who, by, known }) =>
    Object.entries(choiceTree(ruleset, known, [], by)).flatMap(([verb, choice]) => {
      const units = choice.ask === 'one' && choice.param === 'unit' ? choice.of.map(({ value }) => value) : [];
      return units
        .filter((unit, index) => units.indexOf(unit) !== index)
        .map((unit) => `${who} is offered ${verb} of ${String(unit)} twice`);
    }),
  );

interface Leaf<T extends RulesetTypes> {
  readonly kind: OrderKind<T>;
  readonly leaf: T['order'];
}

const leavesIn = <T extends RulesetTypes>(ruleset: Ruleset<T>, tree: ChoiceTree, limit: number): readonly Leaf<T>[] =>
  Object.entries(tree).flatMap(([verb, choice]) => {
    const kind = orderKindOf(ruleset.orders, verb);
    if (kind === undefined) throw new Error(`the tree has the verb ${verb}, the catalogue has not`);
    const inner = innerChoices(ruleset, tree);
    const leaves =
      limit === LEAVES && hasList(kind) ? withTicks(kind, choice, inner) : leavesOf(kind, choice, limit, inner);
    return leaves.map((leaf) => ({ kind, leaf }));
  });

const hasList = <T extends RulesetTypes>({ params }: OrderKind<T>): boolean =>
  Object.values(params).some(({ type }) => type.kind === 'list' || type.kind === 'groups');

const withTicks = <T extends RulesetTypes>(
  kind: OrderKind<T>,
  choice: Choice,
  inner: InnerChoices<T>,
): readonly T['order'][] => {
  const roller = quickDice(1).at('ticks');
  const atRandom = Array.from({ length: RANDOM_TICKS }, () => pickOrder(kind, choice, roller, inner));
  return [...leavesOf(kind, choice, LEAVES_OF_TICKS, inner), ...atRandom];
};

/** Orders that are not the same when they have been written and read again: as a line, as JSON, as a whole sheet. */
export const roundTripFaults = <T extends RulesetTypes>(ruleset: Ruleset<T>, turn: PlayedTurn<T>): string[] =>
  desksOf(ruleset, turn).flatMap(({ who, by, known, sheet }) => {
    const leaves = leavesIn(ruleset, choiceTree(ruleset, known, [], by), LEAVES_BESIDE_DRAFT).map(({ leaf }) => leaf);
    const line = (order: T['order']): string => writeAlone(ruleset, known, order);
    const aloneFaults = (order: T['order'], before: readonly T['order'][]): readonly string[] => {
      const orders = [...before, order];
      const text = orders.map(line).join('\n');
      const json: unknown = JSON.parse(JSON.stringify(orders));
      return [
        ...differs(
          line(order),
          order,
          readSheetText(ruleset, known, text, { by, depth: 'faults' }).lines.at(-1)?.order,
        ),
        ...differs(
          `${line(order)} (JSON)`,
          order,
          readSheetJson(ruleset, known, json, { by, depth: 'faults' }).lines.at(-1)?.order,
        ),
      ];
    };
    // A line that speaks of what an earlier one named is read only after that.
    const faults = [
      ...leaves.flatMap((leaf) => aloneFaults(leaf, [])),
      ...sheet.flatMap((order, at) =>
        aloneFaults(order, []).length === 0 ? [] : aloneFaults(order, sheet.slice(0, at)),
      ),
    ].map((fault) => `${who}: ${fault}`);
    const text = sheet.map(line).join('\n');
    const read = readSheetText(ruleset, known, text, { by });
    return [
      ...faults,
      ...(by === 'ruler' ? sheetFaults(ruleset, { who, known, sheet, leaves }) : []),
      ...differs(
        `the sheet of ${who}`,
        sheet,
        read.lines.map(({ order }) => order ?? null),
      ),
      ...differs(
        `the sheet of ${who} without warnings`,
        read.orders,
        readSheetText(ruleset, known, text, { by, depth: 'faults' }).orders,
      ),
    ];
  });

const differs = (what: string, given: unknown, read: unknown): string[] =>
  canonicalText(given) === canonicalText(read ?? null) ? [] : [`${what} is read as ${JSON.stringify(read)}`];

/** What the ruleset's bot orders and its own checks forbid. */
export const botFaults = <T extends RulesetTypes>(ruleset: Ruleset<T>, turn: PlayedTurn<T>): string[] =>
  desksOf(ruleset, turn)
    .filter(({ by }) => by === 'ruler')
    .flatMap(({ who, known }) => {
      const dice = diceFrom(turn.record.diceSeed, 'bot', who);
      const { lines, findings } = checkSheet(ruleset, known, ruleset.bot(known, dice));
      const illegal = [
        ...lines.filter(({ outcome }) => outcome === 'illegal'),
        ...findings.filter(({ level }) => level === 'illegal'),
      ];
      return illegal.map((finding) => `${who}: ${JSON.stringify(finding)}`);
    });
