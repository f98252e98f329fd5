import { isPlanOrder, type Order } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { UnitKind } from '../words.ts';
import { nameOfKinds } from './names.ts';

type UnitOrder = Extract<Order, { unit: string }>;
type UnitVerb = UnitOrder['verb'];

const ALL = ['A', 'F', 'G'] as const;
const ON_LAND = ['A', 'G'] as const;

/** The kinds of unit that may give each order: column "Who" of the tables of section 15, and MD-15.48. */
export const GIVERS = {
  FORM_ARMY: ON_LAND,
  FORM_FLEET: ['F', 'G'],
  NAME: ALL,
  RETREAT_LEVEL: ['A', 'F'],
  FOLLOW: ['A', 'F'],
  MARINES: ['A'],
  DEFEND: ['A'],
  LEADER: ALL,
  RANK: ALL,
  DISBAND: ALL,
  SALVAGE: ALL,
  TRANSFER: ALL,
  HOLD: ['A', 'F'],
  MARCH: ['A'],
  BOARD: ['A'],
  LOAD: ['F'],
  SAIL: ['F'],
  UNLOAD: ['F'],
  PILLAGE: ON_LAND,
  RECRUIT: ['G'],
  BUILD_SHIPS: ['G'],
  HIRE_COMMANDER: ['G'],
  BUILD_FORT: ON_LAND,
  REPAIR_FORT: ON_LAND,
  BUILD_HARBOUR: ON_LAND,
  BUILD_PRODUCTION: ON_LAND,
  RAZE: ON_LAND,
} as const satisfies { readonly [verb in UnitVerb]: readonly UnitKind[] };

export const mayGive = (verb: UnitVerb, kind: UnitKind): boolean =>
  (GIVERS[verb] as readonly UnitKind[]).includes(kind);

/** Why a unit of this kind cannot give the order: garrisons have no plan but TRANSFER and PILLAGE (MD-15.48). */
export const wrongKind = (order: UnitOrder, kind: UnitKind): Refusal =>
  kind === 'G' && isPlanOrder(order)
    ? { code: 'garrison-cannot', verb: order.verb }
    : { code: 'wrong-unit-kind', unit: order.unit, wanted: nameOfKinds(GIVERS[order.verb]) };
