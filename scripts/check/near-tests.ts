/** Which tests are about a change: those that import what changed, the nearest first. */

/** By whom each file is imported. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** Turns around what each file imports. */
export const importersOf = (imports: ReadonlyMap<string, readonly string[]>): Importers => {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  return importers;
};

export const isTest = (file: string): boolean => file.endsWith('.test.ts');

/** Test files by how many imports lie between them and a changed file, then by name. */
export const nearTests = (importers: Importers, changed: readonly string[]): readonly string[] => {
  const found: string[] = [];
  const seen = new Set(changed);
  for (let round = [...changed]; round.length > 0; ) {
    found.push(...round.filter(isTest).sort());
    const next = round.flatMap((file) => importers.get(file) ?? []).filter((file) => !seen.has(file));
    round = [...new Set(next)];
    for (const file of round) seen.add(file);
  }
  return found;
};

/** As many of them as fit into so many seconds, in their order; the first few always. What is too long is passed over. */
export const fitting = (
  tests: readonly string[],
  {
    seconds,
    budget,
    always,
  }: { readonly seconds: (file: string) => number; readonly budget: number; readonly always: number },
): readonly string[] => {
  let spent = 0;
  return tests.filter((file, index) => {
    if (index >= always && spent + seconds(file) > budget) return false;
    spent += seconds(file);
    return true;
  });
};
