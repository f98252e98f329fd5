import type { World } from '@chancery/core';
import { packWorld } from './pack-world.ts';
import type { PackedWorld } from './packed-world.ts';
import { unpackWorld } from './unpack-world.ts';

type Setting = object;

/** A setting with its world packed, wherever the ruleset keeps it. */
export const packSetting = (setting: Setting, world: World): Setting =>
  mapped(setting, (value) => (value === world ? packWorld(world) : value));

/** A setting as it was before; one that was never packed stays what it is. */
export const unpackSetting = (setting: Setting): Setting =>
  mapped(setting, (value) => (isPacked(value) ? unpackWorld(value) : value));

const mapped = (setting: Setting, change: (value: unknown) => unknown): Setting =>
  Object.fromEntries(Object.entries(setting).map(([name, value]) => [name, change(value)]));

const isPacked = (value: unknown): value is PackedWorld =>
  (value as Partial<PackedWorld> | null)?.format === 'chancery-world-1';
