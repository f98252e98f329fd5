import { findStack, getProvinceInfo } from '../rules/find.ts';
import { collects, revenueOf } from '../rules/revenue.ts';
import type { Knowledge, KnownProvince, Province } from '../state.ts';
import type { OwnProvince, ProvinceView } from '../view-types.ts';
import { isOpen, type Sight } from './sight.ts';

/** Names are public; the owner is told all of it, others what they last learned (UM-2.7, 21.11). */
export const provinceView = (sight: Sight, province: Province, known: Knowledge): ProvinceView => {
  const { number, code, name, oldName } = province;
  const own = isOpen(sight, province.owner) ? ownProvince(sight, province) : null;
  return {
    number,
    code,
    name,
    oldName,
    known: own === null ? learned(sight, number, known) : asOwned(sight, province, own),
    own,
    siege: siegeSeen(sight, province),
  };
};

/** Whoever has learned nothing knows what the scenario tells everybody: whose it was, and whether there was a city. */
const learned = ({ setting }: Sight, province: number, known: Knowledge): KnownProvince => {
  const last = known.provinces[province] ?? null;
  if (last !== null) return last;
  const { firstOwner, firstCity } = getProvinceInfo(setting, province);
  return { province, turn: 1, owner: firstOwner, cty: firstCity, revenue: null, collects: true, loyalty: null };
};

const asOwned = ({ state }: Sight, province: Province, { revenue, collects }: OwnProvince): KnownProvince => ({
  province: province.number,
  turn: state.turn,
  owner: province.owner,
  cty: province.cty,
  revenue,
  collects,
  loyalty: province.loyalty,
});

const ownProvince = ({ setting, state }: Sight, province: Province): OwnProvince => {
  const { cty, everCity, loyalty, loyaltyCap, orig, base, inv, invPending, dev, foundedTurn } = province;
  return {
    cty,
    everCity,
    loyalty,
    loyaltyCap,
    orig,
    base,
    inv,
    invPending,
    dev,
    foundedTurn,
    revenue: revenueOf(setting, state, province),
    collects: collects(setting, state, province),
  };
};

/** Besiegers, the owner and whoever stands there know how long it has lasted (UM-21.5). */
const siegeSeen = (sight: Sight, { number, owner, siege }: Province): ProvinceView['siege'] => {
  if (siege === null) return null;
  const { nation, state } = sight;
  const isParty =
    isOpen(sight, owner) ||
    (nation !== null && (siege.besiegers.includes(nation) || findStack(state, nation, number) !== null));
  return isParty ? { besiegers: siege.besiegers, t: siege.t } : null;
};
