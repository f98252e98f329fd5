import { createToken } from '@chancery/app';
import { seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import type { StorePlace } from '@chancery/store';
import { onEachDatabase, troublesOf } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { begin, got, idleWorker, openHouse, PASSWORD } from './table.ts';
import { Browser } from './visitor.ts';

const ENGLAND = seatId('Eng');
/** As little patience for locks as a host can have set. */
const impatient = (place: StorePlace): StorePlace =>
  'url' in place ? { url: `${place.url}?options=-c%20lock_timeout%3D1s` } : place;

/** Longer than there is room for on pages that are there already. */
const ORDERS = `G1 RECRUIT 2 militia\n${'# Hear, all ye people, what your king commands you.\n'.repeat(2_000)}`;
const NOTHING_LOST = {
  en: ['This cannot be saved right now', 'nothing is lost', 'Send it again'],
  de: ['Das lässt sich im Augenblick nicht speichern', 'nichts ist verloren', 'Noch einmal schicken'],
} as const;

onEachDatabase('a server that can be read and not written to', (database) => {
  for (const trouble of troublesOf(database)) {
    test(`${trouble.why}: says so at /readyz, on pages in both languages and in the API, and recovers by itself`, {
      timeout: 180_000,
    }, async () => {
      const place = impatient(await database.place('nothing'));
      const house = await openHouse(RULESETS, place);
      const { app, address, guest } = house;
      await idleWorker(app);
      const [master, anna] = [await guest('Master'), await guest('Anna')];
      const campaignId = await begin(app, master, [[ENGLAND, anna]]);
      const path = `/campaigns/${campaignId}/seats/Eng`;
      const { token } = got(await createToken(app, anna.actor, { name: 'bot', scopes: ['order', 'read'], days: 1 }));
      const german = new Browser(address);
      await german.send('/sign-in', { email: anna.email, password: PASSWORD });
      await german.send('/language', { language: 'de' });
      const authorization = `Bearer ${token}`;
      const byApi = () =>
        fetch(`${address}/api/v1${path}/orders`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'text/plain', 'idempotency-key': 'one' },
          body: ORDERS,
        });
      const readiness = async () => {
        const answer = await fetch(`${address}/readyz`);
        return { status: answer.status, ...((await answer.json()) as object) };
      };
      const sheets = async () => (await app.store.db.selectFrom('sheet').select('id').execute()).length;
      expect(await readiness()).toMatchObject({ status: 200, ready: true, database: 'well' });

      const mend = await trouble.break({
        store: app.store,
        place: database.kind === 'sqlite' ? { file: house.file } : place,
      });
      try {
        await expect.poll(readiness, { timeout: 15_000 }).toMatchObject({
          ...{ status: 503, ready: false, database: trouble.why },
        });
        const problem = await byApi();
        expect([problem.status, problem.headers.get('retry-after')]).toEqual([503, '30']);
        expect(await problem.json()).toMatchObject({ code: 'not-saved', facts: { why: trouble.why } });
        for (const [language, browser] of [
          ['en', anna.browser],
          ['de', german],
        ] as const) {
          const { status, text } = await browser.send(`${path}/orders`, { do: 'submit', turn: '1', text: ORDERS });
          const wanted = [...NOTHING_LOST[language], 'Hear, all ye people'];
          expect([status, wanted.filter((words) => !text.includes(words))]).toEqual([503, []]);
        }
        expect((await anna.browser.open(path)).status).toBe(200);
        const read = await fetch(`${address}/api/v1${path}/turn-file`, { headers: { authorization } });
        expect(read.status).toBe(200);
        expect(await sheets()).toBe(0);
      } finally {
        await mend();
      }

      await expect.poll(readiness, { timeout: 15_000 }).toMatchObject({ status: 200, ready: true, database: 'well' });
      expect((await byApi()).status).toBe(201);
      expect((await anna.browser.send(`${path}/orders`, { do: 'submit', turn: '1', text: ORDERS })).status).toBe(200);
      expect(await sheets()).toBe(2);
    });
  }
});
