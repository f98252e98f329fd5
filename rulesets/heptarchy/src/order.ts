import type { AreaNumber, LandKind, Resource, SeaNumber, Tradition, TreatyKind, UnitId } from './words.ts';

/**
 * The actions of a Post in the form in which all channels share them (HEP-14.1). Kingdoms are named by code, areas and seas
 * by number, units by id.
 */
interface Action<Verb extends string, Args> {
  readonly verb: Verb;
  readonly args: Args;
}
type NoArgs = { readonly [name: string]: never };
type OnArea = { readonly area: AreaNumber };
type ToKingdom = { readonly kingdom: string };

/** How a player signs up, once (HEP-3.9). */
export type SignUp = Action<
  'SIGN_UP',
  { readonly leader: string; readonly tradition: Tradition; readonly color?: string }
>;
export type Develop = Action<'DEVELOP', OnArea & { readonly resource: Resource }>;
export type Redevelop = Action<'REDEVELOP', OnArea & { readonly old: Resource; readonly new: Resource }>;
export type Raise = Action<'RAISE', OnArea & { readonly kind: LandKind }>;
export type BuildNavy = Action<'BUILD_NAVY', OnArea & { readonly sea?: SeaNumber }>;
export type Disband = Action<'DISBAND', { readonly unit: UnitId }>;

export type DeclareWar = Action<'DECLARE_WAR', ToKingdom>;
export type Propose = Action<'PROPOSE', ToKingdom & { readonly treaty: TreatyKind }>;
export type Answer = Action<'ANSWER', ToKingdom & { readonly treaty: TreatyKind; readonly yes: boolean }>;
export type Cancel = Action<'CANCEL', ToKingdom & { readonly treaty: TreatyKind }>;
export type Gift = Action<'GIFT', ToKingdom & { readonly gold: number }>;
export type Subjugate = Action<'SUBJUGATE', ToKingdom>;
/** Without demands besides `white: true` it is White Peace. */
export type OfferPeace = Action<
  'OFFER_PEACE',
  ToKingdom & {
    readonly white?: boolean;
    readonly tribute?: number;
    readonly truce?: number;
    readonly disband?: readonly UnitId[];
    readonly renounceTrade?: readonly string[];
    readonly renouncePact?: readonly string[];
    readonly trade?: boolean;
    readonly pact?: boolean;
    readonly land?: readonly AreaNumber[];
  }
>;
export type AnswerPeace = Action<'ANSWER_PEACE', ToKingdom & { readonly yes: boolean }>;

/** Either `units`, or all of a kind that stand in `from`. */
export type Move = Action<
  'MOVE',
  { readonly units?: readonly UnitId[]; readonly all?: LandKind; readonly from?: AreaNumber; readonly to: AreaNumber }
>;
export type Load = Action<'LOAD', { readonly unit: UnitId; readonly navy: UnitId }>;
export type Unload = Action<'UNLOAD', { readonly unit: UnitId }>;
export type Dispatch = Action<'DISPATCH', { readonly navies: readonly UnitId[] }>;
export type Sail = Action<'SAIL', { readonly navies: readonly UnitId[]; readonly sea: SeaNumber }>;
/** `sea`: the anchor point, where the area borders two seas; the one that the fleet is in unless given (HEP-9.24). */
export type Anchor = Action<
  'ANCHOR',
  { readonly navies: readonly UnitId[]; readonly area: AreaNumber; readonly sea?: SeaNumber }
>;

/** `at` is an area's number, or that of a sea on the map (`worldNumberOfSea`). */
export type Boost = Action<'BOOST', { readonly kind: LandKind; readonly at: number; readonly times?: number }>;
export type Raid = Action<'RAID', OnArea & { readonly times?: number }>;
export type Protect = Action<'PROTECT', OnArea & { readonly times?: number }>;
export type Church = Action<'CHURCH', NoArgs>;

/** `to` is a kingdom's code or ALL. */
export type Message = Action<'MESSAGE', { readonly to: string; readonly text: string }>;
export type End = Action<'END', NoArgs>;

/** Acts of the game master. */
export type SetController = Action<
  'SET_CONTROLLER',
  ToKingdom & { readonly controller: 'player' | 'npc' | 'caretaker' }
>;
/** Before Turn 1 only (HEP-1.12): the kingdoms of players in their order. */
export type SetPlayerList = Action<'SET_PLAYER_LIST', { readonly kingdoms: readonly string[] }>;
export type EndGame = Action<'END_GAME', NoArgs>;

export type KingdomOrder =
  | SignUp
  | Develop
  | Redevelop
  | Raise
  | BuildNavy
  | Disband
  | DeclareWar
  | Propose
  | Answer
  | Cancel
  | Gift
  | Subjugate
  | OfferPeace
  | AnswerPeace
  | Move
  | Load
  | Unload
  | Dispatch
  | Sail
  | Anchor
  | Boost
  | Raid
  | Protect
  | Church
  | Message
  | End;
export type MasterAct = SetController | SetPlayerList | EndGame;

export type Order = KingdomOrder | MasterAct;
export type Verb = Order['verb'];
export type OrderOf<V extends Verb> = Extract<Order, { verb: V }>;
