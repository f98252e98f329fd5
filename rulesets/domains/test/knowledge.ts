import type { Position } from '@chancery/core';
import type { KnowledgeTable, ScrambleRules } from '@chancery/testkit';
import { domainOfCode, findHolding } from '../src/rules/find.ts';
import { holdingsSeenBy, knowsOrdersOf, maySeeUnit } from '../src/rules/sight.ts';
import type { Holding, State, Unit } from '../src/state.ts';
import type { Types } from '../src/types.ts';
import { GOLD_A_POINT, scoreOf } from '../src/victory/score.ts';
import type { DomainNumber } from '../src/words.ts';
import { RULESET } from './ruleset.ts';

type Rule = Exclude<KnowledgeTable<Types>[string], string>;
type Board = Position<Types>;

/** A rule of seats: whoever looks as a number; the public knows none of it. */
const seen =
  (rule: (me: DomainNumber, place: number, board: Board) => boolean): Rule =>
  (viewer, [place], board) => {
    const me = viewer === null ? null : domainOfCode(board.setting, viewer);
    return me !== null && rule(me, Number(place), board);
  };

/** Of a list by domain: the domain itself. */
const itself = seen((me, domain) => me === domain);

const ofHolding = (rule: (me: DomainNumber, holding: Holding, state: State) => boolean): Rule =>
  seen((me, place, { state }) => {
    const holding = state.holdings[place];
    return holding !== undefined && rule(me, holding, state);
  });
const ofUnit = (rule: (me: DomainNumber, unit: Unit, state: State) => boolean): Rule =>
  seen((me, place, { state }) => {
    const unit = state.units[place];
    return unit !== undefined && rule(me, unit, state);
  });
/** Of things between domains: either of the two. */
const either = (list: 'permissions' | 'denials' | 'proposals', ...sides: readonly string[]): Rule =>
  seen((me, place, { state }) => {
    const row = state[list][place] as unknown as { readonly [side: string]: unknown } | undefined;
    return row !== undefined && sides.some((side) => row[side] === me);
  });

const rulerOrOccupier = seen((me, place, { state }) => {
  const province = state.provinces[place];
  return province?.ruler === me || province?.occupiedBy === me;
});

const paths = (thing: string, facts: readonly string[], knowledge: KnowledgeTable<Types>[string]) =>
  Object.fromEntries(facts.map((fact) => [`${thing}.*.${fact}`, knowledge]));

/** Who may know what by section 15; what the rules only keep in mind nobody is shown. */
const TABLE: KnowledgeTable<Types> = {
  turn: 'public',
  bridges: 'public',
  'domains.*': 'public',
  ...paths('domains', ['treasury', 'heir', 'missed', 'lostRoundTurn', 'raised'], itself),
  ...paths('domains', ['assassinationDone', 'sabotageDone', 'counterspyFrom'], 'secret'),
  // Persons are public by name; who is exposed only their own domain knows.
  ...paths('domains', ['ruler.exposedTurn', 'underlings.*.exposedTurn'], itself),
  ...paths('domains', ['ruler.busyTurn', 'underlings.*.busyTurn'], 'secret'),
  'provinces.*': 'public',
  ...paths('provinces', ['taxRate', 'mood', 'occupiedBy', 'occupiedSince', 'conquered'], rulerOrOccupier),
  ...paths('provinces', ['noTaxTurn', 'doubleTaxTurn', 'pillagedTurn', 'raisedTurn'], rulerOrOccupier),
  'holdings.*': 'public',
  ...paths(
    'holdings',
    ['level', 'siegeLevel', 'siegeRounds', 'fortified', 'occupiedBy', 'occupiedSince'],
    ofHolding((me, holding, state) => holdingsSeenBy(state, me)(holding)),
  ),
  ...paths(
    'holdings',
    ['musteredTurn', 'musteredPoints', 'raisedTurn'],
    ofHolding((me, { owner }) => owner === me),
  ),
  'units.*': ofUnit((me, unit, state) => maySeeUnit(state, me, unit)),
  ...paths(
    'units',
    ['stance', 'retreatTo', 'joinScouts', 'task'],
    ofUnit((me, unit) => knowsOrdersOf(me, unit)),
  ),
  'units.*.id': 'secret',
  'wars.*': (viewer, [place], board) => {
    const war = board.state.wars[Number(place)];
    const me = viewer === null ? null : domainOfCode(board.setting, viewer);
    return war !== undefined && (war.active || (me !== null && (war.attacker === me || war.notified.includes(me))));
  },
  'wars.*.notified.*': (viewer, [place, at], { setting, state }) =>
    viewer !== null && state.wars[Number(place)]?.notified[Number(at)] === domainOfCode(setting, viewer),
  'treaties.*': 'public',
  'permissions.*': either('permissions', 'by', 'to'),
  'denials.*': either('denials', 'by', 'to'),
  'routes.*': seen((me, place, { state }) => {
    const route = state.routes[place];
    return route !== undefined && [route.first, route.second].some((id) => findHolding(state, id)?.owner === me);
  }),
  'proposals.*': either('proposals', 'from', 'to'),
  'known.*': 'public',
  ...paths('known', ['forces.*', 'provinces.*', 'papers.*'], itself),
  next: 'secret',
};

