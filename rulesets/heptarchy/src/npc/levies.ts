import { getKingdom, isNpc, kingdomsOf, ownedBy } from '../rules/find.ts';
import { landUnitCount, maxUnits } from '../rules/reckoned.ts';
import type { Scene } from '../scene.ts';
import type { AreaNumber, KingdomNumber } from '../words.ts';

/** Each NPC State raises a Levy in each area that is not Occupied, within its Max Unit Limit, and nothing else (HEP-16.3, HEP-16.4). */
export const npcLeviesRaised = (scene: Scene): void => {
  for (const kingdom of kingdomsOf(scene.state).filter(isNpc)) {
    for (const { number: area, occupier, landUnitMade } of ownedBy(scene.state, kingdom.number)) {
      const made = landUnitMade === scene.state.turn; // by the player whom a caretaker follows (HEP-8.2)
      const full = landUnitCount(scene, kingdom.number) >= maxUnits(scene, kingdom.number);
      if (occupier === null && !made && !full) raiseFreeLevy(scene, kingdom.number, area, 'HEP-16.4');
    }
  }
};

export const raiseFreeLevy = (scene: Scene, kingdom: KingdomNumber, area: AreaNumber, rule: string): void => {
  const { nextUnit: unit, turn } = scene.state;
  const { gold } = getKingdom(scene.state, kingdom);
  const at = { in: 'area', area } as const;
  scene.emit({ kind: 'unit-created', rule, unit, unitKind: 'levy', kingdom, area, at, cost: 0, gold, turn });
};
