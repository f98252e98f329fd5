import type { ResourceInfo, Setting } from '../setting.ts';
import { RESOURCES, type Region, type Resource, type Terrain } from '../words.ts';

/** Where a Resource may be developed: on this terrain, and if regions are named only in these (HEP-4.6). */
export interface Ground {
  readonly terrain: Terrain;
  readonly regions?: readonly Region[];
}

export type Dependencies = { readonly [resource in Resource]: readonly Ground[] };

const NOTHING = { units: 0, navies: 0, retinues: 0, cavalry: 0 } as const;

/** HEP-4.5, unless a scenario has a table of its own. What Stone and Iron do beside it, they do by their name. */
export const RESOURCE_TABLE: { readonly [resource in Resource]: ResourceInfo } = {
  grain: { tier: 1, cost: 8, tax: 2, ...NOTHING, units: 1 },
  stone: { tier: 1, cost: 8, tax: 2, ...NOTHING },
  timber: { tier: 1, cost: 8, tax: 2, ...NOTHING, navies: 1 },
  horses: { tier: 2, cost: 12, tax: 3, ...NOTHING, cavalry: 1 },
  iron: { tier: 2, cost: 12, tax: 3, ...NOTHING },
  livestock: { tier: 2, cost: 12, tax: 3, ...NOTHING, units: 2 },
  textiles: { tier: 3, cost: 20, tax: 5, ...NOTHING, retinues: 1 },
};

/** HEP-4.6 */
export const DEPENDENCIES: Dependencies = {
  grain: [{ terrain: 'plains' }, { terrain: 'woodlands', regions: ['east'] }],
  stone: [{ terrain: 'highlands' }, { terrain: 'plains', regions: ['midlands'] }],
  timber: [{ terrain: 'woodlands' }, { terrain: 'swamps' }],
  horses: [{ terrain: 'plains' }, { terrain: 'highlands', regions: ['north'] }],
  iron: [{ terrain: 'highlands' }, { terrain: 'woodlands', regions: ['north', 'midlands', 'south', 'west'] }],
  livestock: [
    { terrain: 'woodlands' },
    { terrain: 'highlands' },
    { terrain: 'swamps' },
    { terrain: 'plains', regions: ['north', 'south'] },
  ],
  textiles: [
    { terrain: 'plains', regions: ['east', 'west'] },
    { terrain: 'highlands', regions: ['east', 'west'] },
    { terrain: 'swamps', regions: ['east', 'west'] },
  ],
};

/** HEP-3.3 */
export const TRIBE_TRADITIONS: Setting['traditions'] = {
  'anglo-saxons': ['feudalism', 'piety'],
  jutes: ['diplomacy', 'mercantile'],
  danes: ['viking', 'raiding'],
};

/** What may be developed on a ground, in the order of HEP-4.5. */
export const allowedOn = (
  dependencies: Dependencies,
  { terrain, region }: { readonly terrain: Terrain; readonly region: Region },
): readonly Resource[] =>
  RESOURCES.filter((resource) =>
    dependencies[resource].some(
      (ground) => ground.terrain === terrain && (ground.regions ?? [region]).includes(region),
    ),
  );
