import { type FoundOrders, findOrders, findWords, type Message, ordersInText } from '@chancery/mail';
import { type Command, readCommands } from '../commands.ts';

/** What a mail asks for. */
export interface Content {
  readonly commands: readonly Command[];
  readonly found: FoundOrders;
}

/** Orders in a file stand as they are; of what the mail itself says, commands are taken first, and orders from the rest. */
export const readContent = (message: Message): Content => {
  const found = findOrders(message);
  const { commands, rest } = readCommands(message.subject, findWords(message));
  if (commands.length === 0) return { commands, found };
  const ofFile = found.sheet.kind === 'none' ? found.sheet.files.length > 0 : found.sheet.source.in === 'file';
  if (ofFile) return { commands, found: { ...found, leftOut: { ...found.leftOut, mailBesideFile: rest !== '' } } };
  const left = commands.some(({ kind }) => kind === 'no-orders')
    ? { ...NOTHING, leftOut: found.leftOut }
    : ordersInText(rest);
  const { quoted, signature, winmail, unread } = found.leftOut;
  return {
    commands,
    found: { ...left, subject: found.subject, leftOut: { ...left.leftOut, quoted, signature, winmail, unread } },
  };
};

/** A sheet that is empty on purpose. */
const NOTHING = { sheet: { kind: 'text', text: '', source: { in: 'mail', form: 'plain' } }, header: null } as const;
