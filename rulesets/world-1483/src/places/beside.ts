import type { PlaceLine } from '@chancery/core';
import { place, type Reader, who } from '../names/reader.ts';
import type { PlaceNumber } from '../words.ts';

/** A territory beside the one that is told of, with whose it is, and how one gets there. */
export const besideLine = (reader: Reader, next: PlaceNumber, how = ''): PlaceLine => ({
  text: `${place(reader, next)} of ${who(reader, reader.view.territories[next]?.owner ?? 0)}${how}`,
  indent: 1,
  area: next,
});
