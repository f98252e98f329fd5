import { hashOf, type Position, type Ruleset, type RulesetTypes, receivedBy, seatId } from '@chancery/core';
import { buildReport, toText } from '@chancery/reports';
import { type PlayedTurn, playCampaign, resolveRecord } from './campaign.ts';
import { type GoldenFolder, type GoldenHashes, readGolden, writeGolden } from './golden/golden-folder.ts';
import { sheetsAsText, sheetsFromText } from './golden/sheets-as-text.ts';
import { botPlayer } from './player.ts';
import { firstPosition, knownTo } from './position.ts';

/** A campaign whose whole course lies in a folder of the tree: orders, hashes, and one report. */
export interface GoldenPlan {
  /** Ends with a slash. */
  readonly folder: URL;
  readonly scenario: string;
  /** Any text: from it come setup, dice and the bots who write the orders. */
  readonly seed: string;
  /** At most this many; fewer if the campaign is over before. */
  readonly turns: number;
  /** The seat whose report of the last turn is kept. */
  readonly reader: string;
}

/**
 * Plays the campaign again from the orders in its folder and names the first difference: orders that are no longer
 * accepted, a turn that leads elsewhere or is told otherwise, a line of the report. With `rewrite`, bots first play it
 * again and the folder is written.
 */
export const goldenFaults = async <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  plan: GoldenPlan,
  rewrite: boolean,
): Promise<readonly string[]> => {
  const position = await firstPosition(ruleset, plan);
  if (rewrite) writeGolden(plan.folder, playedByBots(ruleset, plan, position));
  const golden = readGolden(plan.folder);
  let before = position;
  let report = '';
  for (const [index, { sheets: text, hashes }] of golden.turns.entries()) {
    const sheets = sheetsFromText(ruleset, before, text);
    const record = { ...before, sheets, acts: [], rulings: {}, diceSeed: hashes.dice };
    const resolved = resolveRecord(ruleset, record);
    const after = { setting: before.setting, state: resolved.state };
    const turn = { number: index + 1, record, resolved, after };
    const now = hashesOf(turn);
    if (now.state !== hashes.state) return [`turn ${turn.number} leads to another state`];
    if (now.news !== hashes.news) return [`turn ${turn.number} is told in another way`];
    before = after;
    report = reportOf(ruleset, turn, plan.reader);
  }
  const over = golden.turns.length >= plan.turns || ruleset.window(before).kind === 'outcome';
  return over ? firstDifference(golden.report, report) : [`it stops after ${golden.turns.length} turns`];
};

const playedByBots = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { seed, turns, reader }: GoldenPlan,
  position: Position<T>,
): GoldenFolder => {
  const played = [...playCampaign(ruleset, { position, seed, turns, player: () => botPlayer<T> })];
  return {
    turns: played.map((turn) => ({
      sheets: sheetsAsText(ruleset, turn.record, turn.record.sheets),
      hashes: hashesOf(turn),
    })),
    report: played.map((turn) => reportOf(ruleset, turn, reader)).at(-1) ?? '',
  };
};

const hashesOf = <T extends RulesetTypes>({ record, resolved }: PlayedTurn<T>): GoldenHashes => ({
  dice: record.diceSeed,
  state: hashOf(resolved.state),
  news: hashOf(resolved.tellings),
});

const reportOf = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { resolved, after }: PlayedTurn<T>,
  reader: string,
): string => {
  const seat = seatId(reader);
  const news = receivedBy(resolved.tellings, seat);
  return toText(buildReport(ruleset, knownTo(ruleset, after, seat), news, { seat }), { rules: true });
};

const firstDifference = (golden: string, now: string): readonly string[] => {
  const [before, after] = [golden.split('\n'), now.split('\n')];
  const at = Array.from({ length: Math.max(before.length, after.length) }).findIndex((_, i) => before[i] !== after[i]);
  return at < 0 ? [] : [`line ${at + 1} of the report is “${after[at] ?? ''}”, was “${before[at] ?? ''}”`];
};
