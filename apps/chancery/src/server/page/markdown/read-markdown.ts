import { lexer, type Token, type Tokens } from 'marked';

/** A part of a text, as our own documents have them. Its words are still Markdown: `inline` writes them. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly numbered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly text: string };

/**
 * Reads a document: headings, paragraphs, lists of one level, tables and code. What an item holds below its first
 * words stands behind it, and the list goes on after that.
 */
export const readMarkdown = (text: string): readonly Block[] => blocksOf(lexer(text));

const blocksOf = (tokens: readonly Token[]): readonly Block[] => tokens.flatMap(blocksIn);

const blocksIn = (token: Token): readonly Block[] => {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading': {
      const { depth, text } = token as Tokens.Heading;
      return [{ kind: 'heading', level: depth, text }];
    }
    case 'list':
      return listIn(token as Tokens.List);
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [{ kind: 'table', head: header.map(wordsOf), rows: rows.map((row) => row.map(wordsOf)) }];
    }
    case 'code':
      return [{ kind: 'code', text: (token as Tokens.Code).text }];
    default:
      return [{ kind: 'paragraph', text: oneLine(token.raw) }];
  }
};

const listIn = ({ ordered, items }: Tokens.List): readonly Block[] => {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const close = (): void => {
    if (lines.length > 0) blocks.push({ kind: 'list', numbered: ordered, items: lines });
    lines = [];
  };
  for (const { tokens } of items) {
    const [first, ...below] = tokens;
    lines.push(oneLine(first?.raw ?? ''));
    const held = blocksOf(below);
    if (held.length > 0) close();
    blocks.push(...held);
  }
  close();
  return blocks;
};

const wordsOf = ({ text }: Tokens.TableCell): string => text;

const oneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ');
