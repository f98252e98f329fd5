import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files that a builder of images sends along from a folder, as its `.dockerignore` says: by path from there, in order. */
export const contextFiles = (root: string, ignore: string): readonly string[] => {
  const isLeftOut = readIgnore(ignore);
  const below = (folder: string): readonly string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (isLeftOut(path)) return [];
      return entry.isDirectory() ? below(path) : [path];
    });
  return below('').toSorted();
};

/** The last pattern that a path fits decides. We use no exceptions (`!`), so a folder that is left out is not looked into. */
const readIgnore = (ignore: string): ((path: string) => boolean) => {
  const lines = ignore.split('\n').map((line) => line.trim());
  const patterns = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const exceptions = patterns.filter((line) => line.startsWith('!'));
  if (exceptions.length > 0) throw new Error(`.dockerignore has exceptions: ${exceptions.join(', ')}`);
  const fits = patterns.map(asExpression);
  return (path) => fits.some((each) => each.test(path));
};

/** `**` stands for any folders, `*` for anything in a name; a pattern fits from the root. */
const asExpression = (pattern: string): RegExp => {
  const parts = pattern.split(/(\*\*\/|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    return part === '*' ? '[^/]*' : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`);
};
