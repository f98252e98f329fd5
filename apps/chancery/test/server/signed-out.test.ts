import { seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { begin, openHouse } from './table.ts';
import { Browser } from './visitor.ts';

const ENGLAND = seatId('Eng');

/** A game by invitation that has begun, its page, and somebody who rules in it. */
const hidden = async () => {
  const { app, address, guest } = await openHouse();
  const [master, anna] = [await guest('Master'), await guest('Anna')];
  const campaignId = await begin(app, master, [[ENGLAND, anna]]);
  await app.store.db
    .updateTable('campaign')
    .set({ settings: JSON.stringify({ joining: 'invitation' }) as never })
    .where('id', '=', campaignId)
    .execute();
  return { address, anna, path: `/campaigns/${campaignId}` };
};

test('whoever follows a link in a mail without being signed in is shown the way in, and comes back', async () => {
  const { address, path } = await hidden();
  const { status, text } = await new Browser(address).open(`${path}/seats/Eng`);
  expect(status).toBe(404);
  expect(text).toContain(`href="/sign-in?next=${encodeURIComponent(`${path}/seats/Eng`)}"`);
});

test('orders that are sent in after the session has ended stand on the page, and are sent again', async () => {
  const { address, anna, path } = await hidden();
  const written = 'G1 RECRUIT 2 militia\nG2 NAME "<b>Tower</b>"';
  const sheet = { do: 'submit', turn: '1', ready: 'yes', text: written };
  const lost = await new Browser(address).send(`${path}/seats/Eng/orders`, sheet);
  expect(lost.status).toBe(401);
  expect(lost.text).toContain('G2 NAME &quot;&lt;b&gt;Tower&lt;/b&gt;&quot;</textarea>');
  expect(lost.text).toContain(`action="${path}/seats/Eng/orders"`);
  for (const kept of ['name="turn" value="1"', 'name="ready" value="yes"']) expect(lost.text).toContain(kept);
  expect(lost.text).toContain(`href="/sign-in?next=${encodeURIComponent(path)}" target="_blank"`);
  const again = await anna.browser.send(`${path}/seats/Eng/orders`, sheet);
  expect([again.status, again.text.includes('G1 RECRUIT 2 militia')]).toEqual([200, true]);
});

test.each([{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }])(
  'what a page of another house sends stands on no page of ours, to be sent again by whoever is signed in: %j',
  async (headers: { readonly [name: string]: string }) => {
    const { address, path } = await hidden();
    const body = new URLSearchParams({ text: 'G1 DISBAND', ready: 'yes' });
    const sent = {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
    } as const;
    const answer = await fetch(new URL(`${path}/seats/Eng/orders`, address), sent);
    expect([answer.status, (await answer.text()).includes('DISBAND')]).toEqual([404, false]);
  },
);
