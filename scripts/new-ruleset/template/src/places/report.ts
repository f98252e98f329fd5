import { type PlaceLine, series } from '@chancery/core';
import { areaName, houseName, menWords } from '../names/names.ts';
import { companiesIn, findAreaInfo } from '../rules/find.ts';
import type { GameKnown } from '../types.ts';

/** Whose an area is, who stands there, and what borders it. */
export const placeReport = ({ setting, view }: GameKnown, area: number): readonly PlaceLine[] => {
  const info = findAreaInfo(setting, area);
  if (info === null) return [];
  const owner = view.areas[area]?.owner ?? null;
  return [
    { text: owner === null ? 'Nobody holds it.' : `${houseName(setting, owner)} holds it.`, rule: 'NEW-1.4' },
    ...companiesIn(view, area).map(
      ({ id, owner: house, men }): PlaceLine => ({
        text: `Company ${id} of ${houseName(setting, house)}${men === null ? '' : `: ${menWords(men)}`}.`,
        ...(house === view.power ? { unit: `${id}` } : {}),
      }),
    ),
    { text: `It borders ${series(info.borders.map((other) => areaName(setting, other)))}.`, rule: 'NEW-1.1' },
  ];
};
