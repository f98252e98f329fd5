/** Whether `unit`, once it follows `target`, would follow itself, directly or in a circle (MD-4.29). */
export const followsInCircle = <Unit>(unit: Unit, target: Unit, followedBy: (unit: Unit) => Unit | null): boolean => {
  const seen = new Set<Unit>([unit]);
  for (let next: Unit | null = target; next !== null; next = followedBy(next)) {
    if (seen.has(next)) return true;
    seen.add(next);
  }
  return false;
};
