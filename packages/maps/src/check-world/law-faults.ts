import type { World, WorldBorder } from '@chancery/core';
import { pairKey, pointsOf, sharedStretches } from './shared-stretches.ts';
import type { WorldFault } from './world-fault.ts';

/**
 * Where the tables of a scenario are the law, the drawing against them, both ways: whatever touches has a border or is barred,
 * and a border between areas that do not touch is tied.
 */
export const lawFaults = ({ areas, borders, barred }: World): readonly WorldFault[] => {
  if (barred === undefined) return [];
  const touching = new Set(sharedStretches(areas).map(pairKey));
  const bordering = new Set(borders.map(pairKey));
  const barredPairs = new Set(barred.map(pairKey));
  const points = new Map(areas.map(({ number, rings }) => [number, new Set(rings.flatMap(pointsOf))]));
  const seen = new Set<string>();
  const faults: WorldFault[] = [];
  for (const { a, b, lines } of barred) {
    const key = pairKey({ a, b });
    if (a >= b) faults.push({ code: 'backward-barrier', a, b });
    if (seen.has(key)) faults.push({ code: 'duplicate-barrier', a, b });
    seen.add(key);
    if (bordering.has(key)) faults.push({ code: 'barred-border', a, b });
    const isOnBoth = lines.flatMap(pointsOf).every((point) => points.get(a)?.has(point) && points.get(b)?.has(point));
    if (!touching.has(key) || lines.length === 0 || !isOnBoth) faults.push({ code: 'barrier-apart', a, b });
  }
  for (const key of touching) {
    const [a, b] = key.split(' ').map(Number) as [number, number];
    if (!bordering.has(key) && !barredPairs.has(key)) faults.push({ code: 'unbarred-touch', a, b });
  }
  for (const { a, b, kind, tied } of borders) {
    const isTouching = touching.has(pairKey({ a, b }));
    if (tied && isTouching) faults.push({ code: 'tied-touch', a, b });
    if (!tied && !isTouching && !CROSSINGS.includes(kind)) faults.push({ code: 'untied-border', a, b });
  }
  return faults;
};

/** Borders that lead over water between areas which need not touch. */
const CROSSINGS: readonly WorldBorder['kind'][] = ['strait', 'passage'];
