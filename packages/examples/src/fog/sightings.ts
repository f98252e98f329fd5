import type { SightingSpec } from '@chancery/core';
import { powerName, powerOfCode } from '../ground/ground.ts';
import type { Fog, FogKnown } from './types.ts';

/** What a lord knows of others, for desk, map and reports. */
export const SIGHTINGS: SightingSpec<Fog> = {
  seen: ({ view }) => view.sightings,
  // The turn that is ordered now is not out.
  now: ({ view }) => view.turn - 1,
  owner: ({ setting }: FogKnown, owner) => powerName(setting, powerOfCode(setting, owner) ?? 0),
  kind: (kind) => (kind === 'scout' ? 'men on horses' : 'men on foot'),
  // Only men count, whatever they go on.
  unknownKind: (said) => (said === 1 ? 'man, on foot or on a horse' : 'men, on foot or on horses'),
  source: (source) => (source === 'scout' ? 'seen by a scout' : 'seen at close hand'),
  miniature: (kind) => (kind === 'scout' ? 'horse' : 'foot'),
};
