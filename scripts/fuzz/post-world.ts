import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type App,
  type AppError,
  createCampaign,
  deliverMail,
  joinCampaign,
  openCampaign,
  startCampaign,
  tick,
  userActor,
} from '@chancery/app';
import { ok, type Result, rulesetId } from '@chancery/core';
import { headerValue, type MailHouse, type Received, readMessage, type Transport } from '@chancery/mail';
import { RULESETS } from '@chancery/registry';
import { newId, openStore, type Store } from '@chancery/store';

export const MAIL_HOUSE: MailHouse = {
  host: 'play.example.net',
  from: { address: 'orders@play.example.net', name: 'Chancery' },
  reply: { mailbox: 'orders@play.example.net', separator: '+' },
  tokenIn: 'address',
  bounces: 'bounces@play.example.net',
  limit: 10_000_000,
};

/** The ruler whose mails the collection holds. */
const ANNA = 'anna@example.org';
const NOON = 1_772_366_400_000;
const MINUTE = 60_000;

/** A house with a campaign of which one ruler plays by mail. */
export interface PostWorld {
  readonly app: App;
  /** The token with which she answers her report. */
  readonly token: string;
  /** What went wrong within, since the last time. */
  incidents(): readonly string[];
  /** Everything is as it was in the beginning. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

export const openPostWorld = async (): Promise<PostWorld> => {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-fuzz-'));
  const template = join(folder, 'template.db');
  const first = await openStore({ file: template });
  let faults: string[] = [];
  const appOn = (store: Store): App => {
    let now = NOON;
    return {
      store,
      rulesets: RULESETS,
      config: { baseUrl: 'https://play.example.net', engine: 'fuzz' },
      log: { info() {}, warn() {}, error: (message, facts) => faults.push(`${message} ${JSON.stringify(facts)}`) },
      now: () => {
        now += MINUTE / 10;
        return now;
      },
      random: (bytes) => randomBytes(bytes).toString('hex'),
    };
  };
  const token = await settle(appOn(first));
  await first.close();
  let rounds = 0;
  let app: App | undefined;
  const renew = async (): Promise<void> => {
    await app?.store.close();
    rmSync(join(folder, `${rounds}.db`), { force: true });
    rounds += 1;
    const file = join(folder, `${rounds}.db`);
    copyFileSync(template, file);
    app = appOn(await openStore({ file }));
  };
  await renew();
  return {
    get app() {
      return app as App;
    },
    token,
    incidents() {
      const since = faults;
      faults = [];
      return since;
    },
    renew,
    async close() {
      await app?.store.close();
      rmSync(folder, { recursive: true });
    },
  };
};

/** Begins a campaign, and says with which token its ruler may answer the report that she got. */
const settle = async (app: App): Promise<string> => {
  const [master, anna] = [await newUser(app, 'master@example.org'), await newUser(app, ANNA)];
  // As the mails of the collection call their game.
  const terms = { title: 'md9', ruleset: rulesetId('medieval-diplomacy'), scenario: 'four-crowns' };
  const { campaignId } = got(await createCampaign(app, master, { ...terms, settings: { startWhenFull: false } }));
  got(await openCampaign(app, master, { campaignId }));
  got(await joinCampaign(app, anna, { campaignId }));
  got(await startCampaign(app, master, { campaignId }));
  const sent: Uint8Array[] = [];
  const transport: Transport = {
    kind: 'file',
    async send({ raw }) {
      sent.push(raw);
      return ok({ answer: '' });
    },
    async close() {},
  };
  const mail = deliverMail(app, { house: MAIL_HOUSE, transport, takesAnswers: true, drawPng: () => new Uint8Array(8) });
  await tick(app, { mail });
  for (const raw of sent) {
    const read = await readMessage(asReceived(raw, app.now()));
    const reply = read.ok ? headerValue(read.value, 'reply-to') : null;
    const token = /\+([^@]+)@/.exec(reply ?? '')?.[1];
    if (token !== undefined) return token;
  }
  throw new Error('no mail has a reply address');
};

/** A mail as a receiver hands it on. */
export const asReceived = (raw: Uint8Array, at: number): Received => ({
  raw,
  size: raw.length,
  cut: false,
  at,
  via: 'mailbox',
  envelope: null,
});

const newUser = async ({ store }: App, email: string) => {
  const id = newId<'user'>();
  const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  const user = { id, name: 'Anna', email, emailVerified: 1, image: null, twoFactorEnabled: null, ...times };
  await store.db
    .insertInto('user')
    .values(user as never)
    .execute();
  return userActor(id);
};

const got = <T>(result: Result<T, AppError>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
