/**
 * Where our files find what lies beside them, once all of them have become a few files in `dist/`. What a file reads by its own
 * place (rulebooks, pages, scripts, fonts) lies in the package where it lies here, so every question for a place is answered with it.
 */

/** What comes with us from others and is not bundled. */
export const VENDOR = 'vendor';

type Exchange = readonly [wanted: string | RegExp, instead: (match: string, ...groups: string[]) => string];

/** Stands for `import.meta.url` of a file in `dist/` until all questions are answered. */
const HERE = '__of_dist__';

const fromDist = (path: string): string => `new URL('../${path}', ${HERE})`;
const asPath = (url: string): string => `process.getBuiltinModule('node:url').fileURLToPath(${url})`;

const exchangesIn = (path: string): readonly Exchange[] => [
  [/new URL\('\.\/([a-z-]+-thread)\.ts', import\.meta\.url\)/g, (_, name) => `new URL('./${name}.js', ${HERE})`],
  [
    "createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')",
    () => asPath(fromDist(`${VENDOR}/dejavu-fonts-ttf/package.json`)),
  ],
  ["import.meta.resolve('@chancery/core')", () => `${fromDist('packages/core/src/index.ts')}.href`],
  [/import\.meta\.resolve\(`([^`]+)`\)/g, (_, name) => `new URL(\`../${VENDOR}/${name}\`, ${HERE}).href`],
  ['import.meta.url', () => `${fromDist(path)}.href`],
  ['import.meta.dirname', () => asPath(fromDist(path.replace(/\/[^/]*$/, '')))],
];

/** A file of ours, by its path from the root, with its questions for places answered. */
export const withPlaces = (path: string, code: string): string =>
  exchangesIn(path)
    .reduce((text, [wanted, instead]) => text.replaceAll(wanted, instead), code)
    .replaceAll(HERE, 'import.meta.url');
