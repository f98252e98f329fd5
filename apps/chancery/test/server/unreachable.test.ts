/** A PostgreSQL server that is stopped under a running server, and started again. */
import { createToken } from '@chancery/app';
import { seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { onPostgres, ownPostgres } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { begin, got, idleWorker, openHouse } from './table.ts';

const ENGLAND = seatId('Eng');
const ORDERS =
  'G1 RECRUIT 2 militia\n# Hear, all ye people, what your king commands you, whether it can be saved or not.';

onPostgres('a database that cannot be reached', () => {
  test('is told as such at /readyz, on pages in both languages and in the API: nothing is lost, and all goes on by itself', {
    timeout: 180_000,
  }, async () => {
    const postgres = await ownPostgres();
    onTestFinished(() => postgres.end());
    const { app, address, guest, lines } = await openHouse(RULESETS, { url: postgres.url('postgres') });
    await idleWorker(app);
    const [master, anna] = [await guest('Master'), await guest('Anna')];
    const campaignId = await begin(app, master, [[ENGLAND, anna]]);
    const path = `/campaigns/${campaignId}/seats/Eng`;
    const { token } = got(await createToken(app, anna.actor, { name: 'bot', scopes: ['order', 'read'], days: 1 }));
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
    expect(await readiness()).toMatchObject({ status: 200, ready: true, database: 'well' });

    postgres.stop();
    expect(await readiness()).toMatchObject({ status: 503, ready: false, database: 'unreachable' });
    const problem = await byApi();
    expect([problem.status, problem.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await problem.json()).toMatchObject({ code: 'not-saved', facts: { why: 'unreachable' } });
    const read = await fetch(`${address}/api/v1/campaigns/${campaignId}`);
    expect([read.status, await read.json()]).toEqual([503, expect.objectContaining({ code: 'not-saved' })]);
    const sent = await anna.browser.send(`${path}/orders`, { do: 'submit', turn: '1', text: ORDERS });
    expect(sent.status).toBe(503);
    for (const words of ['This cannot be saved right now', 'nothing is lost', 'Hear, all ye people', 'Send it again'])
      expect(sent.text).toContain(words);
    await anna.browser.send('/language', { language: 'de' });
    const page = await anna.browser.open(path);
    expect([page.status, page.text.includes('Im Augenblick nicht'), page.text.includes('nichts ist verloren')]).toEqual(
      [503, true, true],
    );
    for (const read of ['/', '/games', '/account', '/admin', `/campaigns/${campaignId}`]) {
      const { status, headers } = await fetch(`${address}${read}`, { headers: { cookie: anna.browser.cookie } });
      expect([read, status, headers.get('retry-after')]).toEqual([read, 503, '30']);
    }
    expect(lines.filter((line) => line.includes('incident'))).toEqual([]);

    await postgres.start();
    await expect.poll(readiness, { timeout: 20_000 }).toMatchObject({ status: 200, ready: true, database: 'well' });
    expect((await byApi()).status).toBe(201);
    expect((await anna.browser.send(`${path}/orders`, { do: 'submit', turn: '1', text: ORDERS })).status).toBe(200);
  });
});
