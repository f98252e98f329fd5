import type { AreaInfo, Options, SeaInfo, Setting } from '../setting.ts';
import type { Dependencies } from './tables.ts';

/**
 * scenario.json: all of a scenario but its geometry (HEP-18.1). The shapes of the areas stand in world.json, under the same
 * numbers; seas are numbered there after the Land Areas.
 */
export interface ScenarioFile {
  readonly id: string;
  readonly title: string;
  readonly year: number;
  readonly description: string;
  /** What is not said is as usual (HEP-1.1, HEP-17). */
  readonly options: Partial<Options>;
  /** Numbered 1, 2, 3 … in this order. */
  readonly areas: readonly AreaEntry[];
  readonly seas: readonly SeaEntry[];
  /** The tables of HEP-4.5, HEP-4.6 and HEP-3.3, where a scenario has its own. */
  readonly resources?: Setting['resources'];
  readonly dependencies?: Dependencies;
  readonly traditions?: Setting['traditions'];
}

/** A row of HEP-18.4: a Land Area, and the kingdom that starts there. */
export interface AreaEntry extends Omit<AreaInfo, 'allowed'> {
  /** Degrees north and east of the centre; on an invented map, how far up and how far right. */
  readonly lat: number;
  readonly lon: number;
}

/** A row of HEP-2.5, with the place of its name (HEP-18.5). */
export interface SeaEntry extends Omit<SeaInfo, 'areas'> {
  readonly lat: number;
  readonly lon: number;
}
