/** The order of the house as data: ARCHITECTURE.md, section Levels. The checks in this folder enforce it. */

/** A folder as a regular expression from the root; `rulesets/[^/]+` stands for every ruleset. */
export type FolderPattern = string;

/** What `npm run new-ruleset` copies: it is a ruleset in all but its place. */
const SKELETON: FolderPattern = 'scripts/new-ruleset/template';

/** Where rulesets lie. */
export const RULESETS: readonly FolderPattern[] = ['rulesets/[^/]+', SKELETON];

/** Three small rulesets in one package, which show how rulesets are written. */
export const EXAMPLES: FolderPattern = 'packages/examples';

/** Index = level. A package imports only from smaller indexes. */
export const LEVELS: readonly (readonly FolderPattern[])[] = [
  ['packages/core', 'packages/client'],
  ['packages/maps', 'packages/reports', 'packages/store', 'packages/mail'],
  ['packages/kit'],
  [...RULESETS, EXAMPLES],
  ['packages/registry'],
  ['packages/app'],
  ['apps/web', 'apps/api'],
  ['apps/chancery'],
];

/** Stands beside the levels: it may import levels 0 and 1, and only tests import it. */
export const TESTKIT: FolderPattern = 'packages/testkit';

/**
 * What only tests import: the testkit, the databases on which a package above the store tests itself, and what of a ruleset's
 * positions is a secret.
 */
export const FOR_TESTS: readonly FolderPattern[] = [TESTKIT, 'packages/store/test', 'rulesets/[^/]+/test'];

/** Code that gives the same answer for the same arguments on every machine and every day. */
export const PURE: readonly FolderPattern[] = [
  'packages/core/src',
  'packages/kit/src',
  'packages/maps/src',
  'packages/reports/src',
  ...[...RULESETS, EXAMPLES].map((folder) => `${folder}/src`),
];

/** The npm packages that pure code may use: arithmetic like our own, that asks for no clock and no chance. */
export const PURE_PACKAGES: readonly string[] = ['@noble/hashes', '@noble/ciphers'];

/** Tooling that lies in a pure package: it makes stored data once, and no campaign runs it. */
export const TOOLING: readonly FolderPattern[] = ['packages/maps/src/grow'];

/** The npm packages that tooling may use. */
export const TOOLING_PACKAGES: readonly string[] = ['d3-geo', 'd3-delaunay', 'topojson-client', 'world-atlas'];

/** The files through which a package is seen from outside, each also in its `exports`. */
export const DOORS: readonly string[] = [
  '[^/]+/[^/]+/src/index\\.ts',
  'packages/maps/src/grow/index\\.ts',
  'packages/registry/src/desk\\.ts',
  'packages/registry/src/rulebooks\\.ts',
  'rulesets/[^/]+/src/at-desk\\.ts',
  'rulesets/[^/]+/test/secrets\\.ts',
  'packages/examples/src/[^/]+/at-desk\\.ts',
  'packages/store/test/databases\\.ts',
  'packages/testkit/src/ring/ring\\.ts',
  'apps/chancery/src/server/index\\.ts',
];

/** `^(a|b)/`: matches any path below one of the folders. */
export const below = (folders: readonly FolderPattern[]): string => `^(${folders.join('|')})/`;
