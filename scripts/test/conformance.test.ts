import { describe, expect, test } from 'vitest';
import { readRulebook } from '../conformance/clause.ts';
import { coverageOf } from '../conformance/coverage.ts';
import { namedClauses } from '../conformance/named-clauses.ts';
import { readOwners } from '../conformance/owners.ts';
import { coverageText } from '../conformance/print.ts';
import type { TestOutcome } from '../vitest-results.ts';

const RULES = `# Sea War
## 1 Sailing
- **SW-1.1** [rule] A fleet sails to a sea that borders its own. (src: "Sailing")
- **SW-1.2** [rule] [gap] It does not sail in winter. Why: the source is silent.
| Clause | Order |
|---|---|
| **SW-1.3** | [rule] SAIL \`<sea>\` | one sea |
- **SW-1.4** [data] Seas.
- **SW-1.5** [host] The turn is run on Tuesday.
- **SW-1.6** [advice] Keep a harbour.
Not a clause: **SW-1.7** is only mentioned here.
`;
const HOST = '| Clauses | Part | What |\n|---|---|---|\n| SW-1.5 | B | deadlines |\n';

const passed = (fullTitle: string): TestOutcome => ({ file: 'a.test.ts', fullTitle, status: 'passed', again: false });
const failed = (fullTitle: string): TestOutcome => ({ file: 'a.test.ts', fullTitle, status: 'failed', again: false });
const coverage = (tests: readonly TestOutcome[], rules = RULES, host = HOST) =>
  coverageOf({ ruleset: 'sea-war', rules, host }, tests);

describe('clauses of a rulebook', () => {
  test('items and table rows are read with tag and gap, mentions are not', () => {
    const { prefix, clauses, faults } = readRulebook(RULES);
    expect(prefix).toBe('SW');
    expect(clauses.map(({ id, tag, gap }) => [id, tag, gap])).toEqual([
      ['SW-1.1', 'rule', false],
      ['SW-1.2', 'rule', true],
      ['SW-1.3', 'rule', false],
      ['SW-1.4', 'data', false],
      ['SW-1.5', 'host', false],
      ['SW-1.6', 'advice', false],
    ]);
    expect(faults).toEqual([]);
  });

  test.each([
    ['- **SW-1.1** A fleet sails.', /exactly one tag/],
    ['- **SW-1.1** [rule] [data] A fleet sails.', /exactly one tag/],
    ['- **SW-1.1** [rules] A fleet sails.', /exactly one tag/],
    ['- **SW-1.1** [rule] A.\n- **SW-1.1** [rule] B.', /stands twice/],
    ['- **SW-1.1** [rule] A.\n- **LW-1.2** [rule] B.', /more than one prefix/],
  ])('%j is a fault', (markdown, fault) => {
    expect(readRulebook(markdown).faults.join()).toMatch(fault);
  });
});

describe('clauses that a title names', () => {
  test.each([
    ['SW-5.8 entering enemy land costs two', ['SW-5.8']],
    ['movement SW-1.2, SW-1.3: both', ['SW-1.2', 'SW-1.3']],
    ['SW-3.31..3.33', ['SW-3.31', 'SW-3.32', 'SW-3.33']],
    ['SW-3.31..SW-3.32', ['SW-3.31', 'SW-3.32']],
    ['SW-3.31..32', ['SW-3.31', 'SW-3.32']],
    ['at the end of a sentence: SW-5.8.', ['SW-5.8']],
    ['SW-3.9..3.8 backwards', []],
    ['SW-3.9..4.1 over sections', []],
    ['section 3.1 without letters', []],
  ])('%s', (title, ids) => {
    expect(namedClauses(title)).toEqual(ids);
  });
});

describe('coverage', () => {
  test('only a passing test covers, and only rule, data, view and npc must be covered', () => {
    const { missing, testable, faults } = coverage([passed('sailing SW-1.1..1.2 sails'), failed('SW-1.3 SAIL')]);
    expect(testable.map(({ id }) => id)).toEqual(['SW-1.1', 'SW-1.2', 'SW-1.3', 'SW-1.4']);
    expect(missing.map(({ id }) => id)).toEqual(['SW-1.3', 'SW-1.4']);
    expect(faults).toEqual([]);
  });

  test('what is seen is covered only by a test that looks at it: at a page, a report, a command or a mail', () => {
    const rules = '- **SW-1.1** [view] A fleet is drawn.\n- **SW-1.2** [view] A port is drawn.\n';
    const at = (file: string, fullTitle: string): TestOutcome => ({ ...passed(fullTitle), file });
    const ofData = at('/house/rulesets/sea-war/test/rules/1-view.test.ts', 'SW-1.1, SW-1.2 the view');
    const only = coverage([ofData], rules, '');
    expect([only.missing, only.unseen].map((all) => all.map(({ id }) => id))).toEqual([
      ['SW-1.1', 'SW-1.2'],
      ['SW-1.1', 'SW-1.2'],
    ]);
    expect(coverageText(only)).toContain('named by tests of the data alone');
    const onPage = at('/house/apps/chancery/test/browser/map.test.ts', 'SW-1.1 the fleet on the map');
    const inMail = at('/house/packages/app/test/mail/reports.test.ts', 'SW-1.2 the port in the mail');
    expect(coverage([ofData, onPage], rules, '').missing.map(({ id }) => id)).toEqual(['SW-1.2']);
    expect(coverage([ofData, onPage, inMail], rules, '').missing).toEqual([]);
  });

  test('a number that the rulebook does not have is a fault, one of another rulebook is not', () => {
    expect(coverage([passed('SW-9.9 nothing'), passed('LW-9.9 elsewhere')]).faults).toEqual([
      'a test names SW-9.9, which is not in RULES.md: "SW-9.9 nothing"',
    ]);
  });

  test('a host clause without a part, a part without a host clause and an empty rulebook are faults', () => {
    expect(coverage([], RULES, '').faults).toEqual(['HOST.md gives SW-1.5 to no part']);
    expect(coverage([passed('SW-1.5')]).unshown).toEqual([]);
    expect(coverage([], RULES, `${HOST}| SW-1.1 | B | x |`).faults).toEqual(['HOST.md: SW-1.1 is no host clause']);
    expect(coverage([], '# Sea War', '').faults).toEqual(['RULES.md holds no clause']);
  });

  test('the page of owners takes lists and ranges', () => {
    const owners = readOwners('| SW-1.5..1.6, SW-2.1 | C | the desk |');
    expect([...owners]).toEqual(['SW-1.5', 'SW-1.6', 'SW-2.1'].map((id) => [id, { part: 'C', what: 'the desk' }]));
  });

  test('the page shows counts, what is missing and who owns the rest', () => {
    expect(coverageText(coverage([passed('SW-1.1, SW-1.2, SW-1.3')])).split('\n')).toEqual([
      'sea-war: 6 clauses (rule 3, data 1, view 0, npc 0, host 1, advice 1)',
      '  testable clauses named by a passing test: 3 of 4 (rule 3/3, data 0/1, view 0/0, npc 0/0)',
      '  not yet covered (1):',
      '    SW-1.4     data  Seas.',
      '  host clauses, by the part of the plan that owns them (1):',
      '    part B (1): SW-1.5',
      '    named by a passing test: 0 of 1',
      '    SW-1.5     host  The turn is run on Tuesday.',
      '  advice, for the guide, not tested: 1',
    ]);
  });
});
