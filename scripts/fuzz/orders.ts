import {
  type AnyKnown,
  type AnyPosition,
  type AnyRuleset,
  canonicalText,
  hashOf,
  keyedDice,
  knownTo,
  malformedText,
  openOrderFile,
  type RulesetTypes,
  readSheetJson,
  readSheetText,
  ruleOfLine,
  type SheetReading,
  writeAlone,
} from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { playCampaign, randomPlayer } from '@chancery/testkit';
import { rubble, spoilt } from './spoil.ts';
import type { Chance, FuzzTarget } from './target.ts';

/** Somebody at a moment of a campaign, and lines that they might write. */
export interface Writer {
  readonly ruleset: AnyRuleset;
  readonly known: AnyKnown;
  readonly by: 'ruler' | 'master';
  readonly lines: readonly string[];
  readonly orders: readonly object[];
}

const TURNS = 3;

/** Rulers and masters of each ruleset, at the beginning of its smallest scenario and some turns later. */
export const writers = async (rulesets: readonly AnyRuleset[] = RULESETS): Promise<readonly Writer[]> => {
  const found: Writer[] = [];
  for (const ruleset of rulesets) {
    const position = await beginning(ruleset);
    const plan = { position, seed: 'fuzz', turns: TURNS, player: () => randomPlayer() };
    const last = [...playCampaign(ruleset, plan)].at(-1)?.after ?? position;
    for (const moment of [position, last]) {
      const seats = ruleset.seats(moment.setting).map(({ seat }) => seat);
      found.push(...seats.map((seat) => writer(ruleset, moment, seat)), writer(ruleset, moment, 'master'));
    }
  }
  // Who may order nothing, such as a seat that the rules play, writes nothing either.
  return found.filter(({ orders }) => orders.length > 0);
};

const beginning = async (ruleset: AnyRuleset): Promise<AnyPosition> => {
  const all = await Promise.all(ruleset.scenarios.map(({ id }) => ruleset.scenarioData(id)));
  const [smallest] = all.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  const scenario = ruleset.readScenario(smallest);
  if (!scenario.ok) throw new Error(scenario.error.join('\n'));
  const options = ruleset.readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join('\n'));
  return ruleset.setup(scenario.value, options.value, keyedDice(hashOf('fuzz')));
};

const writer = (ruleset: AnyRuleset, position: AnyPosition, who: Parameters<typeof knownTo>[2]): Writer => {
  const known = knownTo(ruleset, position, who);
  const by = who === 'master' ? 'master' : 'ruler';
  const player = randomPlayer<RulesetTypes>({ by, sittings: 4, most: 12 });
  const orders = ['a', 'b', 'c'].flatMap((seed) => player(ruleset, known, keyedDice(hashOf(seed))) ?? []);
  return { ruleset, known, by, orders, lines: orders.map((order) => writeAlone(ruleset, known, order)) };
};

/** A sheet as a ruler might write it, more or less. */
export const anySheet = (chance: Chance, lines: readonly string[]): string => {
  const words = lines.flatMap((line) => line.split(' '));
  const line = (): string =>
    chance.once(5) ? rubble(chance, words) : chance.once(3) ? chance.pick(lines) : spoilt(chance.pick(lines), chance);
  return spoilt(chance.some(12, line).join('\n'), chance, 2);
};

/** Says all that a receipt would, none of which may fail either. What was taken must be taken when it comes again. */
const saidOf = ({ ruleset, known, by }: Writer, { lines, findings, orders }: SheetReading<RulesetTypes>): string => {
  for (const { order, text, malformed, findings: ofLine } of lines) {
    ruleOfLine(ruleset, order, text);
    for (const fault of malformed) malformedText(fault, ruleset.text);
    for (const { refusal } of ofLine) ruleset.text.refusal(refusal, known);
  }
  for (const { refusal } of findings) ruleset.text.refusal(refusal, known);
  const kept = canonicalText(orders);
  const again = readSheetJson(ruleset, known, JSON.parse(kept), { by });
  if (canonicalText(again.orders) !== kept) throw new Error(`what was taken is not taken again: ${kept}`);
  return orders.length > 0 ? 'orders' : 'no orders';
};

/** Orders as lines of text. */
export const orderText: FuzzTarget = {
  name: 'order text',
  async open() {
    const all = await writers();
    let now: Writer = all[0] as Writer;
    return {
      make(chance) {
        now = chance.pick(all);
        return anySheet(chance, now.lines);
      },
      async feed(input) {
        return saidOf(now, readSheetText(now.ruleset, now.known, input as string, { by: now.by }));
      },
      async close() {},
    };
  },
};

/** Orders as JSON, and order files. */
export const orderJson: FuzzTarget = {
  name: 'order JSON',
  async open() {
    const all = await writers();
    let now: Writer = all[0] as Writer;
    return {
      make(chance) {
        now = chance.pick(all);
        const orders = chance.some(8, () => chance.pick(now.orders));
        const { ruleset } = now;
        const file = { format: 'chancery-orders-1', ruleset: ruleset.id, campaign: 'c', seat: 's', turn: 1, orders };
        const given = chance.once(3) ? file : orders;
        return chance.once(3)
          ? spoilt(JSON.stringify(given), chance)
          : JSON.stringify(given, (_, value) => warped(value, chance));
      },
      async feed(input) {
        const json = parsed(input as string);
        if (json === undefined) return 'no JSON';
        const { ruleset, known, by } = now;
        const opened = openOrderFile(json, { ruleset: ruleset.id, campaign: 'c', seat: 's' as never, turn: 1 });
        return saidOf(now, readSheetJson(ruleset, known, opened.ok ? opened.value.orders : json, { by }));
      },
      async close() {},
    };
  },
};

/** A value of JSON, or now and then another in its place. */
const warped = (value: unknown, chance: Chance): unknown => {
  if (!chance.once(12)) return value;
  if (typeof value === 'string' && chance.once(2)) return spoilt(value, chance);
  const others: readonly unknown[] = [
    null,
    true,
    -1,
    1.5,
    1e21,
    '',
    '__proto__',
    [],
    {},
    [value],
    { constructor: value },
  ];
  return chance.pick(others);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
