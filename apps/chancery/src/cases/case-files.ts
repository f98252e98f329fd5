import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type CaseKey, type RuleCase, readCase, Words } from '@chancery/core';
import { LineCounter, parseAllDocuments } from 'yaml';
import { readText } from '../folder/read-file.ts';
import type { Io } from '../io.ts';
import { lineOfKeys } from './case-line-of.ts';

/** A case as it was found in a file. */
export interface FoundCase {
  /** `file.yaml`, and its number where there are several. */
  readonly source: string;
  readonly rule: RuleCase;
  /** The line of the file in which words stand, if it is known. */
  lineOf(keys: readonly CaseKey[]): number | null;
}

/** The cases of files and folders, in the order of their names. */
export const casesIn = async (paths: readonly string[], io: Io): Promise<readonly FoundCase[]> => {
  const found: FoundCase[] = [];
  for (const path of paths) {
    if (path === '-') found.push(...casesInText('standard input', await io.readStandardInput()));
    else {
      for (const file of filesBelow(resolve(io.cwd, path))) {
        found.push(...casesInText(relative(io.cwd, file) || file, readText(file)));
      }
    }
  }
  return found;
};

const IS_CASE = /\.(?:ya?ml|json)$/i;

/** A file itself; of a folder all files of cases, deeply. */
const filesBelow = (path: string): readonly string[] => {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return filesBelow(join(path, entry.name));
      return IS_CASE.test(entry.name) ? [join(path, entry.name)] : [];
    });
};

/** All cases of a text: one, a list of them, or several documents of either. */
export const casesInText = (source: string, text: string): readonly FoundCase[] => {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { version: '1.2', prettyErrors: true, lineCounter: lines });
  const parsed = Array.isArray(documents) ? documents : [];
  const cases = parsed.flatMap((document): readonly Omit<FoundCase, 'source'>[] => {
    const faults = document.errors.map(({ message }) => ({ path: 'YAML', keys: [], text: message }));
    if (faults.length > 0) return [{ rule: readCase(new Words({}, '', faults)), lineOf: () => null }];
    const value: unknown = document.toJS();
    if (value === null || value === undefined) return [];
    return listed(value).map(({ value: each, keys }) => ({
      rule: readCase(new Words(each, '', [])),
      lineOf: (inside) => lineOfKeys(document, lines, [...keys, ...inside]),
    }));
  });
  return cases.map((found, index) => ({
    ...found,
    source: cases.length === 1 ? source : `${source} #${index + 1}`,
  }));
};

interface Listed {
  readonly value: unknown;
  readonly keys: readonly CaseKey[];
}

/** `cases: [...]` is a list too. */
const listed = (value: unknown): readonly Listed[] => {
  if (Array.isArray(value)) return value.map((each, index) => ({ value: each, keys: [index] }));
  const { cases } = value as { readonly cases?: unknown };
  if (!Array.isArray(cases)) return [{ value, keys: [] }];
  return cases.map((each, index) => ({ value: each, keys: ['cases', index] }));
};
