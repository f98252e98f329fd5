import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyRuleset } from '@chancery/core';
import { guideOf, rulebookOf } from '@chancery/registry/rulebooks';

/** A document of the repository that is a page of the book. */
export interface Source {
  /** From the root of the repository, as links name it. */
  readonly path: string;
  /** The name of its page. */
  readonly page: string;
  readonly title: string;
  readonly chapter: Chapter;
  readonly text: string;
  readonly ruleset?: AnyRuleset;
}

export type Chapter = 'Play' | 'Rules' | 'Host' | 'Build' | 'Decisions';

const ROOT = new URL('../../../../../../', import.meta.url);
const DOCS = new URL('docs/', ROOT);

/** Documents for people who play or run a server; what is not named is for those who build. */
const CHAPTERS: { readonly [name: string]: Chapter } = {
  'playing-by-mail': 'Play',
  cli: 'Play',
  running: 'Host',
  upgrading: 'Host',
  backup: 'Host',
  mail: 'Host',
  configuration: 'Host',
  accounts: 'Host',
  security: 'Host',
  'exit-codes': 'Host',
};

/** All pages that are made of documents, in the order of the contents. */
export const sourcesOf = (rulesets: readonly AnyRuleset[]): readonly Source[] => [
  ...rulesets.flatMap((ruleset) => bookOf(ruleset, 'guide')),
  ...rulesets.flatMap((ruleset) => bookOf(ruleset, 'rules')),
  ...namesIn(DOCS).map((name) => documentOf(`docs/${name}.md`, name, CHAPTERS[name] ?? 'Build')),
  documentOf('CHANGELOG.md', 'changelog', 'Host'),
  documentOf('GLOSSARY.md', 'glossary', 'Build'),
  ...namesIn(new URL('decisions/', DOCS)).map((name) =>
    documentOf(`docs/decisions/${name}.md`, `decision-${name.slice(0, 4)}`, 'Decisions'),
  ),
];

const bookOf = (ruleset: AnyRuleset, kind: 'guide' | 'rules'): readonly Source[] => {
  const place = kind === 'guide' ? guideOf(ruleset.id) : rulebookOf(ruleset.id);
  if (!existsSync(place)) return [];
  const text = readFileSync(place, 'utf8');
  const path = fileURLToPath(place).slice(fileURLToPath(ROOT).length).replaceAll('\\', '/');
  const title = kind === 'guide' ? `${ruleset.title}: a guide` : `${ruleset.title}: the rules`;
  return [{ path, page: `${kind}-${ruleset.id}`, title, chapter: kind === 'guide' ? 'Play' : 'Rules', text, ruleset }];
};

const documentOf = (path: string, page: string, chapter: Chapter): Source => {
  const text = readFileSync(new URL(path, ROOT), 'utf8');
  const title = (/^# (.*)$/m.exec(text)?.[1] ?? page).replaceAll('`', '');
  return {
    path,
    page,
    title: page.startsWith('balance-') ? `Balance: ${page.slice('balance-'.length)}` : title,
    chapter,
    text,
  };
};

const namesIn = (folder: URL): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .sort();

/** Pictures of play, as they lie in the repository. */
export const picturesOfPlay = (): readonly (readonly [name: string, bytes: Uint8Array])[] => {
  const folder = new URL('pictures/', DOCS);
  return readdirSync(folder)
    .sort()
    .map((name) => [name, new Uint8Array(readFileSync(new URL(name, folder)))]);
};
