import type { Setting } from '../setting.ts';
import type { Board, Nation } from '../state.ts';
import { type NationNumber, NPC_PHASE, type PlaceNumber } from '../words.ts';
import { isColony } from './core.ts';
import { exists, findNationInfo, getPlace, getTerritory, isTribe, nationsOf, ownedBy } from './find.ts';
import { landAdjacent } from './geography.ts';

type Lands = Pick<Board, 'nations' | 'territories'>;

/** The least that a rebellion costs (W83-13.54). */
export const LEAST_SUPPORT = 5;

/** From how much money on which chance in 10 (W83-13.53). */
const BRACKETS = [
  [56, 6],
  [41, 5],
  [29, 4],
  [19, 3],
  [11, 2],
  [LEAST_SUPPORT, 1],
] as const;
export const rebellionChance = (money: number): number => BRACKETS.find(([from]) => money >= from)?.[1] ?? 0;

/** Who would rise in a territory, for which lands, and in how many troops at most. */
export interface Rising {
  /** A nation of the board; null for a colony whose rebels would be a new one. */
  readonly nation: NationNumber | null;
  readonly lands: readonly PlaceNumber[];
  readonly most: number;
}

/** The first lands of a conquered nation rise for it, and colonial cities for themselves (W83-13.51); null where nobody would. */
export const risingIn = (setting: Setting, board: Lands, territory: PlaceNumber): Rising | null => {
  const { owner } = getTerritory(board, territory);
  if (owner <= 0) return null;
  const former = nationsOf(board).find(
    (nation) => nation.number !== owner && nation.original.includes(territory) && mayRise(setting, board, nation),
  );
  if (former !== undefined) {
    return { nation: former.number, lands: former.original, most: mostTroopsOf(setting, board, former) };
  }
  return isColony(setting, board, owner, territory) ? colonialRising(setting, board, territory) : null;
};

/** Rebels who are there already (W83-13.68), or a nation that has been completely conquered (W83-13.52). */
const mayRise = (setting: Setting, board: Lands, nation: Nation): boolean =>
  (nation.kind === 'rebel' && exists(nation)) || isCompletelyConquered(setting, board, nation);

/** It had a city at the start, was not absorbed, and has no land now (W83-13.52); never a tribe (W83-13.83). */
export const isCompletelyConquered = (
  setting: Setting,
  board: Lands,
  { number, status, original, ...nation }: Nation,
): boolean =>
  !isTribe(nation) &&
  status !== 'absorbed' &&
  findNationInfo(setting, number) !== null &&
  original.some((place) => getPlace(setting, place).city !== null) &&
  ownedBy(board, number).length === 0;

/** What its first lands were worth when the game began (W83-13.57); of colonial rebels what theirs are worth now (W83-13.58). */
const mostTroopsOf = (setting: Setting, board: Lands, { number, original }: Nation): number =>
  original.reduce(
    (sum, place) =>
      sum + (findNationInfo(setting, number) === null ? getTerritory(board, place) : getPlace(setting, place)).value,
    0,
  );

/** The city, and what its owner has and has incorporated around it (W83-13.58, 13.66). */
const colonialRising = (setting: Setting, board: Lands, territory: PlaceNumber): Rising => {
  const { owner } = getTerritory(board, territory);
  const around = landAdjacent(setting, territory).filter((place) => {
    const beside = getTerritory(board, place);
    return beside.owner === owner && beside.incorporatedBy === owner;
  });
  const lands = [territory, ...around].toSorted((a, b) => a - b);
  return { nation: null, lands, most: lands.reduce((sum, place) => sum + getTerritory(board, place).value, 0) };
};

/** `Free Algiers`; with a number where that is taken (W83-13.82). */
export const rebelName = (board: Pick<Board, 'nations'>, city: string): string => {
  const taken = new Set(nationsOf(board).map(({ name }) => name));
  const name = `Free ${city}`;
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) if (!taken.has(`${name} ${number}`)) return `${name} ${number}`;
};

/** Whether a nation is one of rebels whom the rules play (W83-13.50, 13.71). */
export const isNpcRebel = ({ kind, phase }: Pick<Nation, 'kind' | 'phase'>): boolean =>
  kind === 'rebel' && phase === NPC_PHASE;

/** The number of the next nation, and its place among those of phase 5: after all others (W83-13.63). */
export const nextNation = ({ nations }: Pick<Board, 'nations'>): NationNumber => nations.length;
export const lastOrder = (board: Pick<Board, 'nations'>): number =>
  1 + Math.max(0, ...nationsOf(board).flatMap(({ phase, order }) => (phase === NPC_PHASE ? [order] : [])));

/** Who a nation was when the game began: a nation of the rules, or of a player. */
export const wasPlayed = (setting: Pick<Setting, 'nations'>, nation: NationNumber): boolean =>
  (findNationInfo(setting, nation)?.phase ?? NPC_PHASE) !== NPC_PHASE;

/** `free-algiers` */
export const rebelCode = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
