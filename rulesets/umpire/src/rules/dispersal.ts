import type { Setting, TroopType } from '../setting.ts';
import type { Province, State } from '../state.ts';
import type { NationNumber, ProvinceNumber } from '../words.ts';
import { getProvinceInfo, provincesOf, provincesOwnedBy, unitsIn } from './find.ts';
import { figureAt } from './forces.ts';
import { hostilesIn } from './hostility.ts';
import { shared } from './losses.ts';
import { revenueOf } from './revenue.ts';

/** So many units of each type that leave a province, or come to it. */
export interface Share {
  readonly province: ProvinceNumber;
  readonly units: readonly number[];
}

/** Feudal troops of a nation who go home: where they leave, and where they come to, in province order (UM-18.20, 18.21). */
export interface Dispersal {
  readonly leave: readonly Share[];
  readonly come: readonly Share[];
}

export const dispersalOf = (setting: Setting, state: State, nation: NationNumber): Dispersal => {
  const pools = provincesOf(state).map(({ number: province }) => ({
    province,
    units: surplusIn(setting, state, nation, province),
  }));
  const homes = homesOf(setting, state, nation);
  const leaving = pools.map(({ province, units }) => ({
    province,
    units: units.map((count, type) => (hasHomes(homes, type) ? count : 0)),
  }));
  const shares = setting.types.map(({ type }) => {
    const pool = leaving.reduce((sum, { units }) => sum + figureAt(units, type), 0);
    return shared(
      pool,
      homes.map(({ weights }) => figureAt(weights, type)),
    );
  });
  const come = homes.map(({ province }, at) => ({ province, units: shares.map((share) => figureAt(share, at)) }));
  return { leave: leaving.filter(isSome), come: come.filter(isSome) };
};

const isSome = ({ units }: Share): boolean => units.some((count) => count > 0);

/** Feudal units that are not needed as a garrison, where no enemy of their own element holds them fast (UM-18.20). */
const surplusIn = (
  setting: Setting,
  state: State,
  nation: NationNumber,
  province: ProvinceNumber,
): readonly number[] => {
  const units = unitsIn(state, nation, province);
  const stays = garrisonType(setting, units);
  return setting.types.map((each) => {
    if (!each.feudal || each.category === 'spy') return 0;
    if (hostilesIn({ setting, state }, province, nation, [each.category]) > 0) return 0;
    return figureAt(units, each.type) - Number(each.type === stays);
  });
};

/** The feudal type of which one unit stays: none where another army unit is there, else the first (UM-18.20). */
const garrisonType = ({ types }: Setting, units: readonly number[]): number | null => {
  const inArmy = ({ type, category }: TroopType): boolean => category === 'land' && figureAt(units, type) > 0;
  const isHeldByOthers = types.some((type) => inArmy(type) && !type.feudal);
  return isHeldByOthers ? null : (types.find((type) => inArmy(type) && type.feudal)?.type ?? null);
};

interface Home {
  readonly province: ProvinceNumber;
  /** By type: revenue, loyalty and the fitness of the ground (UM-18.21). */
  readonly weights: readonly number[];
}

/** Its own provinces without hostile army units. */
const homesOf = (setting: Setting, state: State, nation: NationNumber): readonly Home[] =>
  provincesOwnedBy(state, nation)
    .filter(({ number }) => hostilesIn({ setting, state }, number, nation, ['land']) === 0)
    .map((province) => ({ province: province.number, weights: weightsOf(setting, state, province) }));

const weightsOf = (setting: Setting, state: State, province: Province): readonly number[] => {
  const { terrain, coastal } = getProvinceInfo(setting, province.number);
  const worth = revenueOf(setting, state, province) * province.loyalty;
  return setting.types.map(({ category, recruit }) =>
    category === 'sea' && !coastal ? 0 : worth * figureAt(recruit, terrain),
  );
};

const hasHomes = (homes: readonly Home[], type: number): boolean =>
  homes.some(({ weights }) => figureAt(weights, type) > 0);
