import type { WorldArea } from '@chancery/core';
import { ownerOf, type Scene } from './scene.ts';
import { element, titled } from './svg-text.ts';

/** The lands in the wash of their owners. */
export const drawLands = (scene: Scene): readonly string[] => [
  wilds(scene),
  ...[...realmsOf(scene)].map(([code, lands]) => wash(scene, code, lands)),
];

/** The lands shown, by their owner's code; '' for nobody. */
export const realmsOf = (scene: Scene): Map<string, WorldArea[]> => {
  const realms = new Map<string, WorldArea[]>();
  for (const area of scene.shown) {
    if (area.kind !== 'land') continue;
    const owner = ownerOf(scene, area.number) ?? '';
    const lands = realms.get(owner);
    if (lands) lands.push(area);
    else realms.set(owner, [area]);
  }
  return realms;
};

const wilds = ({ sheet, prepared }: Scene): string =>
  prepared.wilds === ''
    ? ''
    : element('path', { class: 'wilds', d: prepared.wilds, fill: sheet.ink.wilds, 'fill-rule': 'evenodd' });

const wash = ({ sheet, prepared, liveries }: Scene, code: string, lands: readonly WorldArea[]): string => {
  const livery = liveries.get(code);
  const paths = lands.map(({ number, name }) =>
    element('path', { id: sheet.id(`area-${number}`), d: prepared.shapes.get(number) ?? '' }, titled(name)),
  );
  return element(
    'g',
    {
      class: 'realm',
      'data-owner': code === '' ? undefined : code,
      fill: livery?.ground ?? sheet.ink.nobody,
      'fill-rule': 'evenodd',
    },
    paths.join(''),
  );
};
