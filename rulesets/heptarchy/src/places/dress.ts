import { type AreaDress, type PowerDress, shieldOf } from '@chancery/core';
import { RESOURCE_WORDS } from '../names/reader.ts';
import { areasOf, getAreaInfo } from '../rules/find.ts';
import type { HepKnown } from '../types.ts';
import type { Resource } from '../words.ts';

/** Every kingdom, in order; those that no player leads are pale. */
export const powersOf = ({ setting, view }: HepKnown): readonly PowerDress[] =>
  setting.areas.flatMap((area) => {
    if (!area) return [];
    const controller = view.board.kingdoms[area.number]?.controller;
    const plain = controller !== 'player';
    return [{ code: area.code, name: area.name, tone: area.tone, ...shieldOf(area), ...(plain ? { plain } : {}) }];
  });

/** Under each name its owner's code and its Resources; an occupier's claim is shown by stripes. */
export const areasDressed = ({ setting, view }: HepKnown): readonly AreaDress[] => {
  // An NPC State is its Capital: only those of players are marked.
  const capitals = new Set(
    view.board.kingdoms.flatMap((kingdom) => (kingdom?.controller === 'player' ? (kingdom.capital ?? []) : [])),
  );
  return areasOf(view.board).map(({ number, owner, resources, occupier }) => {
    const { code } = getAreaInfo(setting, owner);
    return {
      area: number,
      owner: code,
      tag: code,
      ...(resources.length > 0 ? { value: resources.map(shortWord).join(' ') } : {}),
      ...(occupier === null ? {} : { claim: getAreaInfo(setting, occupier).code }),
      ...(capitals.has(number) ? { city: { name: getAreaInfo(setting, number).name, capital: true } } : {}),
    };
  });
};

/** `Gr`, `St`: short enough for the map. */
const shortWord = (resource: Resource): string => RESOURCE_WORDS[resource].slice(0, 2);
