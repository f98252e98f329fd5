import type { Asset } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { Board } from '../state.ts';
import type { NationNumber, PlaceNumber, UnitId } from '../words.ts';
import { resourcesIn } from './costs.ts';
import { getNation, getTerritory, isTribe } from './find.ts';
import { type Stack, stacksOf, unitsToGive } from './unit-stacks.ts';

type Holdings = Pick<Board, 'turn' | 'nations' | 'territories' | 'units'>;

/** What a list of assets comes to, each thing once and in a fixed order (W83-14.3). */
export interface Parcel {
  readonly resources: number;
  readonly stacks: readonly Stack[];
  readonly ports: readonly PlaceNumber[];
  readonly seaTrade: number;
  readonly landTrade: number;
  readonly territories: readonly PlaceNumber[];
}

const ascending = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)].toSorted((a, b) => a - b);

export const parcelOf = (assets: readonly Asset[]): Parcel => ({
  resources: resourcesIn(assets),
  stacks: stacksOf(assets.filter((asset): asset is Stack => 'type' in asset)),
  ports: ascending(assets.flatMap((asset) => ('port' in asset ? [asset.port] : []))),
  seaTrade: assets.reduce((sum, asset) => sum + ('seaTrade' in asset ? asset.seaTrade : 0), 0),
  landTrade: assets.reduce((sum, asset) => sum + ('landTrade' in asset ? asset.landTrade : 0), 0),
  territories: ascending(assets.flatMap((asset) => ('territory' in asset ? [asset.territory] : []))),
});

/** The canonical form of a list: two lists that say the same are the same in it (W83-14.3). */
export const canonicalAssets = (assets: readonly Asset[]): readonly Asset[] => {
  const { resources, stacks, ports, seaTrade, landTrade, territories } = parcelOf(assets);
  return [
    ...(resources > 0 ? [{ resources }] : []),
    ...stacks,
    ...ports.map((port) => ({ port })),
    ...(seaTrade > 0 ? [{ seaTrade }] : []),
    ...(landTrade > 0 ? [{ landTrade }] : []),
    ...territories.map((territory) => ({ territory })),
  ];
};

/** What can never change hands in such a list, whatever is there (W83-14.1, 14.15, 14.18). */
export const listFault = (
  board: Pick<Board, 'nations'>,
  assets: readonly Asset[],
  to: NationNumber,
): Refusal | null => {
  const { stacks, ports, territories, seaTrade, landTrade } = parcelOf(assets);
  if (stacks.some(({ type }) => type === 'gen')) return { code: 'generals-stay' };
  const alone = ports.find((port) => !territories.includes(port));
  if (alone !== undefined) return { code: 'port-alone', territory: alone };
  if (seaTrade + landTrade > 0 && isTribe(getNation(board, to))) return { code: 'tribes-take-no-routes', nation: to };
  return null;
};

/** What of a list its owner does not have at this moment (W83-14.8); money is looked at by whoever knows of it. */
export const missingFrom = (board: Holdings, owner: NationNumber, assets: readonly Asset[]): Refusal | null => {
  const { stacks, ports, territories, seaTrade, landTrade } = parcelOf(assets);
  const nation = getNation(board, owner);
  if (seaTrade > nation.seaTrade) {
    return { code: 'too-few-routes', what: 'sea', wanted: seaTrade, there: nation.seaTrade };
  }
  if (landTrade > nation.landTrade) {
    return { code: 'too-few-routes', what: 'land', wanted: landTrade, there: nation.landTrade };
  }
  for (const territory of territories) {
    const { owner: holder, tribalCity } = getTerritory(board, territory);
    if (holder !== owner) return { code: 'not-yours', territory, owner: holder };
    if (tribalCity !== null) return { code: 'tribal-city-stays', territory };
  }
  for (const territory of ports) if (!getTerritory(board, territory).port) return { code: 'no-port', territory };
  const units = unitsToGive(board, owner, stacks);
  return 'code' in units ? units : null;
};

/** The units of a list that is whole. */
export const unitsIn = (board: Holdings, owner: NationNumber, assets: readonly Asset[]): readonly UnitId[] => {
  const units = unitsToGive(board, owner, parcelOf(assets).stacks);
  if ('code' in units) throw new Error(`nation ${owner} has not the units that it gives: ${units.code}`);
  return units;
};
