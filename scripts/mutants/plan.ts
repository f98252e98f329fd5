/**
 * What of a ruleset is changed, read from its `mutants.yaml`: the folders of `src/` that hold rules, and the changes that
 * mean nothing, each with its reason.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import type { Mutation } from './mutations.ts';
import { schemaOf } from './schema.ts';

export interface Mutant extends Mutation {
  /** Its place in the list, by which its code is called awake. */
  readonly number: number;
  /** From `src/` on. */
  readonly file: string;
  /** The same as long as its file stays as it is. */
  readonly key: string;
}

/** A change after which the rules are the same. */
export interface Meaningless {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** From 1, where the same change can be made in several places of the file; otherwise 1. */
  readonly nth?: number;
  readonly why: string;
}

export interface Plan {
  readonly mutants: readonly Mutant[];
  /** What each changed file becomes, by its path from `src/` on. */
  readonly code: ReadonlyMap<string, string>;
  readonly meaningless: readonly Meaningless[];
}

interface Page {
  readonly folders: readonly string[];
  readonly meaningless: readonly Meaningless[];
}

/** `folder` is that of the ruleset. */
export const planOf = (folder: string): Plan => {
  const { folders, meaningless } = parse(readFileSync(join(folder, 'mutants.yaml'), 'utf8')) as Page;
  const mutants: Mutant[] = [];
  const code = new Map<string, string>();
  const files = folders.flatMap((each) => globSync(`${each}/**/*.ts`, { cwd: join(folder, 'src') }));
  for (const file of files.map((each) => each.split(sep).join('/')).sort()) {
    const text = readFileSync(join(folder, 'src', file), 'utf8');
    const schema = schemaOf(file, text, mutants.length);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    code.set(file, schema.code);
    for (const [index, mutation] of schema.mutations.entries()) {
      mutants.push({ ...mutation, number: mutants.length, file, key: `${file} ${hash} ${index}` });
    }
  }
  return { mutants, code, meaningless };
};
