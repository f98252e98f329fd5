import type { CaseValue } from '@chancery/core';
import { TROOPS } from '../../data/troops.ts';
import type { Troop } from '../../setting.ts';

type TroopWords = { readonly [key: string]: { readonly [word: string]: CaseValue } };

/** Troop types that are not those of the rulebook, each in full. */
export const troopWords = (troops: readonly Troop[]): TroopWords =>
  Object.fromEntries(
    troops
      .filter((troop) => !TROOPS.some((usual) => JSON.stringify(usual) === JSON.stringify(troop)))
      .map((troop) => [troop.key, inFull(troop)]),
  );

/** A troop type with all that can be said of it. */
export const inFull = ({ key: _, hitPoints, upkeep, marine, marineSpace, ...rest }: Troop): TroopWords[string] => ({
  ...rest,
  'hit points': hitPoints / 10,
  upkeep: upkeep / 100,
  marine: marine ?? 'cannot',
  'marine space': marineSpace,
});
