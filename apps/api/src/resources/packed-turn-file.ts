import type { App } from '@chancery/app';
import { type AnyRuleset, type Opening, openingOf, type TurnFile } from '@chancery/core';
import { type PackedWorld, packSetting, packWorld, withoutWorld } from '@chancery/maps';

type Rulesets = Pick<App, 'rulesets'>;

/** A turn file whose map is packed for the wire. */
export const packedTurnFile = (app: Rulesets, file: TurnFile): TurnFile => withSetting(app, file, packSetting);

/** A turn file without its map. */
export const turnFileWithoutMap = (app: Rulesets, file: TurnFile): TurnFile => withSetting(app, file, withoutWorld);

/** What a turn file shows first, with its map packed for the wire. */
export const packedOpening = (app: Rulesets, file: TurnFile): PackedOpening => {
  const opening = openingOf(rulesetOf(app, file), file);
  return { ...opening, world: packWorld(opening.world) };
};

export type PackedOpening = Omit<Opening, 'world'> & { readonly world: PackedWorld };

const withSetting = (app: Rulesets, file: TurnFile, change: typeof packSetting): TurnFile => {
  const world = rulesetOf(app, file).world(file.setting);
  return { ...file, setting: change(file.setting as object, world) as TurnFile['setting'] };
};

const rulesetOf = ({ rulesets }: Rulesets, { ruleset: wanted }: TurnFile): AnyRuleset => {
  const ruleset = rulesets.find(({ id }) => id === wanted);
  if (ruleset === undefined) throw new Error(`turn file of unknown ruleset ${wanted}`);
  return ruleset;
};
