import { orderKindsOf, type SeatId, seatId } from '@chancery/core';
import type { BalanceSpec, BotCampaign, BotTurn, Requirement } from '@chancery/testkit';
import type { Event } from '../src/events.ts';
import { getNationInfo, nationOfSeat, provincesOf } from '../src/rules/find.ts';
import { countOf } from '../src/rules/forces.ts';
import type { GamePosition, Types } from '../src/types.ts';
import { RULESET } from './ruleset.ts';

/** What campaigns of bots have to show, for `npm run balance -- umpire/SCENARIO 30`, each to its last turn. */

type Campaign = BotCampaign<Types>;

/** What each campaign has to show; revolts only where the scenario has them. */
const SIGNS = {
  battle: 'battle',
  assault: 'assault',
  surrender: 'surrender',
  landing: 'landing',
  revolt: 'revolt',
} as const;
const STRIFE = 'strife';
const outSign = (seat: SeatId): string => `out: ${seat}`;

/** Turns in a row without a march, a siege or a battle, in which a campaign is stuck. */
const STUCK = 6;
const EARLY = 12;
/** In how many of thirty. */
const OF_THIRTY = { won: 12, early: 6 } as const;

const signs = ({ before, events }: BotTurn<Types>): readonly string[] => [
  ...new Set(events.flatMap((event) => signsOf(event, before))),
];

const signsOf = (event: Event, { setting, state }: GamePosition): readonly string[] => {
  switch (event.kind) {
    case 'battle-fought':
      return [SIGNS.battle, STRIFE];
    case 'assault-told':
      return [SIGNS.assault, STRIFE];
    case 'province-passed':
      return [...(event.manner === 'surrender' ? [SIGNS.surrender] : []), STRIFE];
    case 'leg-marched': {
      const isLanding =
        event.by === 'sea' &&
        countOf(setting, event.units, 'land') > 0 &&
        state.provinces[event.to]?.owner !== event.nation;
      return [...(isLanding ? [SIGNS.landing] : []), STRIFE];
    }
    case 'revolt-told':
      return [SIGNS.revolt];
    case 'nation-eliminated':
      return [outSign(seatId(getNationInfo(setting, event.nation).code))];
    default:
      return [];
  }
};

const wanted = (campaigns: readonly Campaign[]): readonly Requirement[] => [
  noneStuck(campaigns),
  everyVerb(campaigns),
  ...Object.values(SIGNS).flatMap((sign) =>
    sign === SIGNS.revolt && !hasRevolts(campaigns) ? [] : [inEvery(campaigns, sign)],
  ),
  noSeatTooStrong(campaigns),
  noSeatTooWeak(campaigns),
];

const hasRevolts = ([first]: readonly Campaign[]): boolean => positionOf(first)?.setting.localRevolts === true;
const positionOf = (campaign: Campaign | undefined): GamePosition | undefined => campaign?.position;

const noneStuck = (campaigns: readonly Campaign[]): Requirement => {
  const stuck = campaigns.filter(({ turns }) =>
    turns.some((_, at) => at + STUCK <= turns.length && !turns.slice(at, at + STUCK).some((turn) => turn.has(STRIFE))),
  );
  return {
    what: `no campaign with ${STUCK} turns in a row in which nobody marches or fights`,
    found: `${stuck.length} of ${campaigns.length}`,
    holds: stuck.length === 0,
  };
};

const everyVerb = (campaigns: readonly Campaign[]): Requirement => {
  const verbs = orderKindsOf(RULESET.orders, 'ruler').map(({ verb }) => verb);
  const missing = verbs.filter((verb) => !campaigns.some((campaign) => campaign.verbs.has(verb)));
  return {
    what: `each of ${verbs.length} orders in some campaign`,
    found: missing.length === 0 ? 'all' : `not ${missing.join(', ')}`,
    holds: missing.length === 0,
  };
};

const inEvery = (campaigns: readonly Campaign[], sign: string): Requirement => {
  const found = campaigns.filter(({ turns }) => turns.some((turn) => turn.has(sign))).length;
  return {
    what: `${sign === 'assault' ? 'an' : 'a'} ${sign} in every campaign`,
    found: `${found} of ${campaigns.length}`,
    holds: found === campaigns.length,
  };
};

const seatsOf = ([first]: readonly Campaign[]): readonly SeatId[] =>
  first === undefined ? [] : RULESET.seats(first.position.setting).map(({ seat }) => seat);

/** As many of these campaigns as so many of thirty. */
const outOf = (ofThirty: number, campaigns: readonly Campaign[]): number =>
  Math.floor((ofThirty * campaigns.length) / 30);

const noSeatTooStrong = (campaigns: readonly Campaign[]): Requirement => {
  const most = outOf(OF_THIRTY.won, campaigns);
  const wins = (seat: SeatId): number => campaigns.filter(({ winners }) => winners.includes(seat)).length;
  const all = seatsOf(campaigns);
  return {
    what: `no seat wins more than ${most} campaigns`,
    found: all.map((seat) => `${seat} ${wins(seat)}`).join(', '),
    holds: all.every((seat) => wins(seat) <= most),
  };
};

const noSeatTooWeak = (campaigns: readonly Campaign[]): Requirement => {
  const most = outOf(OF_THIRTY.early, campaigns);
  const early = (seat: SeatId): number =>
    campaigns.filter(({ turns }) => turns.slice(0, EARLY - 1).some((turn) => turn.has(outSign(seat)))).length;
  const all = seatsOf(campaigns);
  return {
    what: `no seat is out before turn ${EARLY} in more than ${most} campaigns`,
    found: all.map((seat) => `${seat} ${early(seat)}`).join(', '),
    holds: all.every((seat) => early(seat) <= most),
  };
};

/** A caretaker keeps the seat from the first turn on (UM-22.9). */
const leftToRules = ({ setting, state }: GamePosition, seat: SeatId): GamePosition => ({
  setting,
  state: {
    ...state,
    nations: state.nations.map((nation) =>
      nation?.number === nationOfSeat(setting, seat) ? { ...nation, status: 'caretaker' } : nation,
    ),
  },
});

export const BALANCE: BalanceSpec<Types> = {
  signs,
  counts: ({ after: { state } }) => ({ 'ruined cities': provincesOf(state).filter(({ cty }) => cty === 'D').length }),
  wanted,
  leftToRules,
};
