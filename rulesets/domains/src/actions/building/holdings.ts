import { removeHolding, setLevel } from '../../consequences/holdings.ts';
import type { Refusal } from '../../refusals.ts';
import { findHolding, findHoldingOf, getHolding, getProvince, unitsInside } from '../../rules/find.ts';
import { effLevel, isFree, roomForHoldings } from '../../rules/levels.ts';
import { isPermitted } from '../../rules/passage.ts';
import type { Acting } from '../../rules/scene.ts';
import type { Holding } from '../../state.ts';
import { COST, type HoldingId, MOST_LEVEL, type ProvinceNumber } from '../../words.ts';
import { type DeedOf, firstFault } from '../deed.ts';
import { goldFault, pay } from '../money.ts';

/** Holdings: founded, raised, contested, fortified. */

const DIE = 6;
/** The least roll that founds a holding without leave (DOM-4.4). */
const FOUNDED_FROM = 4;
/** What walls add in a contest (DOM-4.7). */
const WALLS_IN_CONTEST = 2;

/** Needs no roll: own or unruled land, or leave of its ruler (DOM-4.4). */
const isWelcome = ({ state, domain }: Acting, province: ProvinceNumber): boolean => {
  const { ruler } = getProvince(state, province);
  return (
    ruler === null || ruler === domain || isPermitted(state, { by: ruler, to: domain, what: 'holdings', province })
  );
};

export const found: DeedOf<'FOUND'> = {
  fault: (acting, { kind, province }) => {
    const { state, domain } = acting;
    if (findHoldingOf(state, domain, { province, kind }) !== null) return { code: 'holding-there-already', province };
    if (roomForHoldings(state, getProvince(state, province), kind) < 1) return { code: 'no-room', province };
    return goldFault(acting, COST.found);
  },
  carryOut: (acting, { kind: sort, province }) => {
    const { state, emit, dice, domain } = acting;
    const roll = isWelcome(acting, province) ? null : dice.at('found', domain).d(DIE);
    pay(acting, COST.found, 'founding');
    if (roll !== null && roll < FOUNDED_FROM) {
      return emit({ kind: 'founding-failed', rule: 'DOM-4.4', domain, province, sort, roll });
    }
    emit({ kind: 'founded', rule: 'DOM-4.4', domain, holding: state.next.holding, province, sort, roll });
  },
};

/** The cost of the next level, twice as much for walls (DOM-4.5). */
export const costToRaise = ({ level, fortified }: Holding): number => (level + 1) * (fortified ? 2 : 1);

const ownFault = ({ state, domain }: Acting, id: HoldingId): Refusal | null => {
  const holding = findHolding(state, id);
  if (holding === null) return { code: 'unknown-holding', holding: id };
  if (holding.owner !== domain) return { code: 'not-your-holding', holding: id };
  return isFree(holding) ? null : { code: 'besieged-or-occupied', holding: id };
};

export const raiseHoldingFault = (acting: Acting, id: HoldingId): Refusal | null =>
  firstFault(ownFault(acting, id), () => {
    const holding = getHolding(acting.state, id);
    if (holding.level >= MOST_LEVEL) return { code: 'highest-level' };
    if (holding.raisedTurn === acting.state.turn) return { code: 'raised-already' };
    const { province, kind } = holding;
    if (roomForHoldings(acting.state, getProvince(acting.state, province), kind) < 1)
      return { code: 'no-room', province };
    return goldFault(acting, costToRaise(holding));
  });

export const raiseHolding = (acting: Acting, id: HoldingId): void => {
  const holding = getHolding(acting.state, id);
  pay(acting, costToRaise(holding), 'raising');
  acting.emit({
    kind: 'holding-raised',
    rule: 'DOM-4.5',
    domain: acting.domain,
    holding: id,
    level: holding.level + 1,
  });
};

/** Rivalry without arms: own level and a die against the other's (DOM-4.7, 4.8). */
export const contest: DeedOf<'CONTEST'> = {
  fault: (acting, { holding: id }) => {
    const { state, domain } = acting;
    const target = findHolding(state, id);
    if (target === null) return { code: 'unknown-holding', holding: id };
    if (target.owner === domain) return { code: 'your-own-holding', holding: id };
    const own = findHoldingOf(state, domain, target);
    if (own === null || own.level < 1) return { code: 'no-holding-of-that-kind', province: target.province };
    const taken = [own, target].find((holding) => !isFree(holding));
    if (taken !== undefined) return { code: 'besieged-or-occupied', holding: taken.id };
    if (unitsInside(state, id).length > 0) return { code: 'units-inside', holding: id };
    return goldFault(acting, COST.contest);
  },
  carryOut: (acting, { holding: id }) => {
    const { state, emit, dice, domain } = acting;
    const target = getHolding(state, id);
    const own = findHoldingOf(state, domain, target) as Holding;
    const rolls = [dice.at('contest.att', domain).d(DIE), dice.at('contest.def', domain).d(DIE)] as const;
    const totals = [
      rolls[0] + own.level,
      rolls[1] + effLevel(target) + (target.fortified ? WALLS_IN_CONTEST : 0),
    ] as const;
    const won = totals[0] > totals[1];
    pay(acting, COST.contest, 'a contest');
    emit({ kind: 'contested', rule: 'DOM-4.7', by: domain, holding: own.id, target: id, rolls, totals, won });
    if (!won) return;
    if (target.level === 0) removeHolding(acting, id, 'contest');
    else setLevel(acting, id, target.level - 1, 'contest');
  },
};

export const costToFortify = ({ level }: Holding): number => 2 * level;

/** Walls, and their garrison with them (DOM-4.9, 4.10). */
export const fortify: DeedOf<'FORTIFY'> = {
  fault: (acting, { holding: id }) =>
    firstFault(ownFault(acting, id), () => {
      const holding = getHolding(acting.state, id);
      if (holding.fortified) return { code: 'fortified-already', holding: id };
      if (holding.level < 1) return { code: 'level-zero', holding: id };
      return goldFault(acting, costToFortify(holding));
    }),
  carryOut: (acting, { holding: id }) => {
    pay(acting, costToFortify(getHolding(acting.state, id)), 'fortifying');
    acting.emit({ kind: 'fortified', rule: 'DOM-4.9', domain: acting.domain, holding: id });
  },
};
