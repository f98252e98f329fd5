import type { TextByCode } from '@chancery/core';
import type { NoOrders } from '../incoming/find-orders.ts';
import type { Receipt, ReceiptLine } from '../incoming/receipt.ts';
import type { RefusedMail } from '../incoming/refused-mail.ts';
import type { Doubt } from '../incoming/sender.ts';

/** What became of a line, in one word. */
export const OUTCOME_WORDS: { readonly [outcome in ReceiptLine['outcome']]: string } = {
  accepted: 'ok',
  warned: 'warning',
  illegal: 'refused',
  malformed: 'unclear',
};

export const RECEIPT_WORDS = {
  subject: 'orders received',
  refusedSubject: 'your mail did not count',
  heldSubject: 'a mail in your name was held',
  campaign: 'Campaign',
  seat: 'Seat',
  turn: 'Turn',
  received: 'Received',
  hash: 'Hash',
  wholeSheet: 'The sheet as a whole',
  sections: 'In force now, section by section',
  undone: 'Left undone',
  asked: 'The game master is asked',
  next: 'What to do next',
  nothing: 'The sheet is empty: you order nothing.',
  proofs: 'Keep this mail. With these lines you can check later that nobody has changed your orders or the dice:',
} as const;

/** How many lines there are, and what of them counts. Nobody is told that all is well above a warning. */
export const counted = (lines: number, refused: number, warned: number): string => {
  const all = `${lines} ${lines === 1 ? 'line' : 'lines'}`;
  if (refused === lines) return lines === 1 ? `${all}: not accepted.` : `${all}: none accepted.`;
  const odd = warned === 0 ? '' : `, ${lines === 1 ? '' : `${warned} `}with a warning`;
  if (refused === 0) return `${all}: ${lines === 1 || warned > 0 ? 'accepted' : 'all accepted'}${odd}.`;
  return `${all}: ${lines - refused} accepted${odd}, ${refused} not.`;
};

export const EFFECT_TEXT: { readonly [effect in Receipt['effect']]: string | null } = {
  counts: null,
  replaces: 'It replaces the sheet that you sent before for this turn.',
  merged: 'It replaces the sections that it holds. The others stay as they were.',
  'earlier-stands': 'No line of it was accepted. If you sent a sheet before for this turn, that one still counts.',
  apart: 'It holds nothing for the turn. Your orders for it stand as they stood.',
  resolved: null,
  'in-hand': 'It is being resolved. Your next report says what came of it; REPORT on a line of its own brings it.',
  waits: 'It is not your move now. These orders wait for it and are then posted by themselves.',
};
/** What nobody should overlook who has answered a receipt with one mended line. */
export const droppedText = (orders: number, replaces: Receipt['replaces']): string =>
  `${orders === 1 ? 'ONE ORDER THAT YOU SENT BEFORE IS' : `${orders} ORDERS THAT YOU SENT BEFORE ARE`} NO LONGER IN FORCE. ${
    replaces === 'sheet'
      ? 'A mail with orders replaces the whole sheet. If you want them back, send all your orders in one mail;'
      : 'A mail replaces all that stood under the headings that it holds. If you want them back, send all orders of these headings in one mail;'
  } if you mean to change single lines, write ADD above them.`;

/** Of lines that were added: what became of the sheet to which they came. */
export const addedText = (stays: number, dropped: number): string =>
  `They were added to your sheet: ${stays} of its orders ${stays === 1 ? 'stays' : 'stay'} as before` +
  `${dropped === 0 ? '' : `, ${dropped} about the same things ${dropped === 1 ? 'is' : 'are'} replaced`}. This is the whole sheet now.`;
export const insteadOfText = (turn: number): string =>
  `Turn ${turn} took no more orders when your mail arrived, so these are for the turn named above.`;
export const provisionalText =
  'They were checked against what you know now, and will be checked again when the turn before is out.';

export const nextSteps = ({ deadline, effect, takesMore }: Receipt, fault: boolean): string => {
  if (effect === 'resolved' || effect === 'in-hand') {
    return fault
      ? 'Lines that were refused or unclear did nothing. Correct them and send them again while it is your move.'
      : '';
  }
  if (effect === 'waits')
    return 'Nothing. If you send another mail with orders before it is your move, it replaces this one.';
  if (effect === 'apart')
    return fault ? 'Lines that were refused or unclear did nothing. Correct them and send them again.' : '';
  const until = deadline === null ? 'until the turn is run' : `until ${deadline}`;
  return fault
    ? `Lines that were refused or unclear do nothing. ${
        takesMore
          ? `Send them again as they should be below a line ADD, or all of the sheet, ${until}.`
          : `Correct the sheet and send all of it again ${until}: the last one counts.`
      }`
    : `Nothing: these orders count as they are. You may send another sheet ${until}; the last one counts.`;
};

export const helpWithWording = 'HELP on a line of its own, or alone in the subject, brings the wording of every order.';

