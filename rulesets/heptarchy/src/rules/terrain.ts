import type { Board } from '../scene.ts';
import type { AreaNumber } from '../words.ts';
import { getAreaInfo } from './find.ts';

/** Whoever attacks or raids into Swamps or Highlands has a harder time of it (HEP-2.9). */
export const terrainModifiers = (
  { setting }: Pick<Board, 'setting'>,
  area: AreaNumber,
): { readonly highlands: number; readonly swamps: number } => {
  const { terrain } = getAreaInfo(setting, area);
  return { highlands: terrain === 'highlands' ? -1 : 0, swamps: terrain === 'swamps' ? -2 : 0 };
};
