import type { App } from '@chancery/app';
import {
  type AnyRuleset,
  type ChoiceTree,
  madeWhenRead,
  type Opening,
  openingOf,
  type PackedTurnFile,
  packTurnFile,
  type TurnFile,
} from '@chancery/core';
import { type PackedWorld, packSetting, packWorld, withoutWorld } from '@chancery/maps';

type Rulesets = Pick<App, 'rulesets'>;

/** A turn file as it is asked for: its map as it is, packed or left out; the choices of all verbs, of some, or of none. */
export const turnFileFor = (
  app: Rulesets,
  file: TurnFile,
  { world, choices }: { readonly world: 'plain' | 'packed' | 'none'; readonly choices: 'all' | readonly string[] },
): PackedTurnFile => {
  const mapped = world === 'plain' ? file : withSetting(app, file, world === 'packed' ? packSetting : withoutWorld);
  return packTurnFile(choices === 'all' ? mapped : { ...mapped, choices: onlyOf(choices, file.choices) });
};

const onlyOf = (verbs: readonly string[], choices: ChoiceTree): ChoiceTree =>
  madeWhenRead(
    () => verbs,
    (verb) => choices[verb] ?? null,
  );

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
