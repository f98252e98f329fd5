import type { BattleForce } from '@chancery/core';
import type { Desk } from '../known/desk.ts';
import { unit as unitWords } from '../names/names.ts';
import { readerOf } from '../names/reader.ts';
import { getCommander, getTroop } from '../rules/find.ts';
import { armiesAboard } from '../rules/loading.ts';
import { isShip, isSoldier } from '../rules/troops.ts';
import type { Setting } from '../setting.ts';
import type { Stack, Unit } from '../state.ts';
import type { TroopCount } from '../told.ts';
import type { UnitView } from '../view-types.ts';
import { RATINGS } from '../words.ts';

/** Forces in the words in which `odds` reads them. On land soldiers and commanders fight; at sea fleets, with what is aboard. */

/** Whether there is anybody to fight: on land people, at sea ships. */
export const canFight = (
  setting: Setting,
  troops: readonly TroopCount[],
  commanders: number,
  atSea: boolean,
): boolean =>
  atSea
    ? troops.some(({ type }) => isShip(getTroop(setting, type)))
    : commanders > 0 || troops.some(({ type }) => isSoldier(getTroop(setting, type)));

/** Of a foreign unit one knows the troops and how many commanders there are, not where they stand. */
export const forceOf = (desk: Desk, { id, troops, commanders }: UnitView, atSea: boolean): BattleForce => ({
  label: unitWords(readerOf(desk), id),
  force: [...stackWords(desk.setting, troops, atSea), ...Array.from({ length: commanders }, () => 'commander')].join(
    ', ',
  ),
});

interface Fighting {
  readonly atSea: boolean;
  readonly attacks: boolean;
  readonly landed: boolean;
}

/** Of an own unit one knows ranks, ratings, and what it is told to do. */
export const ownForce = (desk: Desk, unit: Unit, { atSea, attacks, landed }: Fighting): BattleForce => {
  const aboard = atSea ? armiesAboard(desk.movement().moved, unit) : [];
  const stacks = [unit, ...aboard.filter(({ marines }) => marines)].flatMap((each) => each.stacks);
  const leaderFirst = unit.commanders.toSorted((a, b) => Number(b === unit.leader) - Number(a === unit.leader));
  return {
    label: unitWords(readerOf(desk), unit.id),
    force: [
      ...stackWords(desk.setting, stacks, atSea),
      ...leaderFirst.map((id) => commanderWords(desk, id)),
      ...(unit.kind !== 'G' && unit.retreatLevel < 5 ? [`retreat ${unit.retreatLevel}`] : []),
      ...(landed ? ['landed'] : []),
      ...(!atSea && !attacks && unit.kind === 'A' && !unit.defendFort ? ['outside'] : []),
    ].join(', '),
  };
};

const stackWords = (
  setting: Setting,
  stacks: readonly (TroopCount & Partial<Pick<Stack, 'rank'>>)[],
  atSea: boolean,
): readonly string[] =>
  stacks
    .filter(({ type }) => atSea || isSoldier(getTroop(setting, type)))
    .map(({ type, count, rank = 1 }) => `${count} ${getTroop(setting, type).name}${rank === 1 ? '' : ` rank ${rank}`}`);

const commanderWords = ({ state }: Desk, id: number): string => {
  const commander = getCommander(state, id);
  const known = RATINGS.filter((rating) => commander[rating] > 0).map((rating) => ` ${rating} ${commander[rating]}`);
  return `commander${known.join('')}`;
};
