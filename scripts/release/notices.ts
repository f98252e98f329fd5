import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Third } from './bundle.ts';
import { DATA_NOTICES } from './data-notices.ts';

const LICENCE = /^(licen[cs]e|copying|notice)([-.].*)?$/i;

/** What we use of others, each with the words of its licence, as the licences ask. */
export const noticesText = (thirds: readonly Third[]): string =>
  [
    '# What of others is in Chancery',
    'Chancery itself is under the licence in LICENSE. It comes with what is named here.',
    DATA_NOTICES,
    '## Programs',
    ...thirds.map(noticeOf),
  ].join('\n\n');

const noticeOf = (third: Third): string => {
  const { license, author } = JSON.parse(readFileSync(join(third.folder, 'package.json'), 'utf8'));
  const texts = licencesIn(third.folder);
  const by = typeof author === 'string' ? author : author?.name;
  const words = texts.length > 0 ? texts : [`Under the licence ${license}${by === undefined ? '' : `, by ${by}`}.`];
  return [`### ${third.name} ${third.version}`, ...words.map((text) => text.trim())].join('\n\n');
};

const licencesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8'));

/** Packages that do not say under which licence they are: none may be in a release. */
export const withoutLicence = (thirds: readonly Third[]): readonly string[] =>
  thirds
    .filter(({ folder }) => {
      const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return license === undefined && licencesIn(folder).length === 0;
    })
    .map(({ name, version }) => `${name} ${version}`);
