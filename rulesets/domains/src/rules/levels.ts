import type { UnitTable } from '../setting.ts';
import type { Holding, Province, Unit } from '../state.ts';
import { type DomainNumber, type HoldingKind, MOST_LEVEL, ROOM_A_LEVEL } from '../words.ts';
import { type HasHoldings, type HasUnits, holdingsIn, holdingsOf, unitsInside, unitsOf } from './find.ts';

/** Levels of provinces and holdings, and how many troops they carry. */

/** What a siege has left of it, else its own level (DOM-0.21). */
export const effLevel = ({ siegeLevel, level }: Holding): number => siegeLevel ?? level;

export const isBesieged = ({ siegeLevel, occupiedBy }: Holding): boolean => siegeLevel !== null && occupiedBy === null;
export const isOccupied = ({ occupiedBy }: Pick<Holding, 'occupiedBy'>): boolean => occupiedBy !== null;
/** Neither besieged nor occupied: its owner does with it as they like. */
export const isFree = (holding: Holding): boolean => !isBesieged(holding) && !isOccupied(holding);

type Counted = Pick<Unit, 'type'>;

/** Unit points: foot 1, mounted 2 (DOM-0.5). */
export const pointsOf = (units: UnitTable, counted: readonly Counted[]): number =>
  counted.reduce((sum, { type }) => sum + units[type].points, 0);

/** The unit points that a holding has room for (DOM-4.15). */
export const capacityOf = ({ level }: Holding): number => ROOM_A_LEVEL * level;

/** Room that is left inside; occupiers are not counted against it (DOM-13.4). */
export const roomInside = (board: HasUnits, units: UnitTable, holding: Holding): number =>
  capacityOf(holding) - pointsOf(units, unitsInside(board, holding.id));

/** The most troops that a domain can keep (DOM-6.13). */
export const maxTroops = (board: HasHoldings, domain: DomainNumber): number =>
  holdingsOf(board, domain).reduce(
    (sum, { level, occupiedBy }) => sum + (occupiedBy === null || occupiedBy === domain ? level : 0),
    0,
  );

/** How many unit points more it may raise. */
export const roomForTroops = (board: HasHoldings & HasUnits, units: UnitTable, domain: DomainNumber): number =>
  maxTroops(board, domain) - pointsOf(units, unitsOf(board, domain));

/** Levels by which holdings of a kind could still rise in a province (DOM-4.1); none where they are over it already (DOM-4.2). */
export const roomForHoldings = (board: HasHoldings, { number, level }: Province, kind: HoldingKind): number => {
  const taken = holdingsIn(board, number).reduce(
    (sum, holding) => sum + (holding.kind === kind ? holding.level : 0),
    0,
  );
  return Math.max(0, level - taken);
};

/** Whether a holding could be one level higher, gold apart (DOM-4.5). */
export const canRise = (board: HasHoldings, province: Province, holding: Holding): boolean =>
  holding.level < MOST_LEVEL && roomForHoldings(board, province, holding.kind) > 0;
