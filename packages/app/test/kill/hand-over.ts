/**
 * Carries the mails of a house out until one of them has been handed over, and is killed before it can note that:
 *
 *   node hand-over.ts '{"place":{"file":"/tmp/chancery.db"},"mails":"/tmp/mails","now":1772366400000}'
 */
import { mailDirectory, type Transport } from '@chancery/mail';
import { openStore, type StorePlace } from '@chancery/store';
import { deliverMail } from '../../src/channels/mail/outgoing/deliver-mail.ts';
import { drainMail } from '../../src/channels/mail/outgoing/drain-mail.ts';
import { MAIL_HOUSE, PIXEL } from '../mail/post-office.ts';
import { victimApp } from './victim-app.ts';

export interface LastErrand {
  readonly place: StorePlace;
  readonly mails: string;
  readonly now: number;
}

const deadlyAfter = (transport: Transport): Transport => ({
  ...transport,
  async send(mail) {
    const sent = await transport.send(mail);
    process.kill(process.pid, 'SIGKILL');
    return sent;
  },
});

const [, program, errand] = process.argv;
if (program === import.meta.filename && errand !== undefined) {
  const { place, mails, now } = JSON.parse(errand) as LastErrand;
  const app = victimApp(await openStore(place), () => now);
  const transport = deadlyAfter(mailDirectory(mails));
  await drainMail(app, deliverMail(app, { house: MAIL_HOUSE, transport, takesAnswers: true, drawPng: () => PIXEL }));
}
