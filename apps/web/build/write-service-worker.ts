import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SCRIPT = 'service-worker.js';
/** What the build tells about itself, and packed copies, are not asked for by any page. */
const NOT_ASKED_FOR = /(^|\/)\.|\.(br|map)$|^service-worker\.js$|^_app\/version\.json$/;

/** Tells the service worker which files there are to keep: those of the client, and the pages. */
export const writeServiceWorker = (client: string, pages: string): void => {
  const files = [
    ...namesIn(client).filter((name) => !NOT_ASKED_FOR.test(name)),
    ...namesIn(pages).filter((name) => name.endsWith('.html')),
  ].sort();
  const version = createHash('sha256');
  for (const folder of [client, pages]) {
    for (const name of namesIn(folder)) if (files.includes(name)) version.update(readFileSync(join(folder, name)));
  }
  const asked = files.map((name) => `/${name}`.replace(/(\/index)?\.html$/, '') || '/');
  const path = join(client, SCRIPT);
  const script = readFileSync(path, 'utf8')
    .replace("const VERSION = '';", () => `const VERSION = '${version.digest('hex').slice(0, 16)}';`)
    .replace('const FILES = [];', () => `const FILES = ${JSON.stringify(asked)};`);
  writeFileSync(path, script);
};

const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();
