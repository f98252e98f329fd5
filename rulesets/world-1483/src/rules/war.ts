import type { Board, War } from '../state.ts';
import { AT_WAR, type Box, type NationNumber, NEUTRAL, type OwnerNumber } from '../words.ts';
import { getNation } from './find.ts';

type HasWars = Pick<Board, 'wars'>;

/** The war of two, whoever began it. */
export const warOf = ({ wars }: HasWars, one: OwnerNumber, other: OwnerNumber): War | null =>
  wars.find(
    ({ attacker, defender }) => (attacker === one && defender === other) || (attacker === other && defender === one),
  ) ?? null;
export const atWar = (board: HasWars, one: OwnerNumber, other: OwnerNumber): boolean =>
  warOf(board, one, other) !== null;
export const warsOf = ({ wars }: HasWars, nation: NationNumber): readonly War[] =>
  wars.filter(({ attacker, defender }) => attacker === nation || defender === nation);
/** The other side of a war. */
export const enemyIn = ({ attacker, defender }: War, nation: NationNumber): NationNumber =>
  attacker === nation ? defender : attacker;
/** In list order. */
export const enemiesOf = (board: HasWars, nation: NationNumber): readonly NationNumber[] =>
  warsOf(board, nation)
    .map((war) => enemyIn(war, nation))
    .toSorted((a, b) => a - b);
/** What a side of a war had when it began. */
export const hadIn = (war: War, nation: NationNumber): readonly number[] =>
  war.attacker === nation ? war.attackerHad : war.defenderHad;

/** The box in which a non-player nation has another (W83-5.1): At War whenever there is a war, Neutral where none is kept. */
export const boxOf = (board: Pick<Board, 'nations' | 'wars'>, npc: NationNumber, nation: NationNumber): Box =>
  atWar(board, npc, nation)
    ? AT_WAR
    : ((getNation(board, npc).boxes.find((entry) => entry.nation === nation)?.box ?? NEUTRAL) as Box);
