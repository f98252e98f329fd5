import { HOUSE_LAYERS, type MapLayer, type MapPicture, type World } from '@chancery/core';

/** The owners as the picture itself shows them, and the terrain. */
export const [OWNERS, TERRAIN] = HOUSE_LAYERS;

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
    id: TERRAIN,
    title,
    scale: 'terrain',
    keys: found.map((terrain) => ({ id: terrain, label: terrains[terrain] ?? terrain })),
    areas: lands.map(({ number, terrain }) => ({ area: number, key: terrain, text: terrains[terrain] ?? terrain })),
  };
};
