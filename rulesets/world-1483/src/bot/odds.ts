import { attackFactor, clamped } from '../rules/factors.ts';
import { getTerritory } from '../rules/find.ts';
import { isAcrossStrait } from '../rules/geography.ts';
import { defenceSum } from '../rules/npc-war.ts';
import { troopsAshore } from '../rules/passage.ts';
import type { Setting } from '../setting.ts';
import type { Board, Unit } from '../state.ts';
import { AFRICA, BERBER, type PlaceNumber, SIBERIA } from '../words.ts';

/** How strong who would meet in a land, as a bot reckons: what hits, times how many can take hits. */
export interface Strength {
  readonly hits: number;
  readonly units: number;
}

export const weightOf = ({ hits, units }: Strength): number => hits * units;

/** Those who attack, with the skill of a general who comes along. */
export const attackStrength = (
  setting: Setting,
  units: readonly Unit[],
  target: PlaceNumber,
  { skill, afloat }: { readonly skill: number; readonly afloat: boolean },
): Strength => {
  const fighters = units.filter(({ type }) => type !== 'art' && type !== 'gen');
  const factors = fighters.map(({ id, owner, type, place }) =>
    clamped(
      attackFactor(
        {
          id,
          owner,
          type: type as 'inf',
          way: afloat ? 'sea' : isAcrossStrait(setting, place, target) ? 'strait' : 'land',
        },
        { leader: null, mounted: false },
      ),
    ),
  );
  const sum = factors.reduce((all, factor) => all + factor, 0);
  return { hits: sum + Math.min(skill, 3 * fighters.length), units: units.filter(({ type }) => type !== 'gen').length };
};

/** Those who defend a land; of garrisons that nobody has seen a little more than what is likely. */
export const defenceStrength = (board: Board, target: PlaceNumber): Strength => {
  const { owner, value, revealed } = getTerritory(board, target);
  if (owner === BERBER) return { hits: 9, units: 3 };
  if (owner === SIBERIA && !revealed) return { hits: 12, units: 2 };
  if (owner === AFRICA && !revealed) return { hits: 6 * (2 + value), units: 2 + value };
  return { hits: defenceSum(board, target), units: troopsAshore(board, target).length };
};
