import type { SeatId } from '@chancery/core';
import type { BalanceSpec, BotCampaign, BotTurn, Requirement } from '@chancery/testkit';
import type { Event } from '../src/events.ts';
import { exists, getNation, isPlayer, isTribe, nationOfSeat, nationsOf, ownedBy } from '../src/rules/find.ts';
import { incomeOf } from '../src/rules/income.ts';
import type { State } from '../src/state.ts';
import type { GamePosition, Types } from '../src/types.ts';
import { PLAYER_PHASES } from '../src/words.ts';

/** What campaigns of bots have to show, for `npm run balance -- world-1483 20 120`: thirty game turns of four updates each. */

type Campaign = BotCampaign<Types>;

/** What each campaign has to show. */
const SIGNS = {
  conquest: 'conquest',
  battle: 'battle',
  landing: 'landing',
  trade: 'trade',
  promise: 'gift promised',
} as const;
const FIRED = 'promised gift paid';
const TRIBES_ALIVE = 'tribes alive at turn 10';
const STRIFE = 'strife';

/** Updates in a row, two game turns, in which nobody marches into foreign land: a campaign is stuck. */
const STUCK = 8;
const TRIBES_UNTIL = 10;
const MOST = { leads: 25, ofIncome: 35 } as const;
/**
 * Of eight nations, two in a phase, some lead more often, a phase may be of two rich ones, and three times as many updates make
 * fewer turns of nations.
 */
const FEW = { seats: 10, leads: 50, stuck: 3 * STUCK } as const;

const signs = ({ before, events, after }: BotTurn<Types>): readonly string[] => [
  ...new Set(events.flatMap(signsOf)),
  ...(before.state.turn === TRIBES_UNTIL && after.state.turn > TRIBES_UNTIL && areTribesAlive(after.state)
    ? [TRIBES_ALIVE]
    : []),
];

const signsOf = (event: Event): readonly string[] => {
  switch (event.kind) {
    case 'battle-fought':
      return [SIGNS.battle, STRIFE, ...(event.sort === 'landing' ? [SIGNS.landing] : [])];
    case 'captured':
      return [STRIFE, ...(event.by > 0 ? [SIGNS.conquest] : [])];
    case 'trade-made':
      return [SIGNS.trade];
    case 'gift-promised':
      return [SIGNS.promise];
    case 'gift-fired':
      return [FIRED];
    default:
      return [];
  }
};

const areTribesAlive = (state: State): boolean =>
  nationsOf(state)
    .filter(isTribe)
    .every((tribe) => exists(tribe) && ownedBy(state, tribe.number).length > 0);

/** The income of a nation with which it begins its first turn. */
const firstIncome = (nation: number): string => `first income of ${nation}`;

const counts = ({ before: { state } }: BotTurn<Types>): { readonly [name: string]: number } =>
  state.stage === 'phases' && state.turn === 1 && state.phase === 1
    ? Object.fromEntries(players(state).map(({ number }) => [firstIncome(number), incomeOf(state, number).total]))
    : {};

const players = (state: State) => nationsOf(state).filter(isPlayer);

const wanted = (campaigns: readonly Campaign[]): readonly Requirement[] => [
  noneStuck(campaigns),
  ...[SIGNS.conquest, SIGNS.battle, SIGNS.landing, SIGNS.promise].map((sign) => inEvery(campaigns, sign)),
  hasFewSeats(campaigns) ? inMost(campaigns, SIGNS.trade) : inEvery(campaigns, SIGNS.trade),
  inMost(campaigns, FIRED),
  inMost(campaigns, TRIBES_ALIVE),
  nobodyAlwaysLeads(campaigns),
  ...(hasFewSeats(campaigns) ? [] : [noGroupTooRich(campaigns)]),
];

const hasFewSeats = ([first]: readonly Campaign[]): boolean =>
  first !== undefined && players(first.position.state).length < FEW.seats;

