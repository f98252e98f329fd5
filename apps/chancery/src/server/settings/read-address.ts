import { isMailAddress, type MailAddress } from '@chancery/mail';

/** `Chancery <chancery@chancery.example>`, or an address alone; null when it is neither. */
export const readAddress = (text: string): MailAddress | null => {
  const [, name = '', inBrackets] = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>]+)>|)\s*$/.exec(text) ?? [];
  const address = (inBrackets ?? text).trim();
  if (!isMailAddress(address)) return null;
  return name === '' ? { address } : { address, name };
};
