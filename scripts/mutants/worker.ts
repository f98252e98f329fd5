/**
 * A process that tries mutants: all tests of the ruleset are loaded once, a first run marks which of them reach which
 * mutations, and for each mutant those that reach it run, the quickest first, until one fails.
 */

import { pathToFileURL } from 'node:url';
import { namedClauses } from '../conformance/named-clauses.ts';
import { passedSoFar, reckonConstants, record, setUp, wake } from './alarm.ts';
import { putInPlace } from './loader.ts';
import { type Mutant, type Plan, planOf } from './plan.ts';
import { beginFile, type KeptTest, kept, perform } from './vitest.ts';

export interface Errand {
  /** The folder of the ruleset. */
  readonly folder: string;
  /** Addresses of its test files. */
  readonly files: readonly string[];
  readonly task:
    | { readonly kind: 'survey' }
    | { readonly kind: 'try'; readonly mutants: readonly number[] }
    /** A mutant that acts while the rules are loaded; `order`: the titles of the tests, the quickest first. */
    | { readonly kind: 'try-apart'; readonly mutant: number; readonly order: readonly string[] };
}

export type Message =
  /** The files that hold a test which names a clause. */
  | { readonly kind: 'surveyed'; readonly files: readonly string[] }
  /** Titles, the quickest first; those of `failing` fail without any mutation. */
  | { readonly kind: 'ready'; readonly order: readonly string[]; readonly failing: readonly string[] }
  | { readonly kind: 'begins'; readonly mutant: number }
  /** `killedBy`: the title of the test that failed; null: none did. */
  | { readonly kind: 'tried'; readonly mutant: number; readonly killedBy: string | null }
  /** It acts while something is loaded, so it needs a process of its own. */
  | { readonly kind: 'apart'; readonly mutant: number }
  /** It left something behind that makes tests fail: the process is of no more use. */
  | { readonly kind: 'spoilt'; readonly mutant: number };

/** Settled when it has left; a process that only reckons would never come to send it. */
const say = (message: Message): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  process.send?.(message, () => resolve());
  return promise;
};

/**
 * A test that passes more mutations plays whole campaigns, and fails when the rules differ anywhere. It would notice much, say
 * little, and take most of the time: it is left out.
 */
const WHOLE_CAMPAIGN = 2_000_000;

/** Only a test that names a clause says what the rules are; others (golden campaigns) keep what is. */
const namingTests = (): readonly KeptTest[] => kept.filter(({ title }) => namedClauses(title).length > 0);

const load = async (files: readonly string[]): Promise<void> => {
  for (const file of files) {
    beginFile();
    await import(file);
  }
};

/** Goldens, books and properties name no clause: they need not be loaded again and again. */
const survey = async (files: readonly string[]): Promise<void> => {
  const naming: string[] = [];
  for (const file of files) {
    const before = namingTests().length;
    await load([file]);
    if (namingTests().length > before) naming.push(file);
  }
  await say({ kind: 'surveyed', files: naming });
};

interface Reaching {
  readonly test: KeptTest;
  readonly reached: Uint8Array;
  /** How many mutations it passes. */
  readonly usual: number;
}

const passes = async (test: KeptTest): Promise<boolean> => {
  try {
    await perform(test);
    return true;
  } catch {
    return false;
  }
};

const tryAll = async (
  { folder, files, task }: Errand & { readonly task: { readonly kind: 'try' } },
  { mutants, code }: Plan,
): Promise<void> => {
  const inConstants = new Uint8Array(mutants.length);
  record(inConstants);
  for (const file of code.keys()) await import(pathToFileURL(`${folder}/src/${file}`).href);
  const atLoad = new Uint8Array(mutants.length);
  record(atLoad);
  await load(files);
  const { tests, failing } = await recorded(mutants.length);
  await say({ kind: 'ready', order: tests.map(({ test }) => test.title), failing });
  const noticed: Noticed = new Map();
  for (const mutant of failing.length > 0 ? [] : task.mutants) {
    await say({ kind: 'begins', mutant });
    const early = inConstants[mutant] === 1;
    const killer = early
      ? await killerOfConstant(tests, mutants, mutant)
      : await killerAmong(thoseFirst(noticed, reaching(tests, mutant)), mutant);
    if (killer !== null) noticed.set(killer, mutant);
    record(null);
    if (early) reckonConstants();
    if (killer !== null && !(await passes(killer))) return say({ kind: 'spoilt', mutant });
    if (killer === null && (early || atLoad[mutant] === 1)) await say({ kind: 'apart', mutant });
    else await say({ kind: 'tried', mutant, killedBy: killer?.title ?? null });
  }
};

