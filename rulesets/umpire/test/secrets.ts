import type { SeatId } from '@chancery/core';
import type { KnowledgeTable, ScrambleRules, Secrets } from '@chancery/testkit';
import type { Event } from '../src/events.ts';
import { findStack, nationOfSeat, nationsOf, provincesOf } from '../src/rules/find.ts';
import type { State } from '../src/state.ts';
import type { GamePosition, Types } from '../src/types.ts';
import { INDEPENDENTS, MOST_TENTHS, type NationNumber } from '../src/words.ts';
import { RULESET } from './ruleset.ts';

type Rule = Exclude<KnowledgeTable<Types>[string], string>;

/** A rule of seats: whoever looks as a number; the public knows none of it. */
const seen =
  (rule: (me: NationNumber, keys: readonly number[], position: GamePosition) => boolean): Rule =>
  (viewer, keys, position) => {
    const me = viewer === null ? null : nationOfSeat(position.setting, viewer);
    return me !== null && rule(me, keys.map(Number), position);
  };

/** Of a list by nation: the nation itself. */
const itself = seen((me, [nation]) => me === nation);
const owner = seen((me, [province = 0], { state }) => state.provinces[province]?.owner === me);
const ofGeneral = seen((me, [place = 0], { state }) => state.generals[place]?.nation === me);
/** Enmity is known to the two alone (UM-4.9). */
const enmity = seen((me, [nation = 0, at = 0], { state }) => {
  return me === nation || state.nations[nation]?.enemies[at] === me;
});
/** One's own troops, and by the brackets of one's own revenue whether there are enemies (UM-5.13). */
const ofStack = seen((me, [province = 0, at = 0], { state }) => {
  return state.stacks[province]?.[at]?.nation === me || state.provinces[province]?.owner === me;
});
/** Owner, besiegers, and whoever stands there (UM-21.5). */
const party = seen((me, [province = 0], { state }) => {
  const found = state.provinces[province] ?? null;
  if (found === null) return false;
  return found.owner === me || found.siege?.besiegers.includes(me) === true || findStack(state, me, province) !== null;
});

const paths = (thing: string, facts: readonly string[], knowledge: KnowledgeTable<Types>[string]) =>
  Object.fromEntries(facts.map((fact) => [`${thing}.*.${fact}`, knowledge]));

/** Who may know what by section 21; what the rules only keep in mind nobody is shown. */
const TABLE: KnowledgeTable<Types> = {
  turn: 'public',
  'nations.*': 'public',
  ...paths('nations', ['treasury', 'taxRate', 'capital', 'morale', 'originalRevenue', 'originalForces'], itself),
  ...paths('nations', ['replacementProvince', 'missed', 'enemies'], itself),
  'nations.*.enemies.*': enmity,
  ...paths('nations', ['cincShock', 'cincRevolt', 'faceLoss', 'disbandedPay', 'replacementsDue'], 'secret'),
  'provinces.*': 'public',
  ...paths('provinces', ['owner', 'cty', 'everCity', 'loyalty', 'loyaltyCap', 'orig', 'base'], owner),
  ...paths('provinces', ['inv', 'invPending', 'dev', 'foundedTurn'], owner),
  ...paths('provinces', ['originalOwner', 'homeCapitalOf', 'rebelAgainst', 'cededBy', 'cededTurn'], 'secret'),
  ...paths('provinces', ['siege', 'siege.besiegers', 'siege.t', 'siege.besiegers.*'], party),
  ...paths('provinces', ['siege.reliefBeaten', 'siege.reliefOutside', 'siege.reliefOutside.*'], 'secret'),
  'generals.*': 'public',
  ...paths('generals', ['location', 'command', 'reputation', 'loyalty', 'activity', 'popularity'], ofGeneral),
  ...paths('generals', ['health', 'age', 'seniority', 'state', 'incapUntil'], ofGeneral),
  ...paths('generals', ['skill', 'trueLoyalty'], 'secret'),
  'stacks.*': 'public',
  'stacks.*.*': ofStack,
  'pendingNews.*': 'secret',
  'known.*': itself,
};

const isNation = ({ nations }: State, nation: NationNumber | null): boolean =>
  nation === null || nation === INDEPENDENTS || Boolean(nations[nation]);

