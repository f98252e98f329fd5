/** Loads the rules with all their mutations asleep, and the tests of a ruleset with our stand-in for vitest. */
import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const STAND_IN = new URL('vitest.ts', import.meta.url).href;

/** From now on the files of `src` in `code` are loaded as it says, and whoever asks for vitest gets the stand-in. */
export const putInPlace = (src: string, code: ReadonlyMap<string, string>): void => {
  const changed = new Map([...code].map(([file, text]) => [pathToFileURL(join(src, file)).href, text]));
  registerHooks({
    resolve: (wanted, context, next) =>
      wanted === 'vitest' && context.parentURL !== STAND_IN
        ? { url: STAND_IN, shortCircuit: true }
        : next(wanted, context),
    load: (url, context, next) => {
      const source = changed.get(url);
      return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
    },
  });
};

/** The test files of a ruleset as addresses, in the order of their names. */
export const testFilesOf = (folder: string): readonly string[] =>
  globSync(`test${sep}**${sep}*.test.ts`, { cwd: folder })
    .sort()
    .map((file) => pathToFileURL(join(folder, file)).href);
