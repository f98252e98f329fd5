import { seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { begin, openHouse } from './table.ts';

const [ENGLAND, LITHUANIA] = [seatId('Eng'), seatId('Lit')];

test('W83-20.41, W83-20.42 the rulers are asked on the page of the game, vote there, and read what came of it', async () => {
  const { app, guest } = await openHouse();
  const [master, anna, boris] = [await guest('Master'), await guest('Anna'), await guest('Boris')];
  const rulers = [
    [ENGLAND, anna],
    [LITHUANIA, boris],
  ] as const;
  const settings = { startWhenFull: false, breakerPercent: null };
  const path = `/campaigns/${await begin(app, master, rulers, { settings })}`;
  const question = 'I can no longer run this game. Shall it go on?';
  const asked = await master.browser.send(`${path}/console`, { do: 'poll', kind: 'go-on', question, days: '7' });
  expect(asked.text).toContain('The rulers are asked.');

  const page = (await anna.browser.open(path)).text;
  expect(page).toContain(question);
  expect(page).toContain('0 of 2 have voted.');
  expect(page).toContain('Unless more say yes than no, the game ends.');
  const [, poll = ''] = /name="poll" value="(\w+)"/.exec(page) ?? [];
  const vote = { do: 'vote', seat: ENGLAND, poll, vote: 'yes' };
  const voted = (await anna.browser.send(`${path}/place`, vote)).text;
  expect(voted).toContain('1 of 2 have voted.');
  expect(voted).toContain('says: Yes. You may still change that.');
  expect((await boris.browser.send(`${path}/place`, vote)).status).toBeGreaterThanOrEqual(400);

  await boris.browser.send(`${path}/place`, { ...vote, seat: LITHUANIA, vote: 'no' });
  const over = (await anna.browser.open(path)).text;
  expect(over).toContain('1 yes, 1 no.');
  expect(over).toContain('The game ended with it.');
  expect(over).toContain('The rulers were asked whether to go on: 1 yes, 1 no.');
});
