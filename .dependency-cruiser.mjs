/** Who may import whom. The plan is data in scripts/house/plan.ts and scripts/house/floors.ts; the comment of a rule is what its offender reads. */
import { FLOORS, floorRules } from './scripts/house/floors.ts';
import {
  below,
  DOORS,
  FOR_TESTS,
  LEVELS,
  PURE,
  PURE_PACKAGES,
  TESTKIT,
  TOOLING,
  TOOLING_PACKAGES,
} from './scripts/house/plan.ts';

const PACKAGE = '^(packages|rulesets|apps)/([^/]+)/';
const SAME_PACKAGE = '^$1/$2/';

const levelRules = LEVELS.map((members, level) => ({
  name: `level-${level}-imports-lower-levels-only`,
  severity: 'error',
  comment:
    `${members.join(', ').replaceAll('[^/]+', '*')}: level ${level} imports only levels below ${level}. ` +
    'Move what both need into a package below both, or take it as an argument from the caller above.',
  from: { path: below(members) },
  to: { path: below(LEVELS.slice(level).flat()), pathNot: '^$1/' },
}));

const rules = [
  {
    name: 'no-sibling-rulesets',
    severity: 'error',
    comment:
      'A ruleset never imports another. Move what both share into the kit (core, maps or reports where a host needs it too), or state the variant as named differences.',
    from: { path: '^rulesets/([^/]+)/' },
    to: { path: '^rulesets/', pathNot: '^rulesets/$1/' },
  },
  {
    name: 'only-through-index',
    severity: 'error',
    comment:
      'Only the index.ts of another package is public. Import it by its name (@chancery/...), and export there what you need.',
    from: { path: PACKAGE },
    to: { path: PACKAGE, pathNot: [SAME_PACKAGE, ...DOORS.map((door) => `^${door}$`)] },
  },
  {
    name: 'only-through-index-from-scripts',
    severity: 'error',
    comment: 'Only the index.ts of a package is public, for scripts and benchmarks too. Export there what you need.',
    from: { path: '^(scripts|bench)/' },
    to: { path: PACKAGE, pathNot: DOORS.map((door) => `^${door}$`) },
  },
  {
    name: 'testkit-only-from-tests',
    severity: 'error',
    comment:
      'The testkit and the databases of the store are for test/ folders. What a product needs of them belongs into src/.',
    from: { path: '^(packages|rulesets|apps)/[^/]+/src/', pathNot: `^${TESTKIT}/` },
    to: { path: below(FOR_TESTS) },
  },
  {
    name: 'testkit-names-no-ruleset',
    severity: 'error',
    comment: 'The testkit imports levels 0 and 1 only. It takes a ruleset as an argument.',
    from: { path: `^${TESTKIT}/` },
    to: { path: below(LEVELS.slice(2).flat()) },
  },
  {
    name: 'no-cycle',
    severity: 'error',
    comment:
      'A cycle of imports (types count). Put the words that both files need into a leaf file that imports nothing.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'pure-no-node',
    severity: 'error',
    comment:
      'Pure code does no input or output. Take the value as an argument; files, clock and network belong to apps, store and mail.',
    from: { path: below(PURE) },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'pure-no-npm',
    severity: 'error',
    comment:
      `Pure code depends at run time on ${PURE_PACKAGES.join(', ')} alone; only ${TOOLING.join(', ')} may use ` +
      `${TOOLING_PACKAGES.join(', ')}. Write the little that is needed, or add a package that is pure itself to ` +
      'PURE_PACKAGES in scripts/house/plan.ts with a reason.',
    from: { path: below(PURE), pathNot: below(TOOLING) },
    to: { path: 'node_modules/', pathNot: `node_modules/(${PURE_PACKAGES.join('|')})/` },
  },
  {
    name: 'tooling-npm',
    severity: 'error',
    comment: `Tooling may use ${TOOLING_PACKAGES.join(', ')} only. Add a package to TOOLING_PACKAGES in scripts/house/plan.ts with a reason.`,
    from: { path: below(TOOLING) },
    to: { path: 'node_modules/', pathNot: `node_modules/(${TOOLING_PACKAGES.join('|')}|@types)/` },
  },
  {
    name: 'no-tooling-in-campaigns',
    severity: 'error',
    comment:
      'A campaign depends on the stored world, never on the code that grew it. Read the stored data, or move the shared part out of the tooling.',
    from: { path: below(PURE), pathNot: below(TOOLING) },
    to: { path: below(TOOLING) },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment: 'This import leads nowhere. Mend the path, or name the package in package.json and run npm install.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'named-in-package-json',
    severity: 'error',
    comment: 'Name the package, with its exact version, in the package.json of the package that imports it.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
];

export default {
  forbidden: [...levelRules, ...floorRules(FLOORS), ...rules],
  options: {
    doNotFollow: { path: 'node_modules/' },
    // What building the pages makes.
    exclude: { path: '/\\.svelte-kit[./]' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.json', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
};
