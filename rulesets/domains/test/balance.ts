import { orderKindsOf, type SeatId } from '@chancery/core';
import type { BalanceSpec, BotCampaign, BotTurn, Comparison, Requirement } from '@chancery/testkit';
import type { Event } from '../src/events.ts';
import { ROUND_SECTIONS } from '../src/order.ts';
import { domainOfCode, getDomainInfo } from '../src/rules/find.ts';
import { effLevel } from '../src/rules/levels.ts';
import type { Holding } from '../src/state.ts';
import type { GamePosition, Types } from '../src/types.ts';
import type { Calling } from '../src/words.ts';
import { RULESET } from './ruleset.ts';

/** What campaigns of bots have to show, for `npm run balance -- domains 60 24 --compare`. */

type Campaign = BotCampaign<Types>;

/** Signs of a turn beside its events. */
const SIGNS = {
  stormed: 'fort that fell by storm',
  starved: 'fort that fell by siege',
  strife: 'battle, siege, contest or covert attempt',
} as const;
const STRIFE: readonly Event['kind'][] = ['battle-fought', 'siege-began', 'siege-held', 'contested', 'attempted'];
const ROUNDS = { all: 'rounds', empty: 'empty rounds' } as const;

/** Months in a row without strife in which a campaign is stuck. */
const STUCK = 3;
const EARLY = 12;
/** In how many of sixty. */
const OF_SIXTY = { verb: 6, fort: 10, early: 6, ahead: 50 } as const;
const EMPTY_SHARE = 0.1;
/** The share of campaigns that one of many seats, or of few, may win. */
const MOST_WON = { many: 0.25, few: 1 / 3 } as const;
const MANY_SEATS = 12;
const SHARE_OF_CALLING = { least: 0.08, most: 0.35 } as const;

const signs = ({ before, events }: BotTurn<Types>): readonly string[] => {
  const holdings = new Map(before.state.holdings.map((holding) => [holding.id, holding]));
  const stormed = new Set(events.flatMap((event) => stormedIn(event)));
  const fallen = events.flatMap((event) => {
    const holding = event.kind === 'holding-occupied' ? holdings.get(event.holding) : undefined;
    return holding?.fortified ? [holding] : [];
  });
  return [
    ...fallen.flatMap((holding) => howItFell(holding, stormed)),
    ...(events.some(({ kind }) => STRIFE.includes(kind)) ? [SIGNS.strife] : []),
  ];
};

const stormedIn = (event: Event): readonly Holding['id'][] =>
  event.kind === 'battle-fought' && event.cause === 'assault' && event.holding !== null ? [event.holding] : [];

const howItFell = (holding: Holding, stormed: ReadonlySet<Holding['id']>): readonly string[] => {
  if (stormed.has(holding.id)) return [SIGNS.stormed];
  return effLevel(holding) === 0 ? [SIGNS.starved] : [];
};

const counts = ({ sheets }: BotTurn<Types>): { readonly [name: string]: number } => {
  const filled = sheets.map(({ orders }) => new Set(orders.flatMap(({ section }) => section ?? [])).size);
  const all = sheets.length * ROUND_SECTIONS.length;
  return { [ROUNDS.all]: all, [ROUNDS.empty]: all - filled.reduce((sum, each) => sum + each, 0) };
};

const wanted = (campaigns: readonly Campaign[], compared: readonly Comparison[]): readonly Requirement[] => [
  noneStuck(campaigns),
  roundsUsed(campaigns),
  provincesConvert(campaigns),
  noSeatTooStrong(campaigns),
  ...(seatsOf(campaigns).length < MANY_SEATS ? [] : ofManySeats(campaigns)),
  ...aheadOf(compared),
];

/** A campaign of a year and a few seats need not show everything. */
const ofManySeats = (campaigns: readonly Campaign[]): readonly Requirement[] => [
  everyVerb(campaigns),
  inEnough(campaigns, SIGNS.starved),
  inEnough(campaigns, SIGNS.stormed),
  everySeatWins(campaigns),
  callingWins(campaigns, 'merchant'),
  callingWins(campaigns, 'prelate'),
  paramountEarly(campaigns),
];

const noneStuck = (campaigns: readonly Campaign[]): Requirement => {
  const stuck = campaigns.filter(({ turns }) => longestRun(turns.map((turn) => !turn.has(SIGNS.strife))) >= STUCK);
  return {
    what: `no campaign of ${STUCK} months without battle, siege, contest or covert attempt`,
    found: `${stuck.length} of ${campaigns.length}`,
    holds: stuck.length === 0,
  };
};

