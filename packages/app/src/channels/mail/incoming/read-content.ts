import { type FoundOrders, findOrders, findWords, type Message, ordersInText } from '@chancery/mail';
import { type Command, readCommands } from '../commands.ts';
import type { OrderReader } from './order-reader.ts';

/** What a mail asks for. */
export interface Content {
  readonly commands: readonly Command[];
  readonly found: FoundOrders;
}

/**
 * Orders in a file that reads as such stand as they are; of what the mail itself says, commands are taken first, then talk, and
 * orders from the rest. Where both hold orders, nobody knows which are meant.
 */
export const readContent = (message: Message, reader: OrderReader | null): Content => {
  const reads = (text: string): boolean => reader === null || reader.part(text).isOrders;
  const found = findOrders(message, reads);
  const isTalk = (line: string): boolean => reader === null || !reader.part(line).holdsLines;
  const { commands, rest } = readCommands(message.subject, findWords(message), isTalk);
  const file = fileOf(found);
  if (file !== null) {
    if (reader !== null && rest !== '' && reads(rest) && file !== '') return { commands, found: both(found, file) };
    return {
      commands,
      found: withoutTalk({ ...found, leftOut: { ...found.leftOut, mailBesideFile: rest !== '' } }, reader),
    };
  }
  if (commands.length === 0) return { commands, found: withoutTalk(found, reader) };
  if (commands.some(({ kind }) => kind === 'no-orders')) {
    return { commands, found: { ...NOTHING, subject: found.subject, leftOut: found.leftOut } };
  }
  const left = ordersInText(rest);
  const { around } = left.leftOut;
  const ofRest = { ...left, subject: found.subject, leftOut: { ...found.leftOut, around } };
  return { commands, found: withoutTalk(ofRest, reader) };
};

/** The file that the orders are from, or '' where several files are; null where they are from the mail itself. */
const fileOf = ({ sheet }: FoundOrders): string | null => {
  if (sheet.kind === 'none') return sheet.files.length > 0 ? '' : null;
  return sheet.source.in === 'file' ? sheet.source.fileName : null;
};

const both = (found: FoundOrders, file: string): FoundOrders => ({
  ...found,
  sheet: { kind: 'none', why: 'mail-and-file', files: [file] },
});

/** Without its talk; a text in which there is nothing else holds no orders, and is no empty sheet. */
const withoutTalk = (found: FoundOrders, reader: OrderReader | null): FoundOrders => {
  const { sheet, leftOut } = found;
  if (reader === null || sheet.kind !== 'text') return found;
  const { text, talk, holdsLines } = reader.part(sheet.text);
  if (!holdsLines)
    return { ...found, sheet: { kind: 'none', why: 'only-talk', files: [] }, leftOut: { ...leftOut, talk } };
  return { ...found, sheet: { ...sheet, text: text.trim() }, leftOut: { ...leftOut, talk } };
};

/** A sheet that is empty on purpose. */
const NOTHING = { sheet: { kind: 'text', text: '', source: { in: 'mail', form: 'plain' } }, header: null } as const;
