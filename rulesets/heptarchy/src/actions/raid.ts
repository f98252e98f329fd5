import { modifiersFrom, rolled } from '../battle/roll.ts';
import type { Modifier } from '../events/money.ts';
import type { EventOf } from '../events.ts';
import type { Raid } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { codeOf, getArea, getKingdom } from '../rules/find.ts';
import { protectionOf, raidBases, raidCrossesRiver } from '../rules/raid.ts';
import { has } from '../rules/reckoned.ts';
import { havePact } from '../rules/relations.ts';
import { terrainModifiers } from '../rules/terrain.ts';
import type { Board, Scene } from '../scene.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';
import type { Action } from './action.ts';
import { enoughCavalry, knownArea } from './conditions.ts';

/** What the total has to reach (HEP-12.12). */
const NEEDED = 5;

/** RAID: one roll for each target in a Phase, with as many Cavalry Actions as are sent (HEP-12.8 to 12.17). */
export const raid: Action<Raid> = {
  fault: (board, kingdom, { area, times = 1 }) =>
    knownArea(board, area) ?? targetFault(board, kingdom, area) ?? enoughCavalry(board, kingdom, times),

  act: (scene, kingdom, { area, times: cavalry = 1 }) => {
    const { owner } = getArea(scene.state, area);
    const modifiers = raidModifiers(scene, kingdom, area, cavalry);
    const { die, total } = rolled(scene.dice.at('raid', codeOf(scene.setting, area)).d(6), modifiers);
    const loot = total >= NEEDED ? plunder(scene, area) : null;
    const gold = getKingdom(scene.state, kingdom).gold + (loot?.gold ?? 0);
    const rule = loot === null ? 'HEP-12.17' : 'HEP-12.13';
    scene.emit({ kind: 'raided', rule, by: kingdom, area, owner, cavalry, die, modifiers, total, loot, gold });
  },
};

/** In Peace, Truce or War, but not against a pact partner (HEP-12.9), nor for nothing (HEP-12.10). */
const targetFault = (board: Board, kingdom: KingdomNumber, area: AreaNumber): Refusal | null => {
  const { owner, resources } = getArea(board.state, area);
  if (owner === kingdom) return { code: 'your-own-area', area };
  if (raidBases(board, kingdom, area).length === 0) return { code: 'not-bordering', area };
  if (resources.length === 0) return { code: 'nothing-to-raid', area };
  if (havePact(board.state, kingdom, owner)) return { code: 'pact', with: owner };
  return getKingdom(board.state, kingdom).phase.raided.includes(area) ? { code: 'raided-already', area } : null;
};

/** HEP-12.11, all there are. */
export const raidModifiers = (
  board: Board,
  raider: KingdomNumber,
  area: AreaNumber,
  cavalry: number,
): readonly Modifier[] =>
  modifiersFrom({
    'further-dispatches': cavalry - 1,
    raiding: has(board, raider, 'raiding') ? 1 : 0,
    protection: -protectionOf(board, area),
    ...terrainModifiers(board, area),
    river: raidCrossesRiver(board, raider, area) ? -1 : 0,
  });

/** One Resource, by a roll where there are two, and its Tax Income, from nobody's treasury (HEP-12.13, HEP-12.14). */
const plunder = ({ setting, state, dice }: Scene, area: AreaNumber): EventOf<'raided'>['loot'] => {
  const { resources } = getArea(state, area);
  const pick = resources.length > 1 ? dice.at('raid.pick', codeOf(setting, area)).d(resources.length) : null;
  const resource = resources[(pick ?? 1) - 1];
  if (resource === undefined) throw new Error(`there is nothing to raid in ${area}`);
  return { resource, pick, gold: setting.resources[resource].tax };
};