const longestRun = (marks: readonly boolean[]): number => {
  let [run, longest] = [0, 0];
  for (const mark of marks) {
    run = mark ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
};

const roundsUsed = (campaigns: readonly Campaign[]): Requirement => {
  const sum = (name: string): number => campaigns.reduce((total, each) => total + (each.counts.get(name) ?? 0), 0);
  const share = sum(ROUNDS.empty) / Math.max(1, sum(ROUNDS.all));
  return {
    what: `at most ${percent(EMPTY_SHARE)} of rounds without an action`,
    found: percent(share),
    holds: share <= EMPTY_SHARE,
  };
};

const everyVerb = (campaigns: readonly Campaign[]): Requirement => {
  const verbs = orderKindsOf(RULESET.orders, 'ruler').flatMap(({ verb, onArrival }) =>
    onArrival === undefined ? [verb] : [],
  );
  const times = (verb: string): number => campaigns.filter((campaign) => campaign.verbs.has(verb)).length;
  const needed = outOf(OF_SIXTY.verb, campaigns);
  const rare = verbs.filter((verb) => times(verb) < needed);
  return {
    what: `each of ${verbs.length} orders, but letters, in ${needed} campaigns`,
    found: rare.length === 0 ? 'all' : `not ${rare.map((verb) => `${verb} (${times(verb)})`).join(', ')}`,
    holds: rare.length === 0,
  };
};

const inEnough = (campaigns: readonly Campaign[], sign: string): Requirement => {
  const found = campaigns.filter(({ turns }) => turns.some((turn) => turn.has(sign))).length;
  const needed = outOf(OF_SIXTY.fort, campaigns);
  return { what: `a ${sign} in ${needed} campaigns`, found: `${found}`, holds: found >= needed };
};

const provincesConvert = (campaigns: readonly Campaign[]): Requirement => {
  const found = campaigns.filter(({ turns }) => turns.some((turn) => turn.has('province-converted'))).length;
  return {
    what: 'provinces convert in most campaigns',
    found: `${found} of ${campaigns.length}`,
    holds: 2 * found > campaigns.length,
  };
};

const seatsOf = ([first]: readonly Campaign[]): readonly SeatId[] =>
  first === undefined ? [] : RULESET.seats(first.position.setting).map(({ seat }) => seat);

const winsOf = (campaigns: readonly Campaign[], seat: SeatId): number =>
  campaigns.filter(({ winners }) => winners.includes(seat)).length;

const noSeatTooStrong = (campaigns: readonly Campaign[]): Requirement => {
  const seats = seatsOf(campaigns);
  const most = Math.max(...seats.map((seat) => winsOf(campaigns, seat))) / campaigns.length;
  const allowed = seats.length < MANY_SEATS ? MOST_WON.few : MOST_WON.many;
  return { what: `no domain wins more than ${percent(allowed)}`, found: percent(most), holds: most <= allowed };
};

const everySeatWins = (campaigns: readonly Campaign[]): Requirement => {
  const never = seatsOf(campaigns).filter((seat) => winsOf(campaigns, seat) === 0);
  return {
    what: 'every domain wins once',
    found: never.length === 0 ? 'yes' : `not ${never.join(', ')}`,
    holds: never.length === 0,
  };
};

const callingWins = (campaigns: readonly Campaign[], calling: Calling): Requirement => {
  const won = campaigns.filter(({ position, winners: [winner] }) => callingOf(position, winner) === calling).length;
  const share = won / campaigns.length;
  const { least, most } = SHARE_OF_CALLING;
  return {
    what: `${calling}s win ${percent(least)} to ${percent(most)}`,
    found: percent(share),
    holds: share >= least && share <= most,
  };
};

const callingOf = ({ setting }: GamePosition, seat: SeatId | undefined): Calling | null => {
  const domain = seat === undefined ? null : domainOfCode(setting, seat);
  return domain === null ? null : getDomainInfo(setting, domain).calling;
};

const paramountEarly = (campaigns: readonly Campaign[]): Requirement => {
  const found = campaigns.filter(({ by, turns }) => by === 'paramount' && turns.length < EARLY).length;
  const allowed = outOf(OF_SIXTY.early, campaigns);
  return {
    what: `a paramount ruler before month ${EARLY} in at most ${allowed}`,
    found: `${found}`,
    holds: found <= allowed,
  };
};

const aheadOf = (compared: readonly Comparison[]): readonly Requirement[] => {
  if (compared.length === 0) return [];
  const needed = outOf(OF_SIXTY.ahead, compared);
  const against = (what: string, other: (comparison: Comparison) => number): Requirement => {
    const found = compared.filter((comparison) => comparison.bot > other(comparison)).length;
    return { what: `bots end ahead of ${what} in ${needed}`, found: `${found}`, holds: found >= needed };
  };
  return [
    against('section 16 in their seat', ({ rules }) => rules ?? 0),
    against('random play in their seat', ({ random }) => random),
  ];
};

/** The same share of fewer campaigns or more. */
const outOf = (ofSixty: number, campaigns: readonly unknown[]): number => Math.ceil((ofSixty * campaigns.length) / 60);
const percent = (share: number): string => `${Math.round(100 * share)} %`;

const leftToRules = (position: GamePosition, seat: SeatId): GamePosition => {
  const number = domainOfCode(position.setting, seat);
  const domains = position.state.domains.map((domain) =>
    domain?.number === number ? { ...domain, controller: 'npc' as const } : domain,
  );
  return { ...position, state: { ...position.state, domains } };
};

export const BALANCE: BalanceSpec<Types> = { signs, counts, wanted, leftToRules };
