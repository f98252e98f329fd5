import { join } from 'node:path';
import type { MailOffice } from '@chancery/app';
import { mailDirectory, noMail, type SmtpSettings, smtp, type Transport } from '@chancery/mail';
import type { House } from '../open-house.ts';
import type { Settings } from '../settings/schema.ts';
import { mailHouseOf } from './mail-house.ts';

/** How mail leaves this server. */
export const openMailOffice = ({ app, settings, drawPng, folder }: House): MailOffice => ({
  house: mailHouseOf(settings, app.config.baseUrl),
  transport: transportOf(settings.mail, folder),
  // Another process of the house may be the one that takes mail in.
  takesAnswers: settings.mail.in !== 'none' || settings.mail.reply !== null,
  drawPng,
});

/** The directory of mails that are written as files. */
export const mailFolder = (folder: string): string => join(folder, 'mails');

const transportOf = (mail: Settings['mail'], folder: string): Transport => {
  switch (mail.out) {
    case 'smtp':
      return smtp(smtpSettings(mail));
    case 'files':
      return mailDirectory(mailFolder(folder));
    case 'none':
      return noMail();
  }
};

const smtpSettings = ({ smtp: { user, password, ...way }, ca }: Settings['mail']): SmtpSettings => ({
  ...way,
  ...(ca === null ? {} : { ca }),
  ...(user === null ? {} : { user }),
  ...(password === null ? {} : { password }),
});
