/**
 * `npm run balance -- RULESET[/SCENARIO] [CAMPAIGNS [TURNS]] [--compare]`: bots play campaigns of a ruleset's first scenario, or
 * of the one that is named, each from a seed of its own, and docs/balance-RULESET.md says who won, how long it took, what
 * happened how often, and whether what the ruleset asks of its bots holds. The same numbers play the same campaigns again.
 * TURNS are turns of record: in live play a Post each. `--compare` plays each campaign twice more, with one seat left to the
 * rules and with one that orders at random.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { RULESETS } from '@chancery/registry';
import type { BalanceSpec, Comparison } from '@chancery/testkit';
import { compared } from './balance/compare.ts';
import { balancePage } from './balance/page.ts';
import { type Played, playOut } from './balance/play.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'boolean', default: false } },
});
const [what = '', campaigns = '50', turns = '4000'] = positionals;
const [id, named] = what.split('/');
const rules = RULESETS.find((each) => each.id === id);
const scenario = rules?.scenarios.find((each) => named === undefined || each.id === named);
const [count, most] = [Number(campaigns), Number(turns)];
if (rules === undefined || scenario === undefined || !(count > 0) || !(most > 0)) {
  const known = RULESETS.flatMap((each) => each.scenarios.map((its) => `${each.id}/${its.id}`)).join(', ');
  console.error(`npm run balance -- RULESET[/SCENARIO] [CAMPAIGNS [TURNS]] [--compare], where there are ${known}`);
  process.exit(2);
}

const root = resolve(import.meta.dirname, '..');
const file = resolve(root, 'rulesets', rules.id, 'test/balance.ts');
const spec: BalanceSpec | null = existsSync(file) ? (await import(pathToFileURL(file).href)).BALANCE : null;
const played: Played[] = [];
const comparisons: Comparison[] = [];
for (let number = 1; number <= count; number += 1) {
  const plan = { rules, scenario: scenario.id, seed: `balance ${number}`, most, spec };
  const last = await playOut(plan);
  played.push(last);
  console.log(`${number}: ${last.winners.join(', ') || 'nobody'}, ${last.end}, ${last.turns.length} turns of record`);
  if (!values.compare) continue;
  const seats = rules.seats(last.position.setting);
  const seat = seats[(number - 1) % seats.length]?.seat;
  if (seat !== undefined) comparisons.push(await compared(plan, last, seat));
}

const page = balancePage({
  rules,
  scenario: scenario.title,
  command: `npm run balance -- ${process.argv.slice(2).join(' ')}`,
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
  played,
  compared: comparisons,
  wanted: spec?.wanted(played, comparisons) ?? [],
});
const first = scenario.id === rules.scenarios[0]?.id;
writeFileSync(resolve(root, `docs/balance-${rules.id}${first ? '' : `-${scenario.id}`}.md`), page);
console.log(`\n${page}`);
