/** The languages in which mails are written and answered. */
export type ReplyLanguage = 'en' | 'de';
