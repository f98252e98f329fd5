import type { Sighting, SightingSpec } from '@chancery/core';
import { powerName, powerOfCode } from '../ground/ground.ts';
import type { Fog, FogKnown, Kind } from './types.ts';

/** How a lord learns of others: a unit sees what stands where it stands itself, a scout also what stands beside it (FG-3.3). */
export type Source = 'unit' | 'scout';
export type FogSighting = Sighting<Source, Kind>;

/** What a lord knows of others, for desk, map and reports. */
export const SIGHTINGS: SightingSpec<Fog> = {
  seen: ({ view }) => view.sightings,
  // The turn that is ordered now is not out.
  now: ({ view }) => view.turn - 1,
  owner: ({ setting }: FogKnown, owner) => powerName(setting, powerOfCode(setting, owner) ?? 0),
  kind: (kind) => (kind === 'scout' ? 'men on horses' : 'men on foot'),
  source: (source) => (source === 'scout' ? 'seen by a scout' : 'seen at close hand'),
  miniature: (kind) => (kind === 'scout' ? 'horse' : 'foot'),
};
