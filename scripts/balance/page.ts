import type { AnyRuleset, Outcome } from '@chancery/core';
import type { Comparison, Requirement } from '@chancery/testkit';
import type { Played } from './play.ts';

/** What a page of balance tells. */
export interface Balance {
  readonly rules: AnyRuleset;
  /** The title of the scenario that was played. */
  readonly scenario: string;
  /** The command that plays the same again. */
  readonly command: string;
  readonly commit: string;
  readonly played: readonly Played[];
  readonly compared: readonly Comparison[];
  readonly wanted: readonly Requirement[];
}

/** The page as Markdown. */
export const balancePage = (balance: Balance): string =>
  [
    introduction(balance),
    requirements(balance.wanted),
    winners(balance),
    comparisons(balance),
    eventsOf(balance.played),
    ordersOf(balance.played),
    endings(balance),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');

type Row = readonly (string | number)[];

const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `|${row.map((cell) => (cell === '---' ? cell : ` ${cell} `)).join('|')}|`)
    .join('\n');

const introduction = ({ rules, scenario, command, commit, played }: Balance): string => {
  const won = played.filter(({ winners }) => winners.length > 0);
  const lengths = won.map(({ turns }) => turns.length);
  const scores = won.map(
    ({ winners, position }) => rules.standings(position).find(({ seat }) => seat === winners[0])?.score ?? 0,
  );
  return `# The balance of ${rules.title}

Written by \`${command}\` at commit ${commit}. Bots play ${played.length} campaigns of
“${scenario}”, each from its own seed.

${won.length} of ${played.length} campaigns have a winner. Median of those: ${median(lengths)} turns of record
(${Math.min(...lengths)} to ${Math.max(...lengths)}); the winner's score is ${median(scores)}.`;
};

const requirements = (wanted: readonly Requirement[]): string =>
  wanted.length === 0
    ? ''
    : table(
        ['Wanted', 'Found', ''],
        wanted.map(({ what, found, holds }) => [what, found, holds ? 'holds' : '**does not hold**']),
      );

const winners = ({ rules, played }: Balance): string => {
  const wins = new Map<string, number>();
  for (const { outcome } of played) {
    const winner = outcome === null ? 'nobody in time' : namesOf(rules, played, outcome) || 'nobody';
    wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  const share = (count: number): string => `${Math.round((100 * count) / played.length)} %`;
  return table(
    ['Winner', 'Campaigns', 'Share'],
    [...wins].sort((one, other) => other[1] - one[1]).map(([name, count]) => [name, count, share(count)]),
  );
};

const namesOf = (rules: AnyRuleset, [first]: readonly Played[], outcome: Outcome): string => {
  const seats = first === undefined ? [] : rules.seats(first.position.setting);
  return outcome.winners.map((winner) => seats.find(({ seat }) => seat === winner)?.name ?? winner).join(' and ');
};

const comparisons = ({ compared }: Balance): string =>
  compared.length === 0
    ? ''
    : `The same campaigns again, one seat each played otherwise: what it scores then, and with its bot.

${table(
  ['Campaign', 'Seat', 'Bot', 'Left to the rules', 'At random'],
  compared.map(({ seat, bot, rules, random }, at) => [at + 1, seat, bot, rules ?? '–', random]),
)}`;

const eventsOf = (played: readonly Played[]): string => {
  const times = new Map<string, number>();
  const campaigns = new Map<string, number>();
  for (const { events, turns } of played) {
    for (const [kind, count] of events) times.set(kind, (times.get(kind) ?? 0) + count);
    for (const sign of new Set(turns.flatMap((turn) => [...turn]))) campaigns.set(sign, (campaigns.get(sign) ?? 0) + 1);
  }
  const rows = [...campaigns].map(([kind, count]) => {
    const happened = times.get(kind);
    return { kind, count, times: happened === undefined ? null : happened / played.length };
  });
  rows.sort(
    (one, other) => (other.times ?? 0) - (one.times ?? 0) || other.count - one.count || byText(one.kind, other.kind),
  );
  return `What happened, per campaign on average, and in how many campaigns at all:

${table(
  ['Event', 'Times', 'Campaigns'],
  rows.map(({ kind, count, times: happened }) => [kind, happened?.toFixed(1) ?? '–', count]),
)}`;
};

const ordersOf = (played: readonly Played[]): string => {
  const campaigns = new Map<string, number>();
  for (const verb of played.flatMap(({ verbs }) => [...verbs])) campaigns.set(verb, (campaigns.get(verb) ?? 0) + 1);
  const rows = [...campaigns].sort((one, other) => other[1] - one[1] || byText(one[0], other[0]));
  return `In how many campaigns bots gave each order:

${table(['Order', 'Campaigns'], rows)}`;
};

const endings = ({ rules, played }: Balance): string =>
  `How the campaigns ended:

${table(
  ['Campaign', 'Winner', 'At the end', 'Turns of record'],
  played.map(({ outcome, end, turns }, at) => [
    at + 1,
    outcome === null ? '–' : namesOf(rules, played, outcome),
    end,
    turns.length,
  ]),
)}`;

const byText = (one: string, other: string): number => (one < other ? -1 : 1);

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
