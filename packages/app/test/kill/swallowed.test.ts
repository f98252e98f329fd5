import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MINUTE, ok } from '@chancery/core';
import { mailDirectory, type Transport } from '@chancery/mail';
import { onEachDatabase, opened, temporaryFolder } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { listUncertainMails, sendMailAgain } from '../../src/channels/mail/uncertain-mails.ts';
import { tidy } from '../../src/worker/tidy.ts';
import { postOffice } from '../mail/post-office.ts';
import { begunTable, got, HOUR, houseOf } from '../sample/people.ts';
import type { LastErrand } from './hand-over.ts';

const PROGRAM = fileURLToPath(new URL('hand-over.ts', import.meta.url));

const killedWhileMailing = async (errand: LastErrand): Promise<void> => {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(errand)], { stdio: ['ignore', 'ignore', 'pipe'] });
  let faults = '';
  child.stderr.on('data', (bytes) => {
    faults += bytes;
  });
  const [, signal] = await once(child, 'close');
  expect([signal, faults]).toEqual(['SIGKILL', '']);
};

/** A way out that keeps what goes it. */
const noting = (sent: string[]): Transport => ({
  ...mailDirectory(temporaryFolder()),
  async send({ raw }) {
    sent.push(Buffer.from(raw).toString());
    return ok({ answer: 'taken' });
  },
});

/** By which mailboxes know a mail that they have had already. */
const numberOf = (raw: string): string | undefined => /^Message-ID:\s*(\S+)/im.exec(raw)?.[1];

onEachDatabase('a server killed between handing a mail over and noting it', (database) => {
  test('the mail is shown to its ruler and to the master, sent again when one of them says so, and never by itself', {
    timeout: 120_000,
  }, async () => {
    const place = await database.place('schema');
    const mails = join(temporaryFolder(), 'mails');
    mkdirSync(mails);
    const house = houseOf(await opened(place));
    const table = await begunTable(house);
    const { campaignId, master, rulers } = table;
    const { app } = house;
    await killedWhileMailing({ place, mails, now: app.now() });
    const [first, ...rest] = readdirSync(mails).map((name) => readFileSync(join(mails, name), 'utf8'));
    expect(rest).toEqual([]);
    const listedFor = async (actor: typeof master.actor) => got(await listUncertainMails(app, actor, { campaignId }));
    expect(await listedFor(master.actor)).toEqual([]);

    house.pass(HOUR);
    const [uncertain, ...more] = await listedFor(master.actor);
    if (uncertain === undefined) throw new Error('the mail is lost without a word');
    expect(more).toEqual([]);
    const owner = rulers.find(({ name }) => name === uncertain.to) ?? master;
    const others = rulers.filter(({ id }) => id !== owner.id);
    expect((await listedFor(owner.actor)).map(({ mail }) => mail)).toEqual([uncertain.mail]);
    for (const other of others) expect(await listedFor(other.actor)).toEqual([]);
    house.pass(HOUR);
    await tidy(app);
    expect((await listedFor(owner.actor)).map(({ mail }) => mail)).toEqual([uncertain.mail]);

    const sent: string[] = [];
    const post = postOffice(house, { transport: noting(sent) });
    await post.drain();
    expect(sent.map(numberOf)).not.toContain(numberOf(first ?? ''));
    sent.length = 0;
    const again = (actor: typeof master.actor) => sendMailAgain(app, actor, { campaignId, mail: uncertain.mail });
    for (const other of others)
      expect(await again(other.actor)).toMatchObject({ ok: false, error: { code: 'not-found', what: 'mail' } });
    got(await again(owner.actor));
    expect(await listedFor(master.actor)).toEqual([]);
    expect(await again(owner.actor)).toMatchObject({ ok: false, error: { code: 'not-found', what: 'mail' } });
    house.pass(MINUTE);
    expect(await post.drain()).toBe(1);
    expect(sent.map(numberOf)).toEqual([numberOf(first ?? '')]);
  });
});
