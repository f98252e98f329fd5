import { UNIT_ACTIONS } from '../actions/units.ts';
import { settle } from '../consequences/index.ts';
import { areaUnder, getArea, getAreaInfo, isNpc, kingdomsOf, landUnitsIn, ownedBy, unitsOf } from '../rules/find.ts';
import { atWar } from '../rules/relations.ts';
import type { Board, Scene } from '../scene.ts';
import type { Unit } from '../state.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';

/** NPC States on whom War was brought win back what is theirs and strike at weak neighbours, ascending (HEP-16.5, HEP-16.6). */
export const npcStatesMove = (scene: Scene): void => {
  for (const { number } of kingdomsOf(scene.state).filter(isNpc)) {
    for (const { number: area } of ownedBy(scene.state, number)) winBack(scene, number, area);
    for (const { number: area } of ownedBy(scene.state, number)) strikeFrom(scene, number, area);
  }
};

/** HEP-16.6 (a): an own area that an enemy Occupies is attacked with all that stand next to it. */
const winBack = (scene: Scene, npc: KingdomNumber, area: AreaNumber): void => {
  if (getArea(scene.state, area).occupier === null) return;
  const { neighbours } = getAreaInfo(scene.setting, area);
  const near = readyLevies(scene, npc).filter((levy) => {
    const from = areaUnder(scene.state, levy);
    return from !== null && neighbours.includes(from);
  });
  attack(scene, npc, near, area);
};

/** HEP-16.6 (b): all but one strike at the weakest neighbour, if they are more than enough. */
const strikeFrom = (scene: Scene, npc: KingdomNumber, area: AreaNumber): void => {
  const { state } = scene;
  const here = landUnitsIn(state, area).filter(({ kind, owner, moved }) => kind === 'levy' && owner === npc && !moved);
  if (here.length < 2) return;
  const targets = getAreaInfo(scene.setting, area)
    .neighbours.filter((target) => atWar(state, getArea(state, target).owner, npc))
    .map((target) => ({ target, strength: hostileStrength(scene, npc, target) }))
    .sort((a, b) => a.strength - b.strength || a.target - b.target);
  const [weakest] = targets;
  if (weakest === undefined || weakest.strength >= here.length - 1) return;
  attack(scene, npc, here.slice(0, -1), weakest.target);
};

const hostileStrength = ({ state }: Board, npc: KingdomNumber, area: AreaNumber): number =>
  landUnitsIn(state, area)
    .filter(({ owner }) => atWar(state, owner, npc))
    .reduce((sum, { kind }) => sum + (kind === 'levy' ? 1 : 3), 0);

/** Levies that can still move; those raised in this step can't. */
const readyLevies = ({ state }: Board, npc: KingdomNumber): readonly Unit[] =>
  unitsOf(state, npc).filter(({ kind, moved, fresh }) => kind === 'levy' && !moved && !fresh);

const attack = (scene: Scene, npc: KingdomNumber, levies: readonly Unit[], to: AreaNumber): void => {
  const order = { units: levies.map(({ id }) => id), to };
  if (levies.length === 0 || UNIT_ACTIONS.MOVE.fault(scene, npc, order) !== null) return;
  UNIT_ACTIONS.MOVE.act(scene, npc, order);
  settle(scene, npc);
};