/** Numbers name what is there, and nobody stands twice in one place. */
const couldBe = ({ state }: GamePosition): boolean =>
  provincesOf(state).every(
    ({ owner: of, siege }) => isNation(state, of) && (siege?.besiegers.every((each) => isNation(state, each)) ?? true),
  ) &&
  nationsOf(state).every(
    ({ number, capital, enemies, replacementProvince }) =>
      [capital, replacementProvince].every((place) => place === null || Boolean(state.provinces[place])) &&
      enemies.every((each) => each !== number && each !== INDEPENDENTS && isNation(state, each)) &&
      new Set(enemies).size === enemies.length,
  ) &&
  state.stacks.every(
    (here) =>
      new Set(here.map(({ nation }) => nation)).size === here.length &&
      here.every(({ nation, units }) => isNation(state, nation) && units.some((count) => count > 0)),
  ) &&
  state.generals.every(({ location }) => Boolean(state.provinces[location]));

/** Whether the campaign is over is public, though it is judged by secrets. */
const mended: ScrambleRules<Types>['mended'] = (changed, before) =>
  RULESET.window(changed).kind === RULESET.window(before).kind ? changed : null;

/** What a viewer may not know, as changes that they must not notice (section 21). */
export const SECRETS: Secrets<Types> = {
  scrambled: { table: TABLE, isValid: couldBe, mended },
  positions: (position, viewer) => {
    const me = viewer === null ? null : nationOfSeat(position.setting, viewer);
    return [otherRatings(position), otherSecretsOfOthers(position, me)];
  },
  events: (event, viewer, { setting }) => otherwise(event, viewer === null ? null : nationOfSeat(setting, viewer)),
  orders: ({ setting, state }, seat, viewer, words) => {
    const me = nationOfSeat(setting, seat);
    const foreign = provincesOf(state).find((province) => province.owner !== me);
    const third = nationsOf(state).find(({ number }) => number !== me && seatOf(setting, number) !== viewer);
    if (me === null || foreign === undefined || third === undefined) return [];
    return [
      { verb: 'FOUND', section: 'options', args: { province: foreign.number, revenue: 2, name: words } },
      { verb: 'TRANSFER', section: 'options', args: { nation: third.number, tenths: MOST_TENTHS } },
    ];
  },
};

const seatOf = ({ nations }: GamePosition['setting'], nation: NationNumber): SeatId | string | undefined =>
  nations[nation]?.code;

/** What nobody is told of any general (UM-10.9). */
const otherRatings = ({ setting, state }: GamePosition): GamePosition => ({
  setting,
  state: {
    ...state,
    generals: state.generals.map((general) => ({
      ...general,
      skill: 7 - general.skill,
      trueLoyalty: 7 - general.trueLoyalty,
    })),
  },
});

/** Treasuries, taxes and morale of all others at once (UM-21.25). */
const otherSecretsOfOthers = ({ setting, state }: GamePosition, me: NationNumber | null): GamePosition => ({
  setting,
  state: {
    ...state,
    nations: state.nations.map((nation) =>
      nation === null || nation.number === me
        ? nation
        : { ...nation, treasury: nation.treasury + 5, taxRate: 150 - nation.taxRate, morale: 130 - nation.morale },
    ),
    provinces: state.provinces.map((province) =>
      province === null || province.owner === me ? province : { ...province, dev: province.dev + 1 },
    ),
  },
});

/** The same event with other things in it that the viewer never hears. */
const otherwise = (event: Event, me: NationNumber | null): readonly Event[] => {
  switch (event.kind) {
    case 'chances-taken':
      return [{ ...event, step: event.step + 1, chances: [] }];
    case 'gold-paid':
      return event.nation === me ? [] : [{ ...event, tenths: event.tenths + 1 }];
    case 'bribe-offered':
      return event.by === me ? [] : [{ ...event, accepted: !event.accepted, tenths: event.tenths + 1 }];
    case 'units-raised':
      return event.nation === me ? [] : [{ ...event, units: event.units.map((count) => count + 1) }];
    case 'loyalty-shaken':
      return [{ ...event, trueLoyalty: 7 - event.trueLoyalty }];
    case 'enemies-set':
      return event.nation === me ? [] : [{ ...event, enemies: [] }];
    case 'order-done':
      return event.nation === me ? [] : [{ ...event, line: event.line + 1 }];
    case 'intelligence-gathered':
      return event.nation === me ? [] : [{ ...event, seen: [], covered: [] }];
    default:
      return [];
  }
};