/** Runs each test once without a mutation; the smallest come first. */
const recorded = async (count: number): Promise<{ tests: readonly Reaching[]; failing: readonly string[] }> => {
  const tests: Reaching[] = [];
  const failing: string[] = [];
  for (const test of namingTests()) {
    const reached = new Uint8Array(count);
    record(reached);
    const passed = await passes(test);
    const usual = passedSoFar();
    if (!passed) failing.push(test.title);
    else if (usual <= WHOLE_CAMPAIGN) tests.push({ test, reached, usual });
  }
  return { tests: tests.sort((a, b) => a.usual - b.usual), failing };
};

/** Tests that have noticed a mutant, and the last one that they noticed. */
type Noticed = Map<KeptTest, number>;

/** Mutants stand file by file: who noticed one of the last is likely to notice the next, and is asked before the others. */
const thoseFirst = (noticed: Noticed, tests: readonly Reaching[]): readonly Reaching[] => {
  const last = ({ test }: Reaching): number => noticed.get(test) ?? -1;
  return tests.toSorted((a, b) => last(b) - last(a));
};

const reaching = (tests: readonly Reaching[], mutant: number): readonly Reaching[] =>
  tests.filter(({ reached }) => reached[mutant] === 1);

const killerAmong = async (tests: readonly Reaching[], mutant: number): Promise<KeptTest | null> => {
  for (const { test, usual } of tests) {
    wake(mutant, usual);
    if (!(await passes(test))) return test;
  }
  return null;
};

/** Any test may see a constant; those come first that go through something else of its file. */
const killerOfConstant = async (
  tests: readonly Reaching[],
  mutants: readonly Mutant[],
  mutant: number,
): Promise<KeptTest | null> => {
  const { file } = mutants[mutant] as Mutant;
  const beside = mutants.filter((other) => other.file === file).map(({ number }) => number);
  const isNear = ({ reached }: Reaching): boolean => beside.some((number) => reached[number] === 1);
  wake(mutant, Number.POSITIVE_INFINITY);
  try {
    reckonConstants();
  } catch {
    return null; // It is tried apart, where it shows while the rules are loaded.
  }
  return killerAmong([...tests.filter(isNear), ...tests.filter((test) => !isNear(test))], mutant);
};

/** The mutant is awake before the rules are loaded; what cannot even be loaded is noticed as well. */
const tryApart = async (files: readonly string[], mutant: number, order: readonly string[]): Promise<void> => {
  await say({ kind: 'begins', mutant });
  wake(mutant, Number.POSITIVE_INFINITY);
  try {
    await load(files);
  } catch (error) {
    return say({
      kind: 'tried',
      mutant,
      killedBy: `cannot be loaded: ${error instanceof Error ? error.message : error}`,
    });
  }
  const place = new Map(order.map((title, index) => [title, index]));
  const placeOf = ({ title }: KeptTest): number => place.get(title) ?? -1;
  const tests = namingTests().filter((test) => placeOf(test) >= 0);
  for (const test of tests.sort((a, b) => placeOf(a) - placeOf(b))) {
    if (!(await passes(test))) return say({ kind: 'tried', mutant, killedBy: test.title });
  }
  return say({ kind: 'tried', mutant, killedBy: null });
};

const carryOut = async ({ folder, files, task }: Errand): Promise<void> => {
  const plan = planOf(folder);
  setUp();
  putInPlace(`${folder}/src`, plan.code);
  if (task.kind === 'survey') return survey(files);
  if (task.kind === 'try') return tryAll({ folder, files, task }, plan);
  return tryApart(files, task.mutant, task.order);
};

/** Whoever sent it is gone. */
process.once('disconnect', () => process.exit());

process.once('message', async (errand: Errand) => {
  await carryOut(errand);
  process.disconnect();
});