export const fileTaken = (fileName: string): string =>
  `The orders were read from the attached file ${fileName}. The text of the mail was not read.`;
export const winmailLeftOut =
  'A file that came with it (winmail.dat) was not read: only Outlook can open it. Attach order files to mails in plain text or HTML.';
export const documentLeftOut = (fileName: string): string =>
  `${fileName} was not read. Write the orders into the mail, or attach plain text.`;
export const fileIdle = (fileName: string): string => `${fileName} holds no orders and was not read.`;
/** Shown as it was written, so that whoever meant an order sees that it was taken for none. */
export const talkLeftOut = (lines: readonly string[]): string =>
  `${lines.length} ${lines.length === 1 ? 'line was taken for words to us and not for an order' : 'lines were taken for words to us and not for orders'}: ` +
  `${lines.slice(0, MOST_SHOWN).map(shortened).join(' / ')}${lines.length > MOST_SHOWN ? ' / …' : ''}`;
const MOST_SHOWN = 8;
const LONGEST_SHOWN = 80;
const shortened = (line: string): string =>
  line.length <= LONGEST_SHOWN ? `“${line}”` : `“${line.slice(0, LONGEST_SHOWN - 1)}…”`;
export const linesLeftOut = (count: number, what: 'quoted' | 'signature' | 'around'): string =>
  `${count} ${count === 1 ? 'line' : 'lines'} not read: ${LEFT_OUT_WORDS[what]}.`;

const LEFT_OUT_WORDS = {
  quoted: 'quoted from another mail',
  signature: 'a signature',
  around: 'above the GAME line or below END ORDERS',
} as const;

const NO_ORDERS_TEXT: { readonly [why in NoOrders]: string } = {
  empty: 'It has no text.',
  'only-quoted': 'All its text is quoted from another mail. Write your orders on lines of their own, without `>`.',
  'only-signature': 'It has nothing but a signature. Write your orders above the line with two dashes.',
  'only-talk':
    'It has words, but no line of it begins with an order or a unit of this game. What you sent before stands as it stood. Whoever orders nothing writes NO ORDERS. HELP brings the wording of every order.',
  'mail-and-file':
    'There are orders in the mail and others in an attached file, and only one of the two can count. Send again the one that you mean, alone. The file is',
  'several-files': 'More than one order file is attached, and only one can count',
  'bad-json': 'The attached file is not valid JSON',
  winmail: 'Outlook has packed it into a file that only Outlook can open (winmail.dat). Send it as plain text or HTML.',
  encrypted: 'It is encrypted, and this server has no key to read it.',
};

const DOUBT_TEXT: { readonly [why in Doubt]: string } = {
  'no-token': 'it does not answer a mail of ours, and nothing else proves that it is yours',
  'several-tokens': 'it was sent to several reply addresses at once',
  'forged-token': 'its reply address was never given out by this server',
  'expired-token': 'its reply address is too old',
  'other-address': 'it does not come from the address of your account',
  refuted: 'the mail server found that its sender is forged',
};

export const REFUSED_MAIL_TEXT: TextByCode<RefusedMail, null> = {
  'no-orders': ({ why, files, unread }) =>
    [
      `Your mail contains nothing that could be done. ${NO_ORDERS_TEXT[why]}${files.length === 0 ? '' : `: ${files.join(', ')}.`}`,
      ...unread.map(documentLeftOut),
    ].join('\n\n'),
  'too-large': ({ size, limit }) =>
    `Your mail is too large: ${thousands(size)} bytes, and at most ${thousands(limit)} are read. Send the orders without attachments.`,
  doubtful: ({ why, from, receivedAt, release }) =>
    `A mail in your name arrived on ${receivedAt}${from === null ? '' : ` from ${from}`}. It did not count, because ` +
    `${DOUBT_TEXT[why]}.\n\n${release === null ? '' : `If it was yours and should count, confirm it here: ${release}\n\n`}` +
    `${release === null ? 'If it was yours, send it' : 'Or send it'} again from the address of your account, as an answer to ` +
    `${release === null ? 'the mail that it answers' : 'this mail'}. If it was not yours, you need not do anything.`,
  overtaken: ({ standing }) =>
    `Your mail was written before the orders that count now, which came on ${standing}, so it does not replace them. If ` +
    'you want these orders after all, send them again in a new mail.',
  'other-turn': ({ named, open }) =>
    `Your orders are for turn ${named}, but turn ${open} is open. If you mean turn ${open}, send them again as an answer to its report.`,
  'other-game': ({ named, game }) =>
    `Your orders name the campaign ${named}, but the mail answers the campaign ${game}. Send them again as an answer to the right report.`,
  'other-realm': ({ named, realm }) => `Your orders name the seat ${named}, but your mail answers as ${realm}.`,
  'not-a-ruler': () => 'You no longer hold a seat in this campaign, so your orders cannot count.',
  ended: () => 'This campaign has ended; nothing can change it.',
};

/** 1 234 567, with no-break spaces. */
const thousands = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
