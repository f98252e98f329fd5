import type { TextByCode } from '@chancery/core';
import type { NoOrders } from '../incoming/find-orders.ts';
import type { RefusedMail } from '../incoming/refused-mail.ts';
import type { Doubt } from '../incoming/sender.ts';
import { shownTalk, thousands } from './numbers.ts';
import type { ReplyWords } from './reply-words.ts';

/** What the house says in answers to mails. */
export const en: ReplyWords = {
  outcomes: { accepted: 'ok', warned: 'warning', illegal: 'refused', malformed: 'unclear' },
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
  counted: (lines, refused, warned) => {
    const all = `${lines} ${lines === 1 ? 'line' : 'lines'}`;
    if (refused === lines) return lines === 1 ? `${all}: not accepted.` : `${all}: none accepted.`;
    const odd = warned === 0 ? '' : `, ${lines === 1 ? '' : `${warned} `}with a warning`;
    if (refused === 0) return `${all}: ${lines === 1 || warned > 0 ? 'accepted' : 'all accepted'}${odd}.`;
    return `${all}: ${lines - refused} accepted${odd}, ${refused} not.`;
  },
  effects: {
    counts: null,
    replaces: 'It replaces the sheet that you sent before for this turn.',
    merged: 'It replaces the sections that it holds. The others stay as they were.',
    'earlier-stands': 'No line of it was accepted. If you sent a sheet before for this turn, that one still counts.',
    apart: 'It holds nothing for the turn. Your orders for it stand as they stood.',
    resolved: null,
    'in-hand': 'It is being resolved. Your next report says what came of it; REPORT on a line of its own brings it.',
    waits: 'It is not your move now. These orders wait for it and are then posted by themselves.',
  },
  dropped: (orders, replaces) =>
    `${orders === 1 ? 'ONE ORDER THAT YOU SENT BEFORE IS' : `${orders} ORDERS THAT YOU SENT BEFORE ARE`} NO LONGER IN FORCE. ${
      replaces === 'sheet'
        ? 'A mail with orders replaces the whole sheet. If you want them back, send all your orders in one mail;'
        : 'A mail replaces all that stood under the headings that it holds. If you want them back, send all orders of these headings in one mail;'
    } if you mean to change single lines, write ADD above them.`,
  added: (stays, dropped) =>
    `They were added to your sheet: ${stays} of its orders ${stays === 1 ? 'stays' : 'stay'} as before` +
    `${dropped === 0 ? '' : `, ${dropped} about the same things ${dropped === 1 ? 'is' : 'are'} replaced`}. This is the whole sheet now.`,
  insteadOf: (turn) =>
    `Turn ${turn} took no more orders when your mail arrived, so these are for the turn named above.`,
  provisional: 'They were checked against what you know now, and will be checked again when the turn before is out.',
  nextOfPost: 'Lines that were refused or unclear did nothing. Correct them and send them again while it is your move.',
  nextOfWaiting: 'Nothing. If you send another mail with orders before it is your move, it replaces this one.',
  nextApart: 'Lines that were refused or unclear did nothing. Correct them and send them again.',
  nextWithFaults: (deadline, takesMore) => {
    const until = deadline === null ? 'until the turn is run' : `until ${deadline}`;
    const again = takesMore
      ? `Send them again as they should be below a line ADD, or all of the sheet, ${until}.`
      : `Correct the sheet and send all of it again ${until}: the last one counts.`;
    return `Lines that were refused or unclear do nothing. ${again}`;
  },
  nextOfSheet: (deadline) =>
    `Nothing: these orders count as they are. You may send another sheet ${
      deadline === null ? 'until the turn is run' : `until ${deadline}`
    }; the last one counts.`,
  helpWithWording: 'HELP on a line of its own, or alone in the subject, brings the wording of every order.',
  fileTaken: (fileName) =>
    `The orders were read from the attached file ${fileName}. The text of the mail was not read.`,
  winmailLeftOut:
    'A file that came with it (winmail.dat) was not read: only Outlook can open it. Attach order files to mails in plain text or HTML.',
  documentLeftOut: (fileName) => `${fileName} was not read. Write the orders into the mail, or attach plain text.`,
  fileIdle: (fileName) => `${fileName} holds no orders and was not read.`,
  talkLeftOut: (lines) =>
    `${lines.length} ${lines.length === 1 ? 'line was taken for words to us and not for an order' : 'lines were taken for words to us and not for orders'}: ${shownTalk(lines)}`,
  linesLeftOut: (count, what) => `${count} ${count === 1 ? 'line' : 'lines'} not read: ${LEFT_OUT[what]}.`,
  refused: (mail) => (REFUSED[mail.code] as (it: RefusedMail, context: null) => string)(mail, null),
};

const LEFT_OUT = {
  quoted: 'quoted from another mail',
  signature: 'a signature',
  around: 'above the GAME line or below END ORDERS',
} as const;

const NO_ORDERS: { readonly [why in NoOrders]: string } = {
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

const DOUBTS: { readonly [why in Doubt]: string } = {
  'no-token': 'it does not answer a mail of ours, and nothing else proves that it is yours',
  'several-tokens': 'it was sent to several reply addresses at once',
  'forged-token': 'its reply address was never given out by this server',
  'expired-token': 'its reply address is too old',
  'other-address': 'it does not come from the address of your account',
  refuted: 'the mail server found that its sender is forged',
};

const REFUSED: TextByCode<RefusedMail, null> = {
  'no-orders': ({ why, files, unread }) =>
    [
      `Your mail contains nothing that could be done. ${NO_ORDERS[why]}${files.length === 0 ? '' : `: ${files.join(', ')}.`}`,
      ...unread.map(en.documentLeftOut),
    ].join('\n\n'),
  'too-large': ({ size, limit }) =>
    `Your mail is too large: ${thousands(size)} bytes, and at most ${thousands(limit)} are read. Send the orders without attachments.`,
  doubtful: ({ why, from, receivedAt, release }) =>
    `A mail in your name arrived on ${receivedAt}${from === null ? '' : ` from ${from}`}. It did not count, because ` +
    `${DOUBTS[why]}.\n\n${release === null ? '' : `If it was yours and should count, confirm it here: ${release}\n\n`}` +
    `${release === null ? 'If it was yours, send it' : 'Or send it'} again from the address of your account, as an answer to ` +
    `${release === null ? 'the mail that it answers' : 'this mail'}. If it was not yours, you need not do anything.`,
  overtaken: ({ standing }) =>
    `Your mail was written before the orders that count now, which came on ${standing}, so it does not replace them. If ` +
    'you want these orders after all, send them again in a new mail.',
  'other-turn': ({ named, open, called }) =>
    called === null
      ? `Your orders are for turn ${named}, but turn ${open} is open. If you mean turn ${open}, send them again as an answer to its report.`
      : `Your orders are not for what is open now: ${called}. If you mean that, send them again as an answer to this mail.`,
  'other-game': ({ named, game }) =>
    `Your orders name the campaign ${named}, but the mail answers the campaign ${game}. Send them again as an answer to the right report.`,
  'other-realm': ({ named, realm }) => `Your orders name the seat ${named}, but your mail answers as ${realm}.`,
  'not-a-ruler': () =>
    'You no longer hold a seat in this campaign, so nothing of your mail can count. If you think that you should hold one, ask its game master.',
  ended: () => 'This campaign has ended; nothing can change it.',
};
