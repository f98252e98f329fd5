/** What came of all mutants, for a person: who survives, which of them mean nothing, and the share that was killed. */
import type { Meaningless, Mutant, Plan } from './plan.ts';

export interface Summary {
  readonly tried: number;
  readonly killed: number;
  /** They survive, and mutants.yaml gives no reason. */
  readonly survivors: readonly Mutant[];
  /** They survive, and the rules are the same with them. */
  readonly meaningless: readonly Mutant[];
  /** Lines of mutants.yaml that are no longer so. */
  readonly faults: readonly string[];
}

/** `killedBy` answers undefined for a mutant that was not tried. */
export const summaryOf = (
  { mutants, meaningless }: Plan,
  killedBy: (mutant: Mutant) => string | null | undefined,
): Summary => {
  const excused = new Map<Mutant, Meaningless>();
  const faults: string[] = [];
  for (const line of meaningless) {
    const alike = mutants.filter(({ file, from, to }) => file === line.file && from === line.from && to === line.to);
    const mutant = alike[(line.nth ?? 1) - 1];
    if (mutant === undefined) faults.push(`${line.file}: there is no "${line.from}" to become "${line.to}"`);
    else excused.set(mutant, line);
  }
  const tried = mutants.filter((mutant) => killedBy(mutant) !== undefined);
  const alive = tried.filter((mutant) => killedBy(mutant) === null);
  for (const mutant of excused.keys()) {
    const test = killedBy(mutant);
    if (typeof test === 'string') faults.push(`${placeOf(mutant)} means something to a test: ${test}`);
  }
  return {
    tried: tried.length,
    killed: tried.length - alive.length,
    survivors: alive.filter((mutant) => !excused.has(mutant)),
    meaningless: alive.filter((mutant) => excused.has(mutant)),
    faults,
  };
};

const placeOf = ({ file, line, from, to }: Mutant): string =>
  `${file}:${line}  ${from}  →  ${to === '' ? '(left out)' : to}`;

/** Tenths of a percent, rounded down: 100 % is all. */
export const shareOf = ({ killed, tried }: Summary): string => {
  const tenths = tried === 0 ? 0 : Math.floor((killed * 1000) / tried);
  return `${Math.floor(tenths / 10)}.${tenths % 10} %`;
};

export const summaryText = (summary: Summary, all: number): string => {
  const { tried, killed, survivors, meaningless, faults } = summary;
  const some = tried < all ? ` of ${all}` : '';
  return [
    ...(survivors.length > 0 ? ['No test notices:', ...survivors.map((mutant) => `  ${placeOf(mutant)}`), ''] : []),
    ...(faults.length > 0 ? ['mutants.yaml is no longer right:', ...faults.map((fault) => `  ${fault}`), ''] : []),
    `${tried}${some} mutants, ${killed} killed (${shareOf(summary)}); ` +
      `${meaningless.length} of the others mean nothing, ${survivors.length} are left`,
  ].join('\n');
};
