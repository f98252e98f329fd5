import type { NumberOf } from '@chancery/kit';

/** The plain words of Heptarchy: kinds and numbers. Lists stand in the order of the rulebook. */

/** A Land Area, 1..; it bears the number of the kingdom that starts there, so that both are counted as one. HEP-0.1 */
export type AreaNumber = NumberOf<'land'>;
/** What the rulebook calls a State. HEP-0.2 */
export type KingdomNumber = NumberOf<'land'>;
/** A Sea Area, 1.. in the order of HEP-2.5. On the map seas are numbered after the Land Areas. */
export type SeaNumber = NumberOf<'sea'>;
/** Counts up in order of creation. */
export type UnitId = NumberOf<'unit'>;

/** HEP-3.1 */
export const TRIBES = ['anglo-saxons', 'jutes', 'danes'] as const;
export type Tribe = (typeof TRIBES)[number];

/** HEP-3.4 */
export const TRADITIONS = [
  'diplomacy',
  'piety',
  'feudalism',
  'viking',
  'raiding',
  'mercantile',
  'fyrd',
  'husbandry',
] as const;
export type Tradition = (typeof TRADITIONS)[number];

/** HEP-2.9 */
export const TERRAINS = ['plains', 'woodlands', 'highlands', 'swamps'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** HEP-2.10 */
export const REGIONS = ['north', 'east', 'midlands', 'south', 'west'] as const;
export type Region = (typeof REGIONS)[number];

/** HEP-4.5 */
export const RESOURCES = ['grain', 'stone', 'timber', 'horses', 'iron', 'livestock', 'textiles'] as const;
export type Resource = (typeof RESOURCES)[number];

/** HEP-0.5 */
export const UNIT_KINDS = ['levy', 'retinue', 'navy'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];
export const LAND_KINDS = ['levy', 'retinue'] as const satisfies readonly UnitKind[];
export type LandKind = (typeof LAND_KINDS)[number];

/** Who orders for a kingdom. HEP-0.20 */
export const CONTROLLERS = ['player', 'npc', 'caretaker', 'eliminated'] as const;
export type Controller = (typeof CONTROLLERS)[number];

/** What two kingdoms may add to their Peace. HEP-0.6 */
export const TREATIES = ['trade', 'pact'] as const;
export type TreatyKind = (typeof TREATIES)[number];

/** What is asked of an NPC State, once per Phase (HEP-5.26). */
export const ASKINGS = [...TREATIES, 'subjugation', 'white-peace'] as const;
export type Asking = (typeof ASKINGS)[number];

/** To whom a message goes that all shall hear (HEP-15.2). */
export const TO_ALL = 'ALL';
