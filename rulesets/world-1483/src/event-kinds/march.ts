import { type EventKinds, toEverybody } from '@chancery/kit';
import type { MarchEvent } from '../events/march.ts';
import { findTerritory, ownerOf } from '../rules/find.ts';
import { toNations } from '../tell/to-nations.ts';
import type { Types } from '../types.ts';

/** What a nation does is told to it, and to whoever owns the land on which it does it. */
export const MARCH: EventKinds<Types, MarchEvent> = {
  sailed: { tell: (event, { setting }) => toNations(setting, [event.nation], event) },
  boarded: { tell: (event, { setting }) => toNations(setting, [event.nation], event) },
  'left-ashore': { tell: (event, { setting }) => toNations(setting, [event.nation], event) },
  marched: {
    tell: (event, { setting, state }) => {
      // Where a landing halted there is nobody's sea.
      const host = findTerritory(state, event.to)?.owner ?? null;
      return toNations(setting, [event.nation, host], event);
    },
  },
  landed: {
    tell: (event, { setting, state }) => toNations(setting, [event.nation, ownerOf(state, event.to)], event),
  },
  'entered-in-peace': { tell: (event, { setting }) => toNations(setting, [event.nation, event.host], event) },
  engaged: { tell: (event, { setting }) => toNations(setting, [event.nation, event.owner], event) },
  'retreated-to': { tell: (event, { setting }) => toNations(setting, [event.nation], event) },
  'ice-rolled': { tell: toEverybody },
  'berbers-rolled': { tell: toEverybody },
};
