import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The check as a browser runs it: the same files that the command runs, without their types, so that a reader can look at
 * each of them. Their path holds a digest of all, and they may be kept for ever.
 */
interface ServedSource {
  /** Where the files lie, without a slash at the end. */
  path(): string;
  /** The text of a file below it. */
  file(path: string, name: string): string | undefined;
}

const ROOTS = {
  core: dirname(fileURLToPath(import.meta.resolve('@chancery/core'))),
  dice: fileURLToPath(new URL('../../../dice', import.meta.url)),
} as const;

const ENTRIES = [
  'core/record/check-register.ts',
  'core/record/proof-lines.ts',
  'core/text/line-reasons.ts',
  'dice/verdict-lines.ts',
  'dice/words/en.ts',
  'dice/words/de.ts',
];

const IMPORT = /^((?:import|export)\b[^'";]*?from )['"]([^'"]+)['"];/gm;

/** What core takes from others: the files of these packages are served as they are. */
const PACKAGE = /^@noble\//;

const gathered = (): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  const gather = (name: string): void => {
    if (files.has(name)) return;
    files.set(name, '');
    const imported: string[] = [];
    const text = sourceOf(name).replaceAll(IMPORT, (_, head: string, from: string) => {
      const file = importedBy(name, from);
      imported.push(file);
      const path = posix.relative(posix.dirname(name), file);
      return `${head}'${path.startsWith('.') ? path : `./${path}`}';`;
    });
    files.set(name, text);
    for (const file of imported) gather(file);
  };
  for (const entry of ENTRIES) gather(entry);
  return files;
};

/** The file that is meant by an import, as we serve it. */
const importedBy = (name: string, from: string): string => {
  if (from.startsWith('.')) return posix.join(posix.dirname(name), from);
  if (PACKAGE.test(from)) return `package/${from}`;
  throw new Error(`${name} imports ${from}, which no browser finds`);
};

const sourceOf = (name: string): string => {
  const [root, ...rest] = name.split('/');
  if (root !== 'package') {
    return withoutTypes(readFileSync(`${ROOTS[root as keyof typeof ROOTS]}/${rest.join('/')}`, 'utf8'));
  }
  const [scope, title, ...path] = rest;
  // Their files import one another by names that they open to nobody else.
  const folder = dirname(fileURLToPath(import.meta.resolve(`${scope}/${title}/utils.js`)));
  return readFileSync(`${folder}/${path.join('/')}`, 'utf8');
};

/** Node says on standard error that this is new, though it runs every file of ours by it. */
const withoutTypes = (text: string): string => {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(text);
  } finally {
    process.emitWarning = emitWarning;
  }
};

const served = (): ServedSource => {
  let kept: { readonly path: string; readonly files: ReadonlyMap<string, string> } | null = null;
  const all = () => {
    if (kept === null) {
      const files = gathered();
      const digest = createHash('sha256')
        .update(JSON.stringify([...files]))
        .digest('hex')
        .slice(0, 16);
      kept = { path: `/dice/${digest}`, files };
    }
    return kept;
  };
  return {
    path: () => all().path,
    file: (path, name) => (all().path === path ? all().files.get(name) : undefined),
  };
};

/** Gathered when it is first asked for. */
export const CHECK_SOURCE = served();