const isDomain = ({ domains }: State, domain: number | null): boolean => domain === null || Boolean(domains[domain]);

const unitFits = (state: State, unit: Unit, before: Unit | undefined): boolean => {
  const { id, owner, loanedTo, province, inside, home, task } = unit;
  const holding = inside === null ? null : state.holdings.find((each) => each.id === inside);
  return (
    (before === undefined || before.id < id) &&
    id < state.next.unit &&
    [owner, loanedTo].every((domain) => isDomain(state, domain)) &&
    Boolean(state.provinces[province]) &&
    (holding === null || holding?.province === province) &&
    (home === null || Boolean(state.provinces[home])) &&
    unit.retreatTo.every((each) => Boolean(state.provinces[each])) &&
    (task === null || state.holdings.some((each) => each.id === task.holding))
  );
};

const holdingFits = (state: State, { level, siegeLevel, occupiedBy, occupiedSince }: Holding): boolean =>
  level <= 10 &&
  (siegeLevel === null || siegeLevel <= level) &&
  isDomain(state, occupiedBy) &&
  (occupiedBy === null) === (occupiedSince === null);

/** Numbers name what is there, and things that hang together do. */
const couldBe = ({ state }: Board): boolean =>
  state.units.every((unit, at) => unitFits(state, unit, state.units[at - 1])) &&
  state.holdings.every((holding) => holdingFits(state, holding)) &&
  state.provinces.every((each) => each === null || isDomain(state, each.occupiedBy)) &&
  [...state.permissions, ...state.denials].every(({ by, to }) => isDomain(state, by) && isDomain(state, to)) &&
  state.routes.every(({ first, second }) =>
    [first, second].every((id) => state.holdings.some((each) => each.id === id)),
  ) &&
  state.proposals.every(({ from, to, units }) => isDomain(state, from) && isDomain(state, to) && units.length >= 0) &&
  state.wars.every(({ attacker, defender, notified }) =>
    [attacker, defender, ...notified].every((each) => isDomain(state, each)),
  );

/** Scores are public though they are reckoned from secrets (DOM-17.8): gold makes up for what changes them. */
export const atTheSameScore = (changed: Board, before: Board): Board | null => {
  const { setting } = before;
  let short = false;
  const domains = changed.state.domains.map((domain) => {
    if (domain === null) return null;
    const gained = scoreOf(setting, changed.state, domain.number) - scoreOf(setting, before.state, domain.number);
    const treasury = domain.treasury - GOLD_A_POINT * gained;
    short ||= treasury < 0;
    return { ...domain, treasury };
  });
  const mended = { setting, state: { ...changed.state, domains } };
  const over = (board: Board): string => RULESET.window(board).kind;
  return short || over(mended) !== over(before) ? null : mended;
};

export const SCRAMBLED: ScrambleRules<Types> = { table: TABLE, isValid: couldBe, mended: atTheSameScore };
