import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RULESETS } from '@chancery/registry';
import { defineCommand } from '../../command.ts';
import { EXIT } from '../../exit-codes.ts';
import { printLines } from '../../io.ts';

export const book = defineCommand({
  name: 'book',
  summary: 'Writes all documents, guides and rulebooks as a site of plain files',
  args: [{ name: 'FOLDER' }],
  options: {},
  help: `  chancery book site

FOLDER is made if it is not there. Publish its files anywhere, or open index.html in the folder itself.
Every server shows the same at /book/.`,
  async run({ args }, io) {
    // Loaded here, because it draws the pictures of all guides.
    const { brokenLinks, buildBook } = await import('../page/book/index.ts');
    const folder = resolve(io.cwd, args[0] as string);
    const files = await buildBook(RULESETS);
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of files) writeFileSync(join(folder, name), content);
    const broken = brokenLinks(files);
    printLines(io, [
      `${files.size} files in ${folder}: open index.html.`,
      ...broken.map((link) => `broken link: ${link}`),
    ]);
    return broken.length === 0 ? EXIT.done : EXIT.faults;
  },
});
