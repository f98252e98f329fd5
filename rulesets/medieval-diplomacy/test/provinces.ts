import { type Setting, troopTypeOf } from '../src/setting.ts';
import type { Province } from '../src/state.ts';
import { at, type PlaceName, type RealmCode } from './small-world.ts';
import { realm } from './units.ts';

/** What may be said about a province. What is not said is that of quiet independent land without walls. */
export interface GivenProvince
  extends Partial<Omit<Province, 'owner' | 'annexedTo' | 'ownerAtTurnStart' | 'ownedBy' | 'permitted' | 'buildList'>> {
  readonly owner?: RealmCode;
  /** Annexed to its owner if not said. */
  readonly annexedTo?: RealmCode;
  /** Its owner if not said. */
  readonly ownerAtTurnStart?: RealmCode;
  readonly permitted?: readonly RealmCode[];
  readonly ownedBy?: readonly RealmCode[];
  /** Troop keys. */
  readonly buildList?: readonly string[];
}

/** A province as a position holds it. */
export const province = (setting: Setting, name: PlaceName, said: GivenProvince): Province => {
  const {
    owner = 'Ind',
    annexedTo = owner,
    ownerAtTurnStart = owner,
    permitted = [],
    ownedBy,
    buildList = [],
    ...rest
  } = said;
  return {
    number: at(name),
    owner: realm(owner),
    annexedTo: realm(annexedTo),
    annexLapse: 0,
    productionAreas: 0,
    harbour: false,
    fortLevel: 0,
    fortDamage: 0,
    damage: 0,
    buildList: buildList.map((key) => typeOf(setting, key)).sort((a, b) => a - b),
    permitted: permitted.map(realm).sort((a, b) => a - b),
    ownedBy: (ownedBy ?? (owner === 'Ind' ? [] : [owner])).map(realm).sort((a, b) => a - b),
    ownerAtTurnStart: realm(ownerAtTurnStart),
    mismatchAtTurnStart: annexedTo !== owner,
    changedHands: false,
    battled: false,
    pillaged: false,
    gotFortBuild: false,
    gotFortRepair: false,
    annexedThisTurn: false,
    ...rest,
  };
};

/** The type of a troop key; a test that names none is wrong. */
export const typeOf = (setting: Setting, key: string): number => {
  const type = troopTypeOf(setting, key);
  if (type === null) throw new Error(`there is no troop '${key}'`);
  return type;
};
