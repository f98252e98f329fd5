import type { Location, Rank, Structure } from './words.ts';

/**
 * The orders of Medieval Diplomacy in the form in which all channels share them (MD-15.2): web, mail, file and API.
 * Units are written as their owner writes them (`A7`), realms by code, troops by key, places by number.
 */

interface HeadquartersOrder<Verb extends string, Args> {
  readonly verb: Verb;
  readonly args: Args;
}
interface UnitOrder<Verb extends string, Args> {
  readonly verb: Verb;
  readonly unit: string;
  readonly args: Args;
}
type NoArgs = { readonly [name: string]: never };
type WithRealm = { readonly realm: string };
type Troops = { readonly type: string; readonly count: number };

export type DeclareWar = HeadquartersOrder<'DECLARE_WAR', WithRealm>;
export type OfferAlliance = HeadquartersOrder<'OFFER_ALLIANCE', WithRealm>;
export type CancelAlliance = HeadquartersOrder<'CANCEL_ALLIANCE', WithRealm>;
/** Makes one's own alliance public (MD-16.6). */
export type PublishAlliance = HeadquartersOrder<'PUBLISH_ALLIANCE', WithRealm>;
export type OfferPeace = HeadquartersOrder<'OFFER_PEACE', WithRealm>;
export type AcceptGifts = HeadquartersOrder<'ACCEPT_GIFTS', WithRealm & { readonly on: boolean }>;
export type GrantPassage = HeadquartersOrder<'GRANT_PASSAGE', WithRealm & { readonly on: boolean }>;
export type GrantPermission = HeadquartersOrder<
  'GRANT_PERMISSION',
  WithRealm & { readonly province: Location; readonly on: boolean }
>;
export type SendAmbassador = HeadquartersOrder<'SEND_AMBASSADOR', WithRealm & { readonly text?: string }>;
export type SendGold = HeadquartersOrder<'SEND_GOLD', WithRealm & { readonly amount: number }>;
export type Annex = HeadquartersOrder<'ANNEX', { readonly province: Location }>;
/** `realm` is a code or IND. */
export type GiveProvince = HeadquartersOrder<'GIVE_PROVINCE', WithRealm & { readonly province: Location }>;
export type Proclaim = HeadquartersOrder<'PROCLAIM', { readonly text: string }>;

export type FormArmy = UnitOrder<'FORM_ARMY', { readonly number?: number; readonly name?: string }>;
export type FormFleet = UnitOrder<'FORM_FLEET', { readonly number?: number; readonly name?: string }>;
export type NameUnit = UnitOrder<'NAME', { readonly name: string }>;
export type RetreatLevel = UnitOrder<'RETREAT_LEVEL', { readonly value: Rank }>;
export type Follow = UnitOrder<'FOLLOW', { readonly target: string | null }>;
export type Marines = UnitOrder<'MARINES', { readonly on: boolean }>;
export type Defend = UnitOrder<'DEFEND', { readonly on: boolean }>;
export type Leader = UnitOrder<'LEADER', { readonly commander: number }>;
export type RankOrder = UnitOrder<'RANK', { readonly type: string; readonly ranks: readonly number[] }>;
/** Troops, or one commander by id. */
export type Disband = UnitOrder<
  'DISBAND',
  { readonly type?: string; readonly count?: number; readonly commander?: number }
>;
export type Salvage = UnitOrder<'SALVAGE', Troops>;

/** Troops, or one commander, or all that the receiver can hold. */
export type Transfer = UnitOrder<
  'TRANSFER',
  {
    readonly to: string;
    readonly toRealm?: string;
    readonly all?: boolean;
    readonly commander?: number;
    readonly type?: string;
    readonly count?: number;
    readonly rank?: Rank;
  }
>;
export type Hold = UnitOrder<'HOLD', NoArgs>;
export type March = UnitOrder<'MARCH', { readonly location: Location }>;
export type Board = UnitOrder<'BOARD', WithRealm>;
export type Load = UnitOrder<'LOAD', { readonly army: string; readonly armyRealm?: string }>;
export type Sail = UnitOrder<'SAIL', { readonly location: Location }>;
export type Unload = UnitOrder<
  'UNLOAD',
  { readonly army: string; readonly armyRealm?: string; readonly location: Location }
>;
export type Pillage = UnitOrder<'PILLAGE', NoArgs>;

export type Recruit = UnitOrder<'RECRUIT', Troops>;
export type BuildShips = UnitOrder<'BUILD_SHIPS', Troops>;
export type HireCommander = UnitOrder<'HIRE_COMMANDER', { readonly name?: string }>;
export type BuildFort = UnitOrder<'BUILD_FORT', NoArgs>;
export type RepairFort = UnitOrder<'REPAIR_FORT', NoArgs>;
export type BuildHarbour = UnitOrder<'BUILD_HARBOUR', NoArgs>;
export type BuildProduction = UnitOrder<'BUILD_PRODUCTION', { readonly count?: number }>;
export type Raze = UnitOrder<'RAZE', { readonly what: Structure }>;

/** Acts of the game master between two turns. */
export type SetStatus = HeadquartersOrder<'SET_STATUS', WithRealm & { readonly status: 'commoner' | 'royalty' }>;
export type SetControl = HeadquartersOrder<'SET_CONTROL', WithRealm & { readonly control: 'player' | 'computer' }>;
/** Special permission in an independent province (MD-2.17). */
export type PermitIndependent = HeadquartersOrder<
  'PERMIT_INDEPENDENT',
  WithRealm & { readonly province: Location; readonly on: boolean }
>;

export type HeadquartersOrders =
  | DeclareWar
  | OfferAlliance
  | CancelAlliance
  | PublishAlliance
  | OfferPeace
  | AcceptGifts
  | GrantPassage
  | GrantPermission
  | SendAmbassador
  | SendGold
  | Annex
  | GiveProvince
  | Proclaim;
export type StandingOrders =
  | FormArmy
  | FormFleet
  | NameUnit
  | RetreatLevel
  | Follow
  | Marines
  | Defend
  | Leader
  | RankOrder
  | Disband
  | Salvage;
export type PlanOrder = Transfer | Hold | March | Board | Load | Sail | Unload | Pillage;
export type BuildOrder =
  | Recruit
  | BuildShips
  | HireCommander
  | BuildFort
  | RepairFort
  | BuildHarbour
  | BuildProduction
  | Raze;
export type MasterAct = SetStatus | SetControl | PermitIndependent;

export type Order = HeadquartersOrders | StandingOrders | PlanOrder | BuildOrder | MasterAct;
export type Verb = Order['verb'];
export type OrderOf<V extends Verb> = Extract<Order, { verb: V }>;

export const PLAN_VERBS = ['TRANSFER', 'HOLD', 'MARCH', 'BOARD', 'LOAD', 'SAIL', 'UNLOAD', 'PILLAGE'] as const;
export const isPlanOrder = (order: Order): order is PlanOrder => (PLAN_VERBS as readonly string[]).includes(order.verb);