const noneStuck = (campaigns: readonly Campaign[]): Requirement => {
  const most = hasFewSeats(campaigns) ? FEW.stuck : STUCK;
  const stuck = campaigns.filter(({ turns }) =>
    turns.some((_, at) => at + most <= turns.length && !turns.slice(at, at + most).some((turn) => turn.has(STRIFE))),
  );
  return {
    what: `no campaign with ${most} updates in a row without a battle or a conquest`,
    found: `${stuck.length} of ${campaigns.length}`,
    holds: stuck.length === 0,
  };
};

const shows = ({ turns }: Campaign, sign: string): boolean => turns.some((turn) => turn.has(sign));

const inEvery = (campaigns: readonly Campaign[], sign: string): Requirement => {
  const found = campaigns.filter((campaign) => shows(campaign, sign)).length;
  return {
    what: `a ${sign} in every campaign`,
    found: `${found} of ${campaigns.length}`,
    holds: found === campaigns.length,
  };
};

const inMost = (campaigns: readonly Campaign[], sign: string): Requirement => {
  const found = campaigns.filter((campaign) => shows(campaign, sign)).length;
  return {
    what: `${sign} in most campaigns`,
    found: `${found} of ${campaigns.length}`,
    holds: 2 * found > campaigns.length,
  };
};

/** Who has grown most: by what their income is more than it was. */
const nobodyAlwaysLeads = (campaigns: readonly Campaign[]): Requirement => {
  const led = new Map<string, number>();
  for (const { position, counts: sums } of campaigns) {
    const { state } = position;
    const grown = players(state).map(({ number, name }) => ({
      name,
      by: incomeNow(state, number) - (sums.get(firstIncome(number)) ?? 0),
    }));
    const best = Math.max(...grown.map(({ by }) => by));
    for (const { name } of grown.filter(({ by }) => by === best).slice(0, 1)) led.set(name, (led.get(name) ?? 0) + 1);
  }
  const most = hasFewSeats(campaigns) ? FEW.leads : MOST.leads;
  const [first = ['nobody', 0]] = [...led].toSorted((a, b) => b[1] - a[1]);
  return {
    what: `no nation grows most in more than ${most} % of campaigns`,
    found: [...led].map(([name, times]) => `${name} ${times}`).join(', '),
    holds: 100 * first[1] <= most * campaigns.length,
  };
};

const incomeNow = (state: State, nation: number): number =>
  exists(getNation(state, nation)) ? incomeOf(state, nation).total : 0;

/** A group are the nations that act in the same phase. */
const noGroupTooRich = (campaigns: readonly Campaign[]): Requirement => {
  const most = campaigns.map(({ position: { state } }) => {
    const sums = PLAYER_PHASES.map((phase) =>
      players(state)
        .filter((nation) => nation.phase === phase)
        .reduce((sum, { number }) => sum + incomeNow(state, number), 0),
    );
    const all = sums.reduce((sum, income) => sum + income, 0);
    return Math.round((100 * Math.max(...sums)) / Math.max(1, all));
  });
  const found = Math.round(most.reduce((sum, share) => sum + share, 0) / Math.max(1, most.length));
  return {
    what: `no group of nations has more than ${MOST.ofIncome} % of all income in the end, on average`,
    found: `${found} % (${Math.min(...most)} to ${Math.max(...most)})`,
    holds: found <= MOST.ofIncome,
  };
};

/** The rules defend a seat that nobody holds (W83-19.70). */
const leftToRules = ({ setting, state }: GamePosition, seat: SeatId): GamePosition => ({
  setting,
  state: {
    ...state,
    nations: state.nations.map((nation) =>
      nation?.number === nationOfSeat(setting, seat) ? { ...nation, seat: 'moderated' } : nation,
    ),
  },
});

export const BALANCE: BalanceSpec<Types> = { signs, counts, wanted, leftToRules };
