import type { TestOutcome } from '../vitest-results.ts';
import { type Clause, readRulebook, TAGS, type Tag, TESTABLE } from './clause.ts';
import { namedClauses } from './named-clauses.ts';
import { type Owner, readOwners } from './owners.ts';
import { isSeeing } from './seeing.ts';

export interface HostClause {
  readonly clause: Clause;
  readonly owner: Owner | undefined;
}

export interface Coverage {
  readonly ruleset: string;
  readonly byTag: Readonly<Record<Tag, number>>;
  readonly testable: readonly Clause[];
  /** Testable clauses that no passing test names; of those about what is seen, that none names that looks at it. */
  readonly missing: readonly Clause[];
  /** Of these, those that only tests of the data name. */
  readonly unseen: readonly Clause[];
  readonly host: readonly HostClause[];
  /** Host clauses that no passing test names. */
  readonly unshown: readonly Clause[];
  /** What is wrong with the pages themselves or with the titles. */
  readonly faults: readonly string[];
}

export interface RulesetPages {
  readonly ruleset: string;
  readonly rules: string;
  /** HOST.md, or an empty text. */
  readonly host: string;
}

/** Compares the pages of one ruleset with the tests that ran. Only a passing test covers the clauses in its title. */
export const coverageOf = (pages: RulesetPages, tests: readonly TestOutcome[]): Coverage => {
  const { prefix, clauses, faults } = readRulebook(pages.rules);
  const known = new Set(clauses.map(({ id }) => id));
  const owners = readOwners(pages.host);
  const ofThisBook = (text: string): readonly string[] =>
    namedClauses(text).filter((id) => id.startsWith(`${prefix}-`));
  const passed = tests.filter(({ status }) => status === 'passed');
  const covered = new Set(passed.flatMap(({ fullTitle }) => ofThisBook(fullTitle)));
  const seen = new Set(passed.filter(isSeeing).flatMap(({ fullTitle }) => ofThisBook(fullTitle)));
  const testable = clauses.filter(({ tag }) => TESTABLE.includes(tag));
  const host = clauses.filter(({ tag }) => tag === 'host').map((clause) => ({ clause, owner: owners.get(clause.id) }));
  const unknown = tests.flatMap(({ fullTitle }) =>
    ofThisBook(fullTitle)
      .filter((id) => !known.has(id))
      .map((id) => `a test names ${id}, which is not in RULES.md: "${fullTitle}"`),
  );
  return {
    ruleset: pages.ruleset,
    byTag: Object.fromEntries(TAGS.map((tag) => [tag, clauses.filter((c) => c.tag === tag).length])) as Record<
      Tag,
      number
    >,
    testable,
    missing: testable.filter(({ id, tag }) => !(tag === 'view' ? seen : covered).has(id)),
    unseen: testable.filter(({ id, tag }) => tag === 'view' && covered.has(id) && !seen.has(id)),
    host,
    unshown: host.map(({ clause }) => clause).filter(({ id }) => !covered.has(id)),
    faults: [
      ...faults.map((fault) => `RULES.md ${fault}`),
      ...(clauses.length === 0 ? ['RULES.md holds no clause'] : []),
      ...host.filter(({ owner }) => owner === undefined).map(({ clause }) => `HOST.md gives ${clause.id} to no part`),
      ...[...owners.keys()]
        .filter((id) => !host.some((h) => h.clause.id === id))
        .map((id) => `HOST.md: ${id} is no host clause`),
      ...unknown,
    ],
  };
};
