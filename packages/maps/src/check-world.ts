import { compileGraph, type World, type WorldArea } from '@chancery/core';
import { borderFaults, missingBorders } from './check-world/border-faults.ts';
import { lawFaults } from './check-world/law-faults.ts';
import { routeFaults } from './check-world/route-faults.ts';
import { unreachable } from './check-world/unreachable.ts';
import type { WorldFault } from './check-world/world-fault.ts';
import { covers, extentOf } from './outline.ts';

/** All faults of a world: its graph, its borders against its outlines, and whether every area can be seen and touched. */
export const faultsOfWorld = (world: World): readonly WorldFault[] => {
  const graph = compileGraph(world.areas, world.borders);
  return [
    ...(graph.ok ? [] : graph.error),
    ...sharedNames(world),
    ...world.areas.flatMap((area) => areaFaults(area, world)),
    ...borderFaults(world),
    ...(world.barred === undefined ? missingBorders(world) : lawFaults(world)),
    ...routeFaults(world),
    ...unreachable(world),
  ];
};

const sharedNames = ({ areas }: World): readonly WorldFault[] =>
  areas.flatMap((area, index): readonly WorldFault[] => {
    const other = areas.slice(0, index).find(({ name }) => name.toLowerCase() === area.name.toLowerCase());
    return other === undefined ? [] : [{ code: 'duplicate-name', area: area.number, other: other.number }];
  });

/** An area whose main part is less than this share of the world's width across cannot be touched with a finger. */
const LEAST_SHARE = 300;

const areaFaults = ({ number: area, rings, label, seat }: WorldArea, world: World): readonly WorldFault[] => {
  const main = extentOf(rings[0] ?? []);
  if (main === undefined) return [{ code: 'no-rings', area }];
  const faults: WorldFault[] = [];
  const across = Math.min(main.right - main.left, main.bottom - main.top);
  const least = Math.ceil(world.width / LEAST_SHARE);
  if (across < least) faults.push({ code: 'too-small', area, across, least });
  const all = extentOf(rings.flat());
  if (all !== undefined && (all.left < 0 || all.top < 0 || all.right > world.width || all.bottom > world.height)) {
    faults.push({ code: 'beyond-frame', area });
  }
  if (!covers(rings, label)) faults.push({ code: 'label-outside', area });
  if (!covers(rings, seat)) faults.push({ code: 'seat-outside', area });
  return faults;
};
