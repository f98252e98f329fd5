import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelOf } from './names.ts';

const REGISTRY = 'packages/registry';

/** Makes a ruleset known to those who list them all: what it says of itself they ask it. Gives back the paths. */
export const register = (root: string, name: string): readonly string[] => {
  const word = camelOf(name);
  const packaged = `@chancery/${name}`;
  const change = (file: string, changed: (text: string) => string): string => {
    const path = join(root, REGISTRY, file);
    const before = readFileSync(path, 'utf8');
    const after = changed(before);
    if (after === before) throw new Error(`${path} is not as it was: add ${packaged} to it by hand`);
    writeFileSync(path, after);
    return `${REGISTRY}/${file}`;
  };
  return [
    change('src/registry.ts', (text) =>
      `import { ${word} } from '${packaged}';\n${text}`.replace(/(RULESETS[^=]*= \[[^\]]*)\]/, `$1, ${word}]`),
    ),
    change('src/desk.ts', (text) =>
      text.replace(/\n\};/, `\n  '${name}': async () => (await import('${packaged}/desk')).${word}AtDesk,\n};`),
    ),
    change('package.json', (text) => {
      const manifest = JSON.parse(text) as { dependencies: { [name: string]: string } };
      const all = Object.entries({ ...manifest.dependencies, [packaged]: '0.1.0' });
      const dependencies = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
      return `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`;
    }),
  ];
};
