import { changeSettings, submitOrders } from '@chancery/app';
import { seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { begin, got, openHouse } from './table.ts';

const [ENG, LIT] = [seatId('Eng'), seatId('Lit')];
const TOAD = 'PROCLAIM "We make known that the king of Lithuania is a toad."';
const WHY = 'You rule a seat in this game, so you see what your seat sees.';

/** A game whose master rules Lithuania, and in which England has proclaimed something that needs a ruling. */
const playing = async () => {
  const house = await openHouse();
  const { app, guest } = house;
  const [master, anna] = [await guest('Mona'), await guest('Anna')];
  const campaignId = await begin(app, master, [
    [ENG, anna],
    [LIT, master],
  ]);
  got(await submitOrders(app, anna.actor, { campaignId, seat: ENG, channel: 'desk', text: TOAD }));
  return { ...house, master, anna, campaignId };
};

test('a master who plays finds dry run, rulings and record closed on the console, with the reason', async () => {
  const { master, campaignId } = await playing();
  const console_ = `/campaigns/${campaignId}/console`;
  const { status, text } = await master.browser.open(console_);
  expect(status).toBe(200);
  expect(text).toContain(WHY);
  expect(text).not.toContain('toad');
  for (const way of ['/dry-run"', 'value="rule"', `href="${console_}/audit"`]) expect(text).not.toContain(way);
  const tried = await master.browser.send(`${console_}/dry-run`, {});
  expect([tried.status, tried.text.includes(WHY)]).toEqual([400, true]);
  const record = await master.browser.open(`${console_}/audit`);
  expect([record.status, record.text.includes(WHY)]).toEqual([403, true]);
});

test('the API closes the same to them, and says which seat they rule', async () => {
  const { master, campaignId } = await playing();
  const campaign = `/api/v1/campaigns/${campaignId}`;
  for (const path of [`${campaign}/questions`, `${campaign}/audit`]) {
    const { status, text } = await master.browser.open(path);
    expect([path, status, JSON.parse(text)]).toMatchObject([path, 403, { code: 'rules-seat', facts: { seat: LIT } }]);
  }
});

test('where the terms say so they see everything; everybody reads it, and is told when it changes', async () => {
  const { app, master, anna, campaignId } = await playing();
  const page = async () => (await anna.browser.open(`/campaigns/${campaignId}`)).text;
  expect(await page()).toContain('A game master who rules a seat sees only what that seat sees.');
  got(await changeSettings(app, master.actor, { campaignId, settings: { playingMastersSeeAll: true } }));
  expect(await page()).toContain('A game master who rules a seat sees everything.');
  const { text } = await master.browser.open(`/campaigns/${campaignId}/console`);
  expect(text).not.toContain(WHY);
  expect(text).toContain('toad');
  expect(text).toContain('/dry-run"');
  expect((await anna.browser.open('/api/v1/notices')).text).toContain('masters who play see everything');
  const { text: terms } = await master.browser.open(`/campaigns/${campaignId}/console/terms`);
  expect(terms).toMatch(/type="checkbox" name="playingMastersSeeAll"[^>]* checked/);
});
