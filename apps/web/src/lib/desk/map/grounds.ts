import type { MapLayer, MapPicture, World } from '@chancery/core';

/** The layer that every map has: the owners, as the picture itself shows them. */
export const OWNERS = 'owners';

interface GroundWords {
  readonly owners: string;
  readonly terrain: string;
  readonly terrains: { readonly [terrain: string]: string };
}

/** All ways to look at a map: by owners, by terrain, and those that the ruleset adds. */
export const groundsOf = (
  world: World,
  picture: Pick<MapPicture, 'powers' | 'areas'>,
  told: readonly MapLayer[],
  words: GroundWords,
): readonly MapLayer[] => [ownersOf(picture, words.owners), ...told, terrainOf(world, words)];

const ownersOf = ({ powers, areas }: Pick<MapPicture, 'powers' | 'areas'>, title: string): MapLayer => {
  const owning = new Set(areas.map(({ owner }) => owner));
  return {
    id: OWNERS,
    title,
    scale: 'powers',
    keys: powers.filter(({ code }) => owning.has(code)).map(({ code, name }) => ({ id: code, label: name })),
    areas: areas.map(({ area, owner }) => ({ area, key: owner })),
  };
};

const terrainOf = ({ areas }: World, { terrain: title, terrains }: GroundWords): MapLayer => {
  const lands = areas.filter(({ kind }) => kind === 'land');
  const found = [...new Set(lands.map(({ terrain }) => terrain))].sort();
  return {
    id: 'terrain',
    title,
    scale: 'terrain',
    keys: found.map((terrain) => ({ id: terrain, label: terrains[terrain] ?? terrain })),
    areas: lands.map(({ number, terrain }) => ({ area: number, key: terrain, text: terrains[terrain] ?? terrain })),
  };
};
