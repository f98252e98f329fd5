/**
 * `npm run balance -- RULESET [CAMPAIGNS [TURNS]]`: bots play campaigns of a ruleset's first scenario, each from a seed of its
 * own, and docs/balance-RULESET.md says who won, how long it took and what happened how often. The same numbers play the same
 * campaigns again. TURNS are turns of record: in live play a Post each.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type AnyPosition,
  type AnyRuleset,
  botOrders,
  keyedDice,
  type Outcome,
  resolveTurn,
  type SeatId,
  sha256Hex,
} from '@chancery/core';
import { RULESETS } from '@chancery/registry';

interface Played {
  readonly outcome: Outcome | null;
  /** Turns of record. */
  readonly turns: number;
  /** The turn at the end, as the ruleset calls it. */
  readonly end: string;
  readonly position: AnyPosition;
}

const [id = '', campaigns = '50', turns = '4000'] = process.argv.slice(2);
const ruleset = RULESETS.find((each) => each.id === id);
const [count, most] = [Number(campaigns), Number(turns)];
if (ruleset === undefined || !(count > 0) || !(most > 0)) {
  const known = RULESETS.map((each) => each.id).join(', ');
  console.error(`npm run balance -- RULESET [CAMPAIGNS [TURNS]], where RULESET is one of ${known}`);
  process.exit(2);
}

const happened = new Map<string, number>();
/** In how many campaigns each kind of event happened, and each order was given. */
const campaignsWith = { events: new Map<string, number>(), orders: new Map<string, number>() };

const countOnce = (counts: Map<string, number>, kinds: ReadonlySet<string>): void => {
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
};

const firstPosition = async ({ scenarios, scenarioData, ...rules }: AnyRuleset, seed: string): Promise<AnyPosition> => {
  const scenario = rules.readScenario(await scenarioData(scenarios[0]?.id ?? ''));
  if (!scenario.ok) throw new Error(scenario.error.join('\n'));
  const options = rules.readOptions(scenario.value, {});
  if (!options.ok) throw new Error(options.error.join('\n'));
  return rules.setup(scenario.value, options.value, keyedDice(sha256Hex(`${seed} setup`)));
};

const play = async (rules: AnyRuleset, seed: string): Promise<Played> => {
  let position = await firstPosition(rules, seed);
  let turn = 0;
  const [events, verbs] = [new Set<string>(), new Set<string>()];
  for (; turn < most; turn += 1) {
    const window = rules.window(position);
    if (window.kind === 'outcome') break;
    const secret = sha256Hex(`${seed} ${turn}`);
    // Live play resolves what comes first; sealed orders are resolved together.
    const asked = window.mode === 'live' ? window.seats.slice(0, 1) : window.seats;
    const sheets = asked.map((seat: SeatId) => ({ seat, orders: botOrders(rules, position, seat, secret).orders }));
    const result = resolveTurn(rules, { ...position, sheets, dice: keyedDice(secret) });
    if (!result.ok) throw new Error(`${seed}, turn ${turn}: ${result.incident.stack}`);
    for (const { kind } of result.turn.events) {
      happened.set(kind, (happened.get(kind) ?? 0) + 1);
      events.add(kind);
    }
    for (const { verb } of sheets.flatMap(({ orders }) => orders)) verbs.add(verb);
    position = { setting: position.setting, state: result.turn.state };
  }
  countOnce(campaignsWith.events, events);
  countOnce(campaignsWith.orders, verbs);
  const window = rules.window(position);
  const end = rules.text.turn({ setting: position.setting, view: rules.view(position, { kind: 'public' }) });
  return { outcome: window.kind === 'outcome' ? window : null, turns: turn, end, position };
};

const played: Played[] = [];
for (let number = 1; number <= count; number += 1) {
  played.push(await play(ruleset, `balance ${number}`));
  const last = played.at(-1) as Played;
  console.log(`${number}: ${last.outcome?.winners.join(', ') || 'nobody'}, ${last.end}, ${last.turns} turns of record`);
}

const nameOf = (seat: string): string =>
  ruleset.seats((played[0] as Played).position.setting).find((each) => each.seat === seat)?.name ?? seat;
const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const share = (wins: number): string => `${Math.round((100 * wins) / count)} %`;

const wins = new Map<string, number>();
for (const { outcome } of played) {
  const winner = outcome === null ? 'nobody in time' : outcome.winners.map(nameOf).join(' and ') || 'nobody';
  wins.set(winner, (wins.get(winner) ?? 0) + 1);
}
const won = played.filter(({ outcome }) => (outcome?.winners.length ?? 0) > 0);
const leaders = won.map(({ outcome, position }) =>
  ruleset.standings(position).find(({ seat }) => seat === outcome?.winners[0]),
);
const rows = (map: ReadonlyMap<string, number>, show: (value: number) => string): string =>
  [...map]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([name, value]) => `| ${name} | ${show(value)} |`)
    .join('\n');
const root = resolve(import.meta.dirname, '..');
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

const page = `# The balance of ${ruleset.title}

Written by \`npm run balance -- ${ruleset.id} ${count} ${most}\` at commit ${commit}. Bots play ${count} campaigns of
“${ruleset.scenarios[0]?.title}”, each from its own seed.

${won.length} of ${count} campaigns have a winner. Median of those: ${median(won.map(({ turns: length }) => length))} turns of record
(${Math.min(...won.map(({ turns: length }) => length))} to ${Math.max(...won.map(({ turns: length }) => length))}); the winner's score is ${median(leaders.map((leader) => leader?.score ?? 0))}.

| Winner | Campaigns | Share |
|---|---|---|
${[...wins]
  .sort((a, b) => b[1] - a[1])
  .map(([name, number]) => `| ${name} | ${number} | ${share(number)} |`)
  .join('\n')}

What happened, per campaign on average, and in how many campaigns at all:

| Event | Times | Campaigns |
|---|---|---|
${[...happened]
  .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  .map(([name, times]) => `| ${name} | ${(times / count).toFixed(1)} | ${campaignsWith.events.get(name) ?? 0} |`)
  .join('\n')}

In how many campaigns bots gave each order:

| Order | Campaigns |
|---|---|
${rows(campaignsWith.orders, String)}

How the campaigns ended:

| Campaign | Winner | At the end | Turns of record |
|---|---|---|---|
${played.map(({ outcome, end, turns: length }, at) => `| ${at + 1} | ${outcome?.winners.map(nameOf).join(' and ') ?? '–'} | ${end} | ${length} |`).join('\n')}
`;
writeFileSync(resolve(root, `docs/balance-${ruleset.id}.md`), page);
console.log(`\n${page}`);
