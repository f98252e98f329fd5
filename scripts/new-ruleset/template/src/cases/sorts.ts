import { numberIn } from '@chancery/core';
import type { CaseSorts } from '@chancery/kit';
import type { GamePosition } from '../types.ts';
import type { AreaNumber, PowerNumber } from '../words.ts';
import { areaNamed, areaNames, calledArea, calledPower, powerCodes, powerNamed } from './names.ts';

/** How things are called in cases. */
export const SORTS: CaseSorts<GamePosition> = {
  area: {
    name: (area: AreaNumber, { setting }) => calledArea(setting, area),
    read: (words, { setting }) => areaNamed(setting, words),
    knows: (words, { setting }) => areaNamed(setting, words) !== null,
    names: ({ setting }) => areaNames(setting),
  },
  house: {
    name: (power: PowerNumber, { setting }) => calledPower(setting, power),
    read: (words, { setting }) => powerNamed(setting, words),
    knows: (words, { setting }) => powerNamed(setting, words) !== null,
    names: ({ setting }) => powerCodes(setting),
  },
  company: { read: numberIn, knows: (words) => numberIn(words) !== null },
};
