/**
 * A server that works until it is killed: its four rulers submit without end, turns are closed as soon as they are due, and
 * mail is carried out. It waits for its errand on standard input, and says on standard output what it begins and, as a
 * ruler would hear it, what is safe.
 */
import { randomBytes } from 'node:crypto';
import { writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ok } from '@chancery/core';
import type { MailHouse, Transport } from '@chancery/mail';
import { findCampaign, openStore } from '@chancery/store';
import { deliverMail } from '../../src/channels/mail/outgoing/deliver-mail.ts';
import type { DeliverMail } from '../../src/channels/mail/outgoing/drain-mail.ts';
import { userActor } from '../../src/ground/actor.ts';
import type { App } from '../../src/ground/app.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { tick } from '../../src/worker/tick.ts';
import type { Errand, Phase, Said } from './errand.ts';
import { victimApp } from './victim-app.ts';

const say = (said: Said): number => writeSync(1, `${JSON.stringify(said)}\n`);
const MINUTE = 60_000;

const work = async (errand: Errand): Promise<never> => {
  let now = errand.now;
  const app = victimApp(await openStore(errand.place), () => now);
  const mail: DeliverMail = (item, begin) => {
    // Who draws maps is another process's business.
    const office = { house: HOUSE, takesAnswers: true, drawPng: () => new Uint8Array(8) };
    return deliverMail(app, { ...office, transport: toFiles(errand.mails, item.seq) })(item, begin);
  };
  const begin = (phase: Phase, at: number): void => {
    now = at;
    say({ phase, now });
  };
  for (let sheet = 1; ; sheet += 1) {
    begin('submit', now + MINUTE);
    await submitAll(app, errand, `${errand.mark} ${sheet}`);
    const campaign = await findCampaign(app.store.db, errand.campaignId);
    begin('close', Math.max(now, campaign?.deadline ?? now));
    await Promise.all([tick(app), submitAll(app, errand, `${errand.mark} ${sheet}, late`)]);
    begin('mail', now + MINUTE);
    await tick(app, { mail });
  }
};

/** All rulers submit at once, each a sheet that is like no other. */
const submitAll = async (app: App, { campaignId, rulers }: Errand, mark: string): Promise<void> => {
  const submit = async ({ seat, user }: Errand['rulers'][number]): Promise<void> => {
    const text = `PROCLAIM "Hear the words of ${seat}, number ${mark}"`;
    const given = await submitOrders(app, userActor(user), { campaignId, seat, channel: 'api', text });
    if (!given.ok) throw new Error(`refused: ${JSON.stringify(given.error)}`);
    const { turn, number, id, sheet, hash } = given.value;
    say({ acknowledged: { seat, turn, number, receipt: id, sheet, hash } });
  };
  await Promise.all(rulers.map(submit));
};

/** The way out: each handing over leaves a file of its own, so that a mail that is handed over twice shows. */
const toFiles = (directory: string, seq: number): Transport => ({
  kind: 'file',
  async send({ raw }) {
    const file = join(directory, `${seq}.${randomBytes(8).toString('hex')}`);
    writeFileSync(file, raw);
    return ok({ answer: file });
  },
  close: async () => {},
});

const HOUSE: MailHouse = {
  host: 'play.example.net',
  from: { address: 'orders@play.example.net', name: 'Chancery' },
  reply: { mailbox: 'orders@play.example.net', separator: '+' },
  tokenIn: 'address',
  bounces: 'bounces@play.example.net',
  limit: 10_000_000,
};

say({ ready: true });
for await (const line of createInterface({ input: process.stdin })) await work(JSON.parse(line));
