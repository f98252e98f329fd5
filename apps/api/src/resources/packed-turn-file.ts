import type { App } from '@chancery/app';
import type { TurnFile } from '@chancery/core';
import { packSetting } from '@chancery/maps';

/** A turn file whose map is packed for the wire. */
export const packedTurnFile = ({ rulesets }: Pick<App, 'rulesets'>, file: TurnFile): TurnFile => {
  const ruleset = rulesets.find(({ id }) => id === file.ruleset);
  if (ruleset === undefined) throw new Error(`turn file of unknown ruleset ${file.ruleset}`);
  const setting = packSetting(file.setting as object, ruleset.world(file.setting)) as TurnFile['setting'];
  return { ...file, setting };
};
