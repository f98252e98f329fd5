import { clean } from './clean.ts';
import type { Reference } from './reference.ts';
import { tableToText } from './table-to-text.ts';
import { TEXT_WIDTH } from './to-text.ts';
import { widthOf } from './wrap.ts';

/** The sheets as plain text, one after another, with a form feed between them: a printer begins a page there. */
export const referenceToText = ({ sheets }: Reference): string =>
  sheets
    .map(({ title, tables }) => [
      ...headed(clean(title), '='),
      ...tables.flatMap((table) => ['', ...tableToText(table, TEXT_WIDTH)]),
    ])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\f');

const headed = (text: string, under: string): readonly string[] => [text, under.repeat(widthOf(text))];
