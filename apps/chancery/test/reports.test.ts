import { readdirSync, readFileSync } from 'node:fs';
import { RULESETS } from '@chancery/registry';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { EXIT } from '../src/exit-codes.ts';
import { desk } from './desk.ts';

/** What rulers read, as `chancery case` compares it: cases whose titles name the clauses about what is seen. */

interface ReadCase {
  readonly rules: readonly string[];
  readonly title: string;
  readonly expect: { readonly report: { readonly [seat: string]: unknown } };
}

const folder = new URL('./reports/', import.meta.url);

for (const file of readdirSync(folder)) {
  describe(file, () => {
    for (const each of parse(readFileSync(new URL(file, folder), 'utf8')) as readonly ReadCase[]) {
      test(`${each.rules.join(', ')} ${each.title}`, async () => {
        expect(Object.keys(each.expect)).toEqual(['report']);
        const { exit, out } = await desk().runWith({ rulesets: RULESETS, input: stringify(each) }, 'case', '-');
        expect(out).toContain('1 ok, 0 differ');
        expect(exit).toBe(EXIT.done);
      });
    }
  });
}
