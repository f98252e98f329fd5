import type { Assault } from '../../battle/fight.ts';
import type { OrderOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { findHolding, getProvince, unitsInField, unitsInside } from '../../rules/find.ts';
import { effLevel } from '../../rules/levels.ts';
import { hostilesInField } from '../../rules/passage.ts';
import type { Acting } from '../../rules/scene.ts';
import { pickUnits } from '../../rules/units.ts';
import { lenderAtPeace, mayInvade } from '../../rules/war.ts';
import type { Holding, State } from '../../state.ts';
import type { DomainNumber } from '../../words.ts';

/** Storming a holding (DOM-12.9 to 12.21), and plundering a province (DOM-13.17). */

/** Whoever holds it: its occupier, else its owner. */
export const holderOf = ({ occupiedBy, owner }: Holding): DomainNumber => occupiedBy ?? owner;

/** How it is stormed; null where there is nothing to storm (DOM-12.21). */
export const assaultOn = (state: State, holding: Holding): Assault | null => {
  const inside = unitsInside(state, holding.id).length > 0;
  const high = effLevel(holding) >= 1;
  if (!inside && !(holding.fortified && high)) return null;
  return { walls: high && (holding.fortified || inside), needsArtillerists: holding.fortified && high };
};

export const assaultFault = (acting: Acting, args: OrderOf<'ASSAULT'>['args']): Refusal | null => {
  const { holding: id, then } = args;
  const { setting, state, domain } = acting;
  const holding = findHolding(state, id);
  if (holding === null) return { code: 'unknown-holding', holding: id };
  const holder = holderOf(holding);
  if (holder === domain) return { code: 'your-own-holding', holding: id };
  // Retaking one's own needs no declaration (DOM-8.20, 13.22).
  if (holding.owner !== domain && !mayInvade(state, domain, holder)) return { code: 'no-war-declared', domain: holder };
  const { units, fault } = pickUnits(setting, state, domain, args);
  if (fault !== null) return fault;
  const lender = lenderAtPeace(state, units, { by: domain, enemy: holder });
  if (lender !== null) return { code: 'lender-at-peace', lender, domain: holder };
  const strayed = units.find(({ province, inside }) => province !== holding.province || inside !== null);
  if (strayed !== undefined) return { code: 'not-in-the-field', unit: strayed.id };
  if (units.length === 0) return { code: 'no-units', units: [] };
  if (unitsInField(state, holding.province).some(({ owner }) => owner === holder))
    return { code: 'owner-in-the-field', holding: id };
  const assault = assaultOn(state, holding);
  if (assault === null) return { code: 'nothing-to-storm', holding: id };
  if (assault.needsArtillerists && !units.some(({ type }) => type === 'Artillerists'))
    return { code: 'needs-artillerists', holding: id };
  return then === 'destroy' && holding.fortified ? { code: 'cannot-raze', holding: id } : null;
};

export const pillageFault = (
  { state, domain }: Acting,
  { province: number }: OrderOf<'PILLAGE'>['args'],
): Refusal | null => {
  const province = getProvince(state, number);
  if (province.ruler === null) return { code: 'unruled', province: number };
  if (!mayInvade(state, domain, province.ruler)) return { code: 'no-war-declared', domain: province.ruler };
  if (province.pillagedTurn === state.turn) return { code: 'pillaged-already', province: number };
  const own = unitsInField(state, number).some(({ owner }) => owner === domain);
  return own && hostilesInField(state, domain, number).length === 0 ? null : { code: 'opposed', province: number };
};
