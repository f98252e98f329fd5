import { type ParsedMail, simpleParser } from 'mailparser';
import { type ComposedMail, composeMail, type Mail, type MailHouse } from '../../src/index.ts';
import { MAIL_HOUSE } from '../house.ts';

export const MAIL: Mail = {
  id: 'report.md9.7.eng',
  at: Date.UTC(2026, 2, 3, 18, 0, 5),
  to: { address: 'anna@example.org', name: 'Anna Ford' },
  subject: '[md9 turn 7 Eng] Spring 1320: report for Île-de-France',
  text: 'The king of Köln sends his regards.\n\nA line that is so long that no server would let it pass as it is.'.repeat(
    9,
  ),
};

export const composed = async (mail: Partial<Mail> = {}, house: Partial<MailHouse> = {}): Promise<ComposedMail> => {
  const result = await composeMail({ ...MAIL, ...mail }, { ...MAIL_HOUSE, ...house });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** What another program reads from it. */
export const parsed = async (mail: Partial<Mail> = {}, house: Partial<MailHouse> = {}): Promise<ParsedMail> =>
  simpleParser(Buffer.from((await composed(mail, house)).raw));

export const headersOf = async (mail: Partial<Mail> = {}, house: Partial<MailHouse> = {}): Promise<readonly string[]> =>
  (await parsed(mail, house)).headerLines.map(({ line }) => line.replace(/\r\n\s+/g, ' '));
