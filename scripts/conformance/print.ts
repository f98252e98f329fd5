import { type Clause, TAGS, TESTABLE } from './clause.ts';
import type { Coverage, HostClause } from './coverage.ts';

const FIRST_WORDS = 96;

/** A clause on one line: number, tag and its first words, cut at a blank. */
const line = ({ id, tag, text }: Clause): string => {
  const plain = text.replaceAll(/[`*]/g, '');
  const start = plain.length <= FIRST_WORDS ? plain : `${plain.slice(0, plain.lastIndexOf(' ', FIRST_WORDS))} ...`;
  return `    ${id.padEnd(10)} ${tag.padEnd(5)} ${start}`;
};

const hostLines = (host: readonly HostClause[]): readonly string[] => {
  const parts = [...new Set(host.map(({ owner }) => owner?.part ?? 'nobody'))].sort();
  return parts.map((part) => {
    const ids = host.filter(({ owner }) => (owner?.part ?? 'nobody') === part).map(({ clause }) => clause.id);
    return `  part ${part} (${ids.length}): ${ids.join(', ')}`;
  });
};

const listed = (what: string, clauses: readonly Clause[]): readonly string[] =>
  clauses.length === 0 ? [] : [`  ${what} (${clauses.length}):`, ...clauses.map(line)];

/** The page that `npm run conformance` prints for one ruleset. */
export const coverageText = (coverage: Coverage): string => {
  const { ruleset, byTag, testable, missing, unseen, host, unshown, faults } = coverage;
  const total = TAGS.reduce((sum, tag) => sum + byTag[tag], 0);
  const perTag = TESTABLE.map((tag) => {
    const lost = missing.filter((clause) => clause.tag === tag).length;
    return `${tag} ${byTag[tag] - lost}/${byTag[tag]}`;
  });
  return [
    `${ruleset}: ${total} clauses (${TAGS.map((tag) => `${tag} ${byTag[tag]}`).join(', ')})`,
    `  testable clauses named by a passing test: ${testable.length - missing.length} of ${testable.length} (${perTag.join(', ')})`,
    ...listed(
      'not yet covered',
      missing.filter((clause) => !unseen.includes(clause)),
    ),
    ...listed('named by tests of the data alone, and to be seen on a page, in a report or in a mail', unseen),
    `  host clauses, by the part of the plan that owns them (${host.length}):`,
    ...hostLines(host).map((text) => `  ${text}`),
    `    named by a passing test: ${host.length - unshown.length} of ${host.length}`,
    ...unshown.map(line),
    `  advice, for the guide, not tested: ${byTag.advice}`,
    ...(faults.length === 0 ? [] : ['  faults:', ...faults.map((fault) => `    ${fault}`)]),
  ].join('\n');
};
