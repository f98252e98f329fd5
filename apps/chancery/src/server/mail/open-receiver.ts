import { type App, type MailSettings, receiveMail } from '@chancery/app';
import {
  isReplyAddress,
  listenForMail,
  type OnMail,
  type OnTrouble,
  pollMailbox,
  type Receiver,
  sameAddress,
  USUAL_RATE,
} from '@chancery/mail';
import { endTrouble, noteTrouble } from '@chancery/store';
import type { House } from '../open-house.ts';
import { mailHouseOf } from './mail-house.ts';

/** How many mails are taken over in one look into a mailbox. */
const AT_ONCE = 50;

/** Takes mail in, the way that is set; null when none comes in. What goes wrong is logged, and tried again by itself. */
export const openReceiver = async ({ app, settings }: House): Promise<Receiver | null> => {
  const { in: way, limit, listener, mailbox, trustedServers } = settings.mail;
  const house = mailHouseOf(settings, app.config.baseUrl);
  const received: MailSettings = { house, trustedServers, limit };
  const onMail: OnMail = async (mail) => {
    const { outcome, reason } = await receiveMail(app, received, mail);
    app.log.info('mail came in', { outcome, reason, bytes: mail.size });
  };
  const { onTrouble, onLooked } = troublesOf(app);
  const { now } = app;
  switch (way) {
    case 'none':
      return null;
    case 'smtp': {
      const accepts = (address: string): boolean =>
        isReplyAddress(house.reply, address) || sameAddress(address, house.bounces);
      const own = { ...listener, name: house.host, limit, rate: USUAL_RATE, accepts, now };
      const listening = await listenForMail(own, onMail, onTrouble);
      app.log.info('listening for mail', { host: listener.host, port: listening.port });
      return listening;
    }
    case 'mailbox': {
      const { user, password, ...place } = mailbox;
      const login = { user: user ?? '', password: password ?? '' };
      const { ca } = settings.mail;
      const trusted = ca === null ? {} : { ca };
      return pollMailbox({ ...place, ...login, ...trusted, limit, atOnce: AT_ONCE, now, onLooked }, onMail, onTrouble);
    }
  }
};

const MAILBOX = 'mailbox';

/** What goes wrong is known to all processes until a look goes well. */
const troublesOf = ({ store: { db }, log, now }: App) => {
  let troubled = true;
  const onTrouble: OnTrouble = ({ code, why }) => {
    troubled = true;
    log.warn('mail does not come in', { trouble: code, why });
    // If this cannot be written, the database says so everywhere.
    void noteTrouble(db, { name: MAILBOX, error: `${code}: ${why}`, at: now() }).catch(() => undefined);
  };
  const onLooked = (): void => {
    if (!troubled) return;
    troubled = false;
    void endTrouble(db, MAILBOX).catch(() => undefined);
  };
  return { onTrouble, onLooked };
};
