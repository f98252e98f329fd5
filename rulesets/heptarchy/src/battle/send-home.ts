import { areaUnder } from '../rules/find.ts';
import { nearestOwned } from '../rules/nearest.ts';
import type { Scene } from '../scene.ts';
import type { Unit } from '../state.ts';

/** Sends a Land Unit to the closest Land Area of its State, or Disbands it when there is none (HEP-9.20, HEP-9.21). */
export const sendHome = (scene: Scene, { id, kind, owner, at }: Unit, why: 'displaced' | 'retreated'): void => {
  const from = areaUnder(scene.state, { at });
  const home = from === null ? null : nearestOwned(scene, owner, from);
  if (home === null) {
    scene.emit({
      kind: 'unit-disbanded',
      rule: 'HEP-9.20',
      unit: id,
      unitKind: kind,
      kingdom: owner,
      why: 'displaced',
    });
    return;
  }
  const to = { in: 'area', area: home } as const;
  scene.emit({ kind: 'sent', rule: 'HEP-9.21', unit: id, kingdom: owner, why, from: at, to });
};
