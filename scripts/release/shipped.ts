/** Files of the repository that a release reads as they are; its code is bundled and not among them. */
const SHIPPED: readonly RegExp[] = [
  /^(README|CHANGELOG|GLOSSARY|LICENSE)(\.md)?$/,
  /^docs\/.*\.(md|svg|jpg)$/,
  /^deploy\//,
  /^rulesets\/[^/]+\/(RULES|GUIDE)[^/]*\.md$/,
  /^packages\/examples\/src\/[^/]+\/(RULES|GUIDE)[^/]*\.md$/,
  // Scripts of pages.
  /^apps\/chancery\/src\/server\/.*\/script\/[^/]+\.js$/,
  // A browser checks the dice with the very files that the command runs (apps/chancery/src/server/page/dice/served-source.ts).
  /^packages\/core\/src\/.*\.ts$/,
  /^apps\/chancery\/src\/dice\/.*\.ts$/,
];

export const isShipped = (path: string): boolean => SHIPPED.some((pattern) => pattern.test(path));
