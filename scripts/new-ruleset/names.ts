import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { readRulebook } from '../conformance/clause.ts';
import { TEMPLATE, templateFiles } from './template.ts';

/** What a new ruleset is called, wherever it is. */
export interface RulesetNames {
  /** Its folder and its id: `two-hills`. */
  readonly name: string;
  /** The letters before the numbers of its rules: `TH`. */
  readonly prefix: string;
}

/** Why there can be no such ruleset here; empty when there can. */
export const faultsOfNames = (root: string, { name, prefix }: RulesetNames): readonly string[] => [
  ...(NAME.test(name) ? folderFaults(root, name) : [`'${name}' is no name for a folder: write it like two-hills`]),
  ...(PREFIX.test(prefix) ? prefixFaults(root, prefix) : [`'${prefix}' is no prefix: two to six capitals, like TH`]),
];

const NAME = /^(?=.{2,40}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PREFIX = /^[A-Z][A-Z0-9]{1,5}$/;

const folderFaults = (root: string, name: string): readonly string[] => {
  const places = [
    ...['packages', 'rulesets', 'apps'].map((folder) => `${folder}/${name}`),
    reportCaseOf(name),
    casePageOf(name),
  ];
  const taken = places.find((path) => existsSync(join(root, path)));
  if (taken !== undefined) return [`the name ${name} is taken: there is ${taken}`];
  const word = camelOf(name);
  return wordsBeside().has(word) ? [`the name ${name} would call its ruleset '${word}', a word that code needs`] : [];
};

const prefixFaults = (root: string, prefix: string): readonly string[] =>
  globSync('rulesets/*/RULES.md', { cwd: root })
    .filter((page) => readRulebook(readFileSync(join(root, page), 'utf8')).prefix === prefix)
    .map((page) => `the prefix ${prefix} is taken: it is that of ${dirname(page)}`);

/** The page that tells in which words its cases speak, from the root. */
export const casePageOf = (name: string): string => `docs/cases/${name}.md`;

/** Where the case of its report lies. */
export const reportCaseOf = (name: string): string => `apps/chancery/test/reports/${name}.yaml`;

/** `two-hills` → `twoHills` */
export const camelOf = (name: string): string => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** `two-hills` → `Two Hills` */
export const titleOf = (name: string): string =>
  name
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

/** What other things are called where the new ruleset is named: it cannot be called so too, nor by a word of the language. */
const wordsBeside = (): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const file of templateFiles().filter((path) => path.endsWith('.ts'))) {
    const text = readFileSync(join(TEMPLATE, file), 'utf8');
    if (!text.includes(camelOf('new-game'))) continue;
    const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, text);
    for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan())
      if (token === ts.SyntaxKind.Identifier) words.add(scanner.getTokenText());
  }
  for (let kind = ts.SyntaxKind.FirstKeyword; kind <= ts.SyntaxKind.LastKeyword; kind += 1)
    words.add(ts.tokenToString(kind) ?? '');
  words.delete(camelOf('new-game'));
  return words;
};
