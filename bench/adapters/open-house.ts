import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at6bca703 } from './at-6bca703.ts';
import type { Adapter, House, Modules } from './house.ts';
import { now } from './now.ts';

/** Newest first: the first that fits is taken. */
const ADAPTERS: readonly Adapter[] = [now, at6bca703];

const adapterOf = (root: string): Adapter => {
  const adapter = ADAPTERS.find((each) => each.fits(root));
  if (adapter === undefined)
    throw new Error(`no adapter fits ${root}: write one for its layout beside bench/adapters/at-6bca703.ts`);
  return adapter;
};

/** With which Node runs the server of a checkout. */
export const serverFlagsOf = (root: string): readonly string[] => adapterOf(root).serverFlags;

/** The checkout in a folder, through the adapter that fits it. */
export const openHouse = (root: string): House => {
  const adapter = adapterOf(root);
  const load = async <Door extends keyof Modules>(door: Door): Promise<never> =>
    (await import(pathToFileURL(join(root, adapter.doors[door])).href)) as never;
  return {
    root,
    core: () => load('core'),
    reports: () => load('reports'),
    europe: async () => ((await load<'europe'>('europe')) as { readonly medievalDiplomacy: never }).medievalDiplomacy,
    domains: async () => ((await load<'domains'>('domains')) as { readonly domains: never }).domains,
    umpire: async () => ((await load<'umpire'>('umpire')) as { readonly umpire: never }).umpire,
    world: async () => ((await load<'world'>('world')) as { readonly world1483: never }).world1483,
    rulesets: async () => ((await load<'rulesets'>('rulesets')) as { readonly RULESETS: never }).RULESETS,
    store: () => load('store'),
    app: () => load('app'),
    ...adapter.bridges,
  };
};
