import type { World } from '@chancery/core';
import { unpackSetting } from '@chancery/maps';

/** A turn file as it was before its map was packed for the wire, or left out; other values are returned unchanged. */
export const unpackTurnFile = (json: unknown, world?: World): unknown => {
  const { setting } = Object(json) as { readonly setting?: unknown };
  return typeof setting === 'object' && setting !== null
    ? { ...Object(json), setting: unpackSetting(setting, world) }
    : json;
};
