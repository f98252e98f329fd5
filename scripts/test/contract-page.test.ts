import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** docs/contract.md against the code: it has every field of the contract, and every example that it names uses the field. */

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(resolve(root, 'docs/contract.md'), 'utf8');

interface Row {
  readonly field: string;
  readonly examples: readonly string[];
}

/** The rows under each heading of an interface; a heading may have several tables. */
const DESCRIBED: ReadonlyMap<string, readonly Row[]> = new Map(
  page.split(/^## /m).flatMap((part): readonly (readonly [string, readonly Row[]])[] => {
    const name = part.slice(0, part.indexOf('\n')).trim();
    const rows = [...part.matchAll(/^\| `(\w+)` \| .+ \| (.+) \|$/gm)].map(
      ([, field = '', cell = '']): Row => ({
        field,
        examples: [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
      }),
    );
    return rows.length === 0 ? [] : [[name, rows]];
  }),
);

const SOURCES = globSync('packages/core/src/{ruleset,order,order/arguments,text,types,visibility,vocabulary}/*.ts', {
  cwd: root,
});

/** The members of every interface there, by its name. */
const DECLARED: ReadonlyMap<string, readonly string[]> = new Map(
  SOURCES.flatMap((path) => {
    const source = ts.createSourceFile(path, readFileSync(resolve(root, path), 'utf8'), ts.ScriptTarget.Latest);
    return source.statements.filter(ts.isInterfaceDeclaration).map(({ name, members }) => {
      const fields = members.flatMap((member) =>
        member.name && ts.isIdentifier(member.name) ? [member.name.text] : [],
      );
      return [name.text, fields] as const;
    });
  }),
);

/** What says only which kind of argument a type is, and what it is called. */
const isTag = (name: string, field: string): boolean =>
  name.endsWith('Type') && (field === 'kind' || (field === 'name' && name !== 'NamedType'));

test('the page describes the ruleset itself', () => {
  expect([...DESCRIBED.keys()]).toEqual(expect.arrayContaining(['Ruleset', 'RulesetTypes', 'OrderKind', 'Sighting']));
});

describe.each([...DESCRIBED])('%s', (name, rows) => {
  test('stands on the page with all its fields', () => {
    const fields = DECLARED.get(name)?.filter((field) => !isTag(name, field)) ?? [];
    expect(rows.map(({ field }) => field).sort()).toEqual([...fields].sort());
  });

  test('has examples that use its fields', () => {
    const idle = rows.flatMap(({ field, examples }) =>
      examples.filter((path) => !new RegExp(`\\b${field}\\b`).test(readFileSync(resolve(root, path), 'utf8'))),
    );
    expect(idle).toEqual([]);
  });
});
