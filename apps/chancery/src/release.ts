import type { AnyRuleset } from '@chancery/core';
import { NEWEST_SCHEMA } from '@chancery/store';
import { ENGINE } from './engine.ts';

/** What a release is made of that campaigns, backups and other releases depend on. */
export interface Release {
  /** With the commit, where that is known. */
  readonly name: string;
  /** The newest step of the schema that it knows. */
  readonly schema: number;
  readonly rules: readonly { readonly title: string; readonly version: number }[];
}

export const thisRelease = (rulesets: readonly AnyRuleset[]): Release => ({
  name: ENGINE,
  schema: NEWEST_SCHEMA,
  rules: rulesets.map(({ title, version }) => ({ title, version })),
});

export const linesOf = ({ name, schema, rules }: Release): readonly string[] => [
  `Chancery ${name}`,
  `Node ${process.versions.node}, schema ${schema}`,
  `Rules: ${rules.map(({ title, version }) => `${title} ${version}`).join(', ')}`,
];
