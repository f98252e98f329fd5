import type { Board } from '../scene.ts';
import type { AreaNumber, KingdomNumber, Resource, Tradition } from '../words.ts';
import { getArea, getAreaInfo, getKingdom, isLandUnit, ownedBy, unitsOf } from './find.ts';
import { tradePartner } from './relations.ts';

/** The values that follow from the board (HEP-0.21). */

export const has = ({ state }: Pick<Board, 'state'>, kingdom: KingdomNumber, tradition: Tradition): boolean =>
  getKingdom(state, kingdom).traditions.includes(tradition);

/** What every owned Land Area yields (HEP-4.2). */
export const AREA_TAX = 2;

/** What an area yields its owner now: nothing while it is Occupied (HEP-4.2 to 4.4). */
export const taxOf = ({ setting, state }: Board, area: AreaNumber): number => {
  const { resources, occupier } = getArea(state, area);
  if (occupier !== null) return 0;
  return AREA_TAX + resources.reduce((sum, resource) => sum + setting.resources[resource].tax, 0);
};

export const taxIncome = (board: Board, kingdom: KingdomNumber): number =>
  ownedBy(board.state, kingdom).reduce((sum, { number }) => sum + taxOf(board, number), 0);

/** The types of Resource that a kingdom has developed. */
const typesOf = ({ state }: Board, kingdom: KingdomNumber): ReadonlySet<Resource> =>
  new Set(ownedBy(state, kingdom).flatMap(({ resources }) => resources));

/** How many types of Resource exactly one of the two has developed (HEP-5.13). */
export const unsharedTypes = (board: Board, one: KingdomNumber, other: KingdomNumber): number => {
  const [own, theirs] = [typesOf(board, one), typesOf(board, other)];
  return [...own].filter((type) => !theirs.has(type)).length + [...theirs].filter((type) => !own.has(type)).length;
};

/** HEP-5.12, HEP-5.13 */
export const tradeIncome = (board: Board, kingdom: KingdomNumber): number => {
  const partner = tradePartner(board.state, kingdom);
  if (partner === null) return 0;
  return 2 + 2 * unsharedTypes(board, kingdom, partner) + (has(board, kingdom, 'mercantile') ? 2 : 0);
};

const sumOver = (
  { setting, state }: Board,
  kingdom: KingdomNumber,
  what: 'units' | 'retinues' | 'navies' | 'cavalry',
): number =>
  ownedBy(state, kingdom)
    .flatMap(({ resources }) => resources)
    .reduce((sum, resource) => sum + setting.resources[resource][what], 0);

/** HEP-8.4 */
export const maxUnits = (board: Board, kingdom: KingdomNumber): number =>
  1 + sumOver(board, kingdom, 'units') + (has(board, kingdom, 'fyrd') ? 2 : 0);

/** HEP-8.5 */
export const maxRetinues = (board: Board, kingdom: KingdomNumber): number =>
  sumOver(board, kingdom, 'retinues') + (has(board, kingdom, 'feudalism') ? 1 : 0);

/** HEP-8.7 */
export const maxNavies = (board: Board, kingdom: KingdomNumber): number =>
  1 + sumOver(board, kingdom, 'navies') + (has(board, kingdom, 'viking') ? 1 : 0);

/** Cavalry Actions that are left in this Phase (HEP-12.2); none where Horses are gone that were used in it. */
export const cavalryLeft = (board: Board, kingdom: KingdomNumber): number =>
  Math.max(0, sumOver(board, kingdom, 'cavalry') - getKingdom(board.state, kingdom).phase.cavalryUsed);

/** HEP-4.5: what Iron adds to the Combat Rolls of Retinues. */
export const ironBonus = ({ state }: Board, kingdom: KingdomNumber): number =>
  Math.min(3, Math.ceil(ownedBy(state, kingdom).filter(({ resources }) => resources.includes('iron')).length / 3));

export const landUnitCount = ({ state }: Board, kingdom: KingdomNumber): number =>
  unitsOf(state, kingdom).filter(isLandUnit).length;

export const countOfKind = ({ state }: Board, kingdom: KingdomNumber, kind: 'levy' | 'retinue' | 'navy'): number =>
  unitsOf(state, kingdom).filter((unit) => unit.kind === kind).length;

/** HEP-8.13 */
export const retinueUpkeep = (board: Board, kingdom: KingdomNumber): number =>
  has(board, kingdom, 'feudalism') ? 4 : 5;

/** The tax value of an area, occupied or not (HEP-17.14). */
export const taxValue = ({ setting, state }: Board, area: AreaNumber): number =>
  AREA_TAX + getArea(state, area).resources.reduce((sum, resource) => sum + setting.resources[resource].tax, 0);

/** What a Land Area counts in War Score while Occupied (HEP-6.6). */
export const occupationScore = ({ setting, state }: Board, area: AreaNumber): number =>
  2 + getArea(state, area).resources.reduce((sum, resource) => sum + setting.resources[resource].tier, 0);

export const isRiver = ({ setting }: Pick<Board, 'setting'>, from: AreaNumber, to: AreaNumber): boolean =>
  getAreaInfo(setting, from).rivers.includes(to);
