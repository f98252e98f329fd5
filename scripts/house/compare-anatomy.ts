import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { ANATOMY, BESIDE } from './anatomy.ts';

/** What each ruleset lacks of the one anatomy, and what it has that stands nowhere in it. */
export const strangeAnatomy = (root: string): readonly string[] =>
  globSync('rulesets/*/', { cwd: root })
    .map((path) => path.split(sep).join('/').replace(/\/$/, ''))
    .sort()
    .flatMap((ruleset) => [...missingIn(root, ruleset), ...strangeIn(root, ruleset), ...crowdedOrders(root, ruleset)]);

const PARTS = ANATOMY.flat();

const missingIn = (root: string, ruleset: string): readonly string[] => [
  ...PARTS.filter((part) => part.in === 'every' && !existsSync(join(root, ruleset, 'src', part.name))).map(
    ({ name, what }) => `${ruleset}/src/${name} is missing: ${what}`,
  ),
  ...BESIDE.filter((path) => !existsSync(join(root, ruleset, path))).map((path) => `${ruleset}/${path} is missing`),
  ...[`docs/cases/${basename(ruleset)}.md`]
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${path} is missing`),
];

const strangeIn = (root: string, ruleset: string): readonly string[] =>
  readdirSync(join(root, ruleset, 'src'))
    .filter((name) => !PARTS.some((part) => part.name === name))
    .sort()
    .map(
      (name) =>
        `${ruleset}/src/${name} stands in no ruleset's anatomy. Put it into a part of scripts/house/anatomy.ts, or add ` +
        'a part there that says what it is.',
    );

/** Of more orders than these nobody sees at a glance what there is. */
const MOST_TOGETHER = 25;

/** One order one file, and folders by kind of thing when there are many. */
const crowdedOrders = (root: string, ruleset: string): readonly string[] => {
  const files = globSync(`${ruleset}/src/orders/**/*.ts`, { cwd: root }).map((path) => path.split(sep).join('/'));
  const orders = files
    .sort()
    .map((path) => ({
      path,
      verbs: readFileSync(join(root, path), 'utf8').match(/^ {2}verb: '[A-Z_]+'/gm)?.length ?? 0,
    }))
    .filter(({ verbs }) => verbs > 0);
  const together = Map.groupBy(orders, ({ path }) => dirname(path));
  return [
    ...orders
      .filter(({ verbs }) => verbs > 1)
      .map(({ path, verbs }) => `${path} has ${verbs} orders: one order one file`),
    ...[...together]
      .filter(([, of]) => of.length > MOST_TOGETHER)
      .map(([folder, of]) => `${folder} has ${of.length} orders: group them in folders by kind of thing`),
  ];
};
