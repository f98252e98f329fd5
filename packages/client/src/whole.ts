/**
 * Puts what the choices of a turn file tell once, in `shared`, into all its places: `whole(file.shared)(file.choices.MARCH)`. An
 * entry of the list speaks of those before it only.
 */
export const whole = (shared: readonly unknown[] = []): ((part: unknown) => unknown) => {
  const told: unknown[] = [];
  const filled = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(filled);
    if (typeof part !== 'object' || part === null) return part;
    if ('same' in part) return told[part.same as number];
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, filled(value)]));
  };
  for (const entry of shared) told.push(filled(entry));
  return filled;
};
