import { isPrintable, type OrderKind, warning } from '@chancery/core';
import { allIllegal, type Judgement as KitJudgement, mastersCheck, RULERS_ONLY } from '@chancery/kit';
import { type Desk, deskOf, ownUnitNamed } from '../known/desk.ts';
import type { Order } from '../order.ts';
import { realmByCode } from '../phases/steps.ts';
import type { Refusal } from '../refusals.ts';
import { mayGive, wrongKind } from '../rules/givers.ts';
import type { Unit } from '../state.ts';
import type { MdKnown, Types } from '../types.ts';
import { IND, type RealmNumber } from '../words.ts';

export type Check<O extends Order> = OrderKind<Types, O>['check'];

/** The reasons for which an order can't become legal this turn. */
export type Judgement = KitJudgement<Refusal>;

/**
 * The check of a ruler's order (MD-1.31): illegal is what is wrong in form, or forbidden now and unable to become legal
 * this turn. Whatever else should keep it from being carried out is a warning, found by trying the orders out (MD-15.5);
 * `beware` adds warnings of orders that are carried out otherwise than they say.
 */
export const judged =
  <O extends Order>(
    judge: (desk: Desk, order: O, index: number) => Judgement,
    beware: (desk: Desk, order: O, index: number) => Judgement = () => [],
  ): Check<O> =>
  (known, order, { orders, index, depth }) => {
    const desk = deskOf(known, orders);
    if (!desk) return RULERS_ONLY;
    const faults = allIllegal(judge(desk, order, index));
    if (faults.length > 0) return faults;
    if (depth === 'faults') return [];
    const expected = desk.forecast().faults.get(index);
    const unwise = beware(desk, order, index).filter((fault) => fault !== null);
    return [...(expected ? [expected.refusal] : []), ...unwise].map(warning);
  };

type UnitOrder = Extract<Order, { unit: string }>;
type UnitJudge<O extends UnitOrder> = (desk: Desk, order: O, unit: Unit, index: number) => Judgement;

/** The same for an order that a unit gives. */
export const judgedOf = <O extends UnitOrder>(
  judge: UnitJudge<O> = () => [],
  beware: UnitJudge<O> = () => [],
): Check<O> =>
  judged(
    (desk, order, index) => {
      const unit = ownUnitNamed(desk, order.unit);
      if (!unit) return [{ code: 'unknown-unit', unit: order.unit }];
      return mayGive(order.verb, unit.kind) ? judge(desk, order, unit, index) : [wrongKind(order, unit.kind)];
    },
    (desk, order, index) => {
      const unit = ownUnitNamed(desk, order.unit);
      return unit ? beware(desk, order, unit, index) : [];
    },
  );

/** The check of an act of the game master. */
export const judgedForMaster = <O extends Order>(judge: (order: O, known: MdKnown) => Judgement): Check<O> =>
  mastersCheck(judge);

/** Why a name cannot be given (MD-4.39). */
export const nameFault = (name: string | undefined): Refusal | null =>
  name === undefined || isPrintable(name) ? null : { code: 'unprintable' };

/** Why a realm cannot be dealt with at all: unknown, oneself, the independents, defeated. */
export const dealingFault = (desk: Desk, code: string): Refusal | null => {
  const realm = realmByCode(desk, code);
  if (realm === null) return { code: 'unknown-realm', realm: code };
  if (realm === desk.realm) return { code: 'oneself' };
  if (realm === IND) return { code: 'independents' };
  return desk.view.realms[realm]?.control === 'defeated' ? { code: 'defeated', realm } : null;
};

/** Judges a dealing with another realm, which exists and can be dealt with. */
export const withRealm = (desk: Desk, code: string, judge: (realm: RealmNumber) => Judgement): Judgement => {
  const fault = dealingFault(desk, code);
  return fault ? [fault] : judge(realmByCode(desk, code) as RealmNumber);
};

/** Why the master's act names no realm that plays. */
export const realmFault = ({ setting, view }: MdKnown, code: string): Refusal | null => {
  const realm = realmByCode({ setting }, code);
  if (realm === null) return { code: 'unknown-realm', realm: code };
  if (realm === IND) return { code: 'independents' };
  return view.realms[realm]?.control === 'defeated' ? { code: 'defeated', realm } : null;
};
