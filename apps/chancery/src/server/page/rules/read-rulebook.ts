import { type Block, readMarkdown } from '../markdown/read-markdown.ts';
import type { Chapter, Clause, Part, Rulebook } from './rulebook.ts';

/** Reads RULES.md: chapters are its second headings, clauses the items that begin with a number of the ruleset's prefix. */
export const readRulebook = (text: string, prefix: string): Rulebook => {
  const blocks = readMarkdown(text);
  const title = blocks.find((block) => block.kind === 'heading' && block.level === 1);
  const starts = blocks.flatMap((block, at) => (block.kind === 'heading' && block.level === 2 ? [at] : []));
  const chapters = starts.map((start, at) => chapterOf(blocks.slice(start, starts[at + 1]), prefix));
  return {
    title: title?.kind === 'heading' ? title.text : '',
    preface: blocks.slice(0, starts[0]).filter((block) => block !== title),
    chapters,
  };
};

const chapterOf = ([head, ...blocks]: readonly Block[], prefix: string): Chapter => {
  const title = head?.kind === 'heading' ? head.text : '';
  return {
    id: `${prefix}-${numberOf(title)}`,
    title,
    parts: blocks.flatMap((block): readonly Part[] => partsOf(block, prefix)),
  };
};

/** `8a When and who` → `8a`. */
const numberOf = (title: string): string => /^[0-9]+(?:[a-z]|\.[A-Z])?/.exec(title)?.[0] ?? title;

const partsOf = (block: Block, prefix: string): readonly Part[] => {
  if (block.kind === 'heading') return [{ kind: 'heading', id: `${prefix}-${numberOf(block.text)}`, text: block.text }];
  if (block.kind === 'table')
    return [{ kind: 'block', block: { ...block, rows: block.rows.map((row) => row.map(withoutMarks)) } }];
  if (block.kind !== 'list') return [{ kind: 'block', block }];
  const clauses = block.items.map((item) => clauseOf(item, prefix));
  const [first] = clauses;
  if (first === undefined || first === null) return [{ kind: 'block', block }];
  return clauses.map(
    (clause, at): Part => clause ?? { kind: 'block', block: { ...block, items: [block.items[at] ?? ''] } },
  );
};

const clauseOf = (item: string, prefix: string): Clause | null => {
  const [, id, rest = ''] = new RegExp(`^\\*\\*(${prefix}-[0-9]+\\.[0-9]+[a-z]?)\\*\\*\\s*(.*)$`).exec(item) ?? [];
  if (id === undefined) return null;
  const text = withoutMarks(rest);
  const [, words = text, source = null] = /^(.*?)\s*\(src: (.*)\)$/.exec(text) ?? [];
  const [, rule = words, reason = null] = REASONED.exec(words) ?? [];
  return { kind: 'clause', id, text: rule, reason, source };
};

/** `… Why: nobody said so.`, `… Why this order: …`, and what the chapter of decisions has: `… Rejected: …`. */
const REASONED = /^(.*?)\s+((?:Why(?: [a-z ]+)?|Rejected): .*)$/;

/** Without the marks that tell those who wrote the rules what sort of clause it is: `[rule] [gap] `. */
const withoutMarks = (text: string): string => text.replace(/^(?:\[[a-z]+\]\s*)+/, '');
