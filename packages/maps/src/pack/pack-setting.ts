import type { World } from '@chancery/core';
import { packWorld } from './pack-world.ts';
import type { PackedWorld } from './packed-world.ts';
import { unpackWorld } from './unpack-world.ts';

type Setting = object;

/** Stands in a setting for a world that is sent in another way. */
const ELSEWHERE = { format: 'chancery-world-elsewhere' } as const;

/** A setting with its world packed, wherever the ruleset keeps it. */
export const packSetting = (setting: Setting, world: World): Setting =>
  mapped(setting, (value) => (value === world ? packWorld(world) : value));

/** A setting without its world, for whoever has that already. */
export const withoutWorld = (setting: Setting, world: World): Setting =>
  mapped(setting, (value) => (value === world ? ELSEWHERE : value));

/** A setting as it was before; one that was never packed stays what it is. `world` is put where it was left out. */
export const unpackSetting = (setting: Setting, world?: World): Setting =>
  mapped(setting, (value) => (isPacked(value) ? unpackWorld(value) : isElsewhere(value) ? (world ?? value) : value));

const mapped = (setting: Setting, change: (value: unknown) => unknown): Setting =>
  Object.fromEntries(Object.entries(setting).map(([name, value]) => [name, change(value)]));

const isPacked = (value: unknown): value is PackedWorld => formatOf(value) === 'chancery-world-2';

const isElsewhere = (value: unknown): boolean => formatOf(value) === ELSEWHERE.format;

const formatOf = (value: unknown): unknown => (value as { readonly format?: unknown } | null)?.format;
