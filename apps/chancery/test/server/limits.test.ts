import { createCampaign, createToken } from '@chancery/app';
import { seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { begin, type Guest, got, openHouse, SMALL } from './table.ts';

const ENGLAND = seatId('Eng');
const OF = `${SMALL.ruleset}/${SMALL.scenario}`;

test('the sixth campaign that has not begun is refused where it is asked for: on the page, in both languages, and by the API', async () => {
  const { app, guest, address } = await openHouse();
  const { actor, browser } = await guest('Anna');
  for (let count = 1; count <= 5; count += 1)
    got(await createCampaign(app, actor, { ...SMALL, title: `Game ${count}` }));
  const make = () => browser.send('/campaigns/new', { of: OF, title: 'One more', do: 'open' });
  for (const [language, said] of [
    ['en', 'At most 5 campaigns that have not begun are allowed.'],
    ['de', 'Mehr als 5 Partien, die noch nicht begonnen haben, darf es nicht geben.'],
  ] as const) {
    await browser.send('/language', { language });
    const { status, text } = await make();
    expect([status, text.includes(said)], language).toEqual([400, true]);
    expect(text, 'what was filled in is still there').toContain('One more');
  }
  const { token } = got(await createToken(app, actor, { name: 'bot', scopes: ['read', 'master'], days: 1 }));
  const asked = await fetch(`${address}/api/v1/campaigns`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'One more', ruleset: SMALL.ruleset, scenario: SMALL.scenario }),
  });
  expect([asked.status, await asked.json()]).toMatchObject([
    409,
    {
      code: 'too-many',
      detail: 'At most 5 campaigns that have not begun are allowed.',
      facts: { what: 'campaigns that have not begun', limit: 5, until: null },
    },
  ]);
});

test('who has had enough stored in a day reads so, and until when, wherever they write', async () => {
  const { app, guest, address, now } = await openHouse();
  const [anna, boris] = [await guest('Anna'), await guest('Boris')];
  const campaignId = await begin(app, anna, [
    [ENGLAND, anna],
    [seatId('Lit'), boris],
  ]);
  const full = { since: now(), bytes: 100_000_000 };
  const fill = ({ id }: Guest) =>
    app.store.db
      .insertInto('dailyBytes')
      .values({ userId: id as never, ...full })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(full))
      .execute();
  await fill(anna);
  const seat = `/campaigns/${campaignId}/seats/Eng`;
  const letter = { to: 'Lit', subject: 'Peace', body: 'Shall we?' };
  for (const [language, said] of [
    ['en', 'At most 100 MB from one account at a time: go on after '],
    ['de', 'Nicht mehr als 100 MB von einem Konto auf einmal: weiter geht es nach '],
  ] as const) {
    await anna.browser.send('/language', { language });
    for (const [path, fields] of [
      [`${seat}/orders`, { orders: 'G1 RECRUIT 2 militia', do: 'submit' }],
      [`${seat}/letters/new`, letter],
      ['/campaigns/new', { of: OF, title: 'One more', do: 'open' }],
    ] as const) {
      const { text } = await anna.browser.send(path, fields);
      expect(text, `${language} ${path}`).toContain(said);
    }
  }
  const { token } = got(await createToken(app, boris.actor, { name: 'bot', scopes: ['read', 'order'], days: 1 }));
  await fill(boris);
  const base = `${address}/api/v1/campaigns/${campaignId}/seats/Lit`;
  for (const [method, path, body] of [
    ['PUT', 'draft', { text: 'G1 RECRUIT 2 militia' }],
    ['POST', 'orders', { text: 'G1 RECRUIT 2 militia' }],
    ['PUT', 'notes', { text: 'Trust nobody.', base: 0 }],
  ] as const) {
    const asked = await fetch(`${base}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const problem = (await asked.json()) as { readonly facts: { readonly until: number } };
    expect([asked.status, problem], path).toMatchObject([
      429,
      { code: 'too-many', facts: { what: 'MB from one account', limit: 100 } },
    ]);
    expect(problem.facts.until).toBe(full.since + 24 * 3_600_000);
  }
});
