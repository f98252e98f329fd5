import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { UnitId } from '../unit-id.ts';
import type { Location } from '../words.ts';

/** What battles look at. */
export interface BattlePosition {
  readonly setting: Setting;
  readonly state: Pick<State, 'units' | 'provinces' | 'relations' | 'passage' | 'commanders'>;
}

/** An army that marches from one province to the next in this phase. */
export interface Crossing {
  readonly unit: UnitId;
  readonly from: Location;
  readonly to: Location;
}

/** Who meets where: a battle about to be fought. */
export interface Meeting {
  readonly kind: 'land' | 'border' | 'sea';
  /** The province, the sea, or the lower-numbered province of the border. */
  readonly place: Location;
  /** The higher-numbered province of a border; null elsewhere. */
  readonly beyond: Location | null;
  /** In canonical order. */
  readonly participants: readonly UnitId[];
  /** Where the participants of a border battle come from and go to; empty elsewhere. */
  readonly crossings: readonly Crossing[];
}

/** A battle to be fought. The state is the one before it and is not touched. */
export interface BattleQuestion extends BattlePosition, Meeting {
  readonly phase: number;
}
