import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { houseOf } from './sample/house.ts';
import { begunTable, playTurn, RECRUIT, rulerOf } from './sample/table.ts';

onEachDatabase('a campaign through the API alone', (database) => {
  const store = suiteStore(database);

  test('is made, joined, played and read', async () => {
    const table = await begunTable(houseOf(store()));
    const { path, master } = table;
    const england = rulerOf(table, 'Eng').client;
    const seat = `${path}/seats/Eng`;

    const file = await england.done('GET', `${seat}/turn-file`);
    expect(file).toMatchObject({ format: 'chancery-turn-1', seat: 'Eng', turn: 0, draft: [] });

    const draft = await england.done('PUT', `${seat}/draft`, { text: RECRUIT });
    expect(draft).toMatchObject({ turn: 1, number: 1, counts: false });
    const receipt = await england.send('POST', `${seat}/orders?ready=false`, { text: `${RECRUIT}\nG1 FLY to Rome` });
    expect(receipt.status).toBe(201);
    expect(receipt.body).toMatchObject({ turn: 1, number: 2, counts: true, seat: 'Eng' });
    expect(receipt.body.lines.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['accepted', 'malformed']);
    const { receipts } = await england.done('GET', `${seat}/receipts`);
    expect(receipts).toEqual([{ ...receipt.body, stands: true }]);

    const trial = await master.client.done('POST', `${path}/dry-run`);
    expect(trial.sheets).toContainEqual({ seat: 'Eng', origin: 'sheet', orders: 1 });
    const closed = await master.client.done('POST', `${path}/turns/1/close`, { excused: true });
    expect(closed).toMatchObject({ kind: 'closed', turn: 1, over: false });

    const proof = await england.done('GET', `${seat}/turns/1/proof`);
    expect(proof).toMatchObject({ turn: 1, origin: 'sheet', agrees: true, hash: receipt.body.hash });
    expect(proof.receipt).toEqual(receipt.body);
    expect(await england.done('GET', path)).toMatchObject({ turn: 1, you: { seats: ['Eng'], master: false } });
  });

  test('shows its turns as sections, text, page and map, to each what they may know', async () => {
    const table = await begunTable(houseOf(store()));
    await playTurn(table, 1);
    const { path, house } = table;
    const england = rulerOf(table, 'Eng').client;
    const own = await england.done('GET', `${path}/seats/Eng/turns/1/report`);
    expect(own).toMatchObject({ seat: 'Eng', title: expect.stringMatching(/^Four Crowns/) });
    expect(own.papers.map(({ id }: { id: string }) => id)).toContain('headquarters');
    expect((await england.get(`${path}/seats/Eng/turns/1/report.txt`)).text).toContain('Headquarters');
    const page = await england.get(`${path}/seats/Eng/turns/1/report.html`);
    expect(page.text).toMatch(/^<!doctype html>[\s\S]*<svg/);
    expect((await england.get(`${path}/seats/Eng/turns/0/map.svg`)).text).toMatch(/^<svg/);

    const news = await house.nobody.done('GET', `${path}/turns/1/report`);
    expect(news.seat).toBeNull();
    expect((await house.nobody.get(`${path}/turns/1/report.txt`)).text).not.toContain('Headquarters');
    expect((await house.nobody.get(`${path}/turns/1/report.html`)).status).toBe(200);
    expect((await house.nobody.get(`${path}/map.svg`)).headers.get('content-type')).toBe('image/svg+xml');
    expect(await house.nobody.refused('GET', `${path}/turns/2/report`)).toBe('404 not-found');
  });

  test('is taken back, run again, compared and verified', async () => {
    const table = await begunTable(houseOf(store()));
    await playTurn(table, 1);
    const { path, master, house } = table;
    const rolled = await master.client.done('POST', `${path}/roll-back`, { to: 0, rerunThrough: 1, reason: 'Twice.' });
    expect(rolled).toMatchObject({ turn: 1, edition: 2 });
    const { editions } = await house.nobody.done('GET', `${path}/turns/1/editions`);
    expect(editions).toEqual([expect.objectContaining({ from: 1, to: 2, reason: 'Twice.' })]);
    const verification = (): Promise<unknown> => house.nobody.done('GET', `${path}/verification`);
    await expect.poll(verification).toMatchObject({ checking: false, turns: 1, faults: [], seal: null });
    const { deeds, next } = await master.client.done('GET', `${path}/audit?limit=2`);
    expect(deeds[0]).toMatchObject({ action: 'rollBack', role: 'master', who: { name: 'Master' } });
    const older = await master.client.done('GET', `${path}/audit?limit=2&after=${next}`);
    expect(older.deeds[0].seq).toBeLessThan(next);
  });
});
