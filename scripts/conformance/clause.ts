/** A clause is one numbered sentence of a RULES.md: `- **MD-5.8** [rule] [gap] Entering ...` or the first cell of a row. */

export const TAGS = ['rule', 'data', 'view', 'npc', 'host', 'advice'] as const;
export type Tag = (typeof TAGS)[number];

/** The tags whose clauses a test must name. */
export const TESTABLE: readonly Tag[] = ['rule', 'data', 'view', 'npc'];

export interface Clause {
  readonly id: string;
  readonly tag: Tag;
  /** Our decision where the source is silent. */
  readonly gap: boolean;
  readonly text: string;
}

export interface Rulebook {
  /** The letters before the number: `MD`. */
  readonly prefix: string;
  readonly clauses: readonly Clause[];
  /** Lines that look like a clause and are none, and numbers that occur twice. */
  readonly faults: readonly string[];
}

const CLAUSE = /^(?:- |\| )\*\*([A-Z][A-Z0-9]*)-(\d+\.\d+)\*\*(?: \|)? ((?:\[[a-z]+\] ?)+)(.*)$/;
const LOOKS_LIKE_ONE = /^(?:- |\| )\*\*[A-Z][A-Z0-9]*-\d/;

const isTag = (word: string): word is Tag => (TAGS as readonly string[]).includes(word);

/** Reads the clauses of a RULES.md in the order of the page. */
export const readRulebook = (markdown: string): Rulebook => {
  const clauses = new Map<string, Clause>();
  const faults: string[] = [];
  const prefixes = new Set<string>();
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    if (!LOOKS_LIKE_ONE.test(line)) continue;
    const [, prefix = '', number = '', brackets = '', text = ''] = CLAUSE.exec(line) ?? [];
    const words: readonly string[] = brackets.match(/[a-z]+/g) ?? [];
    const tags = words.filter(isTag);
    const id = `${prefix}-${number}`;
    const [tag] = tags;
    if (tag === undefined || tags.length > 1 || words.some((word) => !isTag(word) && word !== 'gap')) {
      faults.push(`line ${index + 1}: a clause needs a number and exactly one tag of ${TAGS.join(', ')}`);
      continue;
    }
    if (clauses.has(id)) faults.push(`line ${index + 1}: ${id} stands twice`);
    prefixes.add(prefix);
    clauses.set(id, { id, tag, gap: words.includes('gap'), text: text.trim() });
  }
  if (prefixes.size > 1) faults.push(`more than one prefix: ${[...prefixes].join(', ')}`);
  return { prefix: [...prefixes][0] ?? '', clauses: [...clauses.values()], faults };
};
