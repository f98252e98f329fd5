import type { Block } from '../markdown/read-markdown.ts';
import { type Chapter, type Clause, clauseOfRow, type Rulebook } from './rulebook.ts';

/** A clause that has what is looked for, with what belongs to it. */
export interface Match {
  readonly chapter: Chapter;
  readonly clause: Clause;
  readonly blocks: readonly Block[];
}

/** The clauses that have every word, in themselves or in the tables below them, in the order of the book. */
export const searchRulebook = ({ chapters }: Rulebook, sought: string): readonly Match[] => {
  const words = wordsOf(sought);
  if (words.length === 0) return [];
  return chapters.flatMap(clausesOf).filter((match) => {
    const text = textOf(match);
    return words.every((word) => text.includes(word));
  });
};

/** The search words as a pattern by which matches are marked; undefined without a search. */
export const markedBy = (sought: string): RegExp | undefined => {
  const words = wordsOf(sought).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return words.length === 0 ? undefined : new RegExp(`(${words.join('|')})`, 'gi');
};

/** The clause of that number, however it was typed: `md 6.12`, `6.12`. */
export const clauseNumbered = (book: Rulebook, typed: string, prefix: string): string | null => {
  const number = typed
    .trim()
    .toLowerCase()
    .replace(new RegExp(`^${prefix.toLowerCase()}[\\s-]*`), '');
  const id = `${prefix}-${number}`;
  const has = book.chapters.flatMap(clausesOf).some(({ clause }) => clause.id === id);
  return /^[0-9]+\.[0-9]+[a-z]?$/.test(number) && has ? id : null;
};

const wordsOf = (text: string): readonly string[] => [...new Set(text.toLowerCase().match(/\S+/g) ?? [])].slice(0, 8);

const clausesOf = (chapter: Chapter): readonly Match[] => {
  const matches: { chapter: Chapter; clause: Clause; blocks: Block[] }[] = [];
  for (const part of chapter.parts) {
    if (part.kind === 'clause') matches.push({ chapter, clause: part, blocks: [] });
    if (part.kind !== 'block') continue;
    const rows = clausesIn(part.block, chapter);
    if (rows.length > 0) matches.push(...rows.map((clause) => ({ chapter, clause, blocks: [] })));
    else matches.at(-1)?.blocks.push(part.block);
  }
  return matches;
};

/** The rows of a table that are clauses themselves. */
const clausesIn = (block: Block, chapter: Chapter): readonly Clause[] =>
  block.kind !== 'table'
    ? []
    : block.rows.flatMap((row) => {
        const id = clauseOfRow(row, chapter.id.slice(0, chapter.id.indexOf('-')));
        return id === null
          ? []
          : [{ kind: 'clause', id, text: row.slice(1).join(' · '), reason: null, source: null } as const];
      });

const textOf = ({ clause, blocks }: Match): string =>
  [clause.id, clause.text, clause.reason ?? '', ...blocks.map((block) => JSON.stringify(block))]
    .join(' ')
    .toLowerCase();
