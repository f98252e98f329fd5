import { seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { begin, openHouse } from './table.ts';

const [ENGLAND, LITHUANIA] = [seatId('Eng'), seatId('Lit')];

const table = async (terms = {}) => {
  const house = await openHouse();
  const [master, anna, boris] = [await house.guest('Master'), await house.guest('Anna'), await house.guest('Boris')];
  const campaignId = await begin(
    house.app,
    master,
    [
      [ENGLAND, anna],
      [LITHUANIA, boris],
    ],
    terms,
  );
  const path = `/campaigns/${campaignId}`;
  return {
    ...house,
    master,
    anna,
    boris,
    path,
    england: `${path}/seats/Eng/letters`,
    lithuania: `${path}/seats/Lit/letters`,
  };
};

const idIn = (path: string): string => /letters\/(\w+)/.exec(path)?.[1] ?? '';

test('a letter is written, read, answered, found, put away and reported without a script', async () => {
  const { anna, boris, master, england, lithuania, path } = await table();
  const words = { subject: 'Peace <b>', body: 'Shall we share\nthe Ältmark?' };
  expect((await anna.browser.send(`${england}/new`, { ...words, to: [] })).status).toBe(400);
  const { text: sent } = await anna.browser.send(`${england}/new`, { ...words, to: ['Lit', 'Gol'] });
  expect([sent.includes('Peace &lt;b&gt;'), sent.includes('Your letter is sent')]).toEqual([true, true]);

  const long = `${'Dear neighbour. '.repeat(1300)}Yours.`;
  const refused = await anna.browser.send(`${england}/new`, { subject: 'Long', body: long, to: 'Lit' });
  expect([refused.status, refused.text.includes('20000 characters, not 20806')]).toEqual([400, true]);
  expect([refused.text.includes(`>${long}</textarea>`), refused.text.includes('maxlength="20000"')]).toEqual([
    true,
    false,
  ]);

  const { text: drawer } = await boris.browser.open(lithuania);
  expect([drawer.includes('1 unread'), drawer.includes('with Angleterre') || drawer.includes('with ')]).toEqual([
    true,
    true,
  ]);
  const [, thread = ''] = new RegExp(`${lithuania}/(\\w{20,})"`).exec(drawer) ?? [];
  const { text: letter } = await boris.browser.open(`${lithuania}/${thread}`);
  expect(letter).toContain('Shall we share\nthe Ältmark?');
  expect((await boris.browser.open(lithuania)).text).not.toContain('unread');
  const [, answers = ''] = /name="letter" value="(\w+)"/.exec(letter) ?? [];
  await boris.browser.send(`${lithuania}/${thread}/answer`, {
    letter: answers,
    subject: 'Re: Peace',
    body: 'We shall.',
  });
  expect((await anna.browser.open(`${england}/${thread}`)).text).toContain('We shall.');

  expect((await boris.browser.open(`${lithuania}?search=${encodeURIComponent('ältmark')}`)).text).toContain(
    'One letter found',
  );
  expect((await boris.browser.open(`${lithuania}?search=rabbits`)).text).toContain('No letters found');
  await boris.browser.send(`${lithuania}/${thread}/away`, { away: 'yes' });
  expect((await boris.browser.open(lithuania)).text).not.toContain('Peace');
  expect((await boris.browser.open(`${lithuania}?show=away`)).text).toContain('Peace');
  const report = { letter: answers, reason: 'Too friendly.' };
  expect((await boris.browser.send(`${lithuania}/${thread}/report`, report)).text).toContain(
    'reported to the game masters',
  );
  await boris.browser.send(`${lithuania}/mute`, { seat: 'Eng', mute: 'yes' });
  expect((await boris.browser.open(lithuania)).text).toContain('Muted rulers');
  await boris.browser.send(`${lithuania}/mute`, { seat: 'Eng', mute: 'no' });
  expect((await boris.browser.open(lithuania)).text).not.toContain('Muted rulers');

  await anna.browser.send(`${england}/new`, { to: 'master', subject: 'A question', body: 'May I?' });
  expect((await master.browser.open(`${path}/letters`)).text).toContain('A question');
  await master.browser.send(`${path}/letters/new`, { to: 'all', subject: 'Welcome', body: 'To all of you.' });
  expect((await boris.browser.open(lithuania)).text).toContain('Welcome');
});

test('nobody opens the letters of another, the master neither', async () => {
  const { anna, boris, master, england, path } = await table();
  await anna.browser.send(`${england}/new`, { to: 'Lit', subject: 'Secret', body: 'Words for you alone.' });
  const thread = idIn(anna.browser.path);
  for (const { browser } of [boris, master]) {
    for (const each of ['', '/new', '/public', `/${thread}`, '?search=alone']) {
      const { status, text } = await browser.open(`${england}${each}`);
      expect([each, status, text.includes('alone.')]).toEqual([each, 403, false]);
    }
    expect((await browser.send(`${england}/new`, { to: 'Gol', subject: 'x', body: 'y' })).status).toBe(403);
  }
  expect((await boris.browser.open(`${path}/letters`)).status).toBe(403);
});

test('what may be written is offered, and nothing else: in public, anonymously, or not at all', async () => {
  for (const [pressMode, some, all] of [
    ['open', true, true],
    ['public', false, true],
    ['none', false, false],
    ['anonymous', true, true],
  ] as const) {
    const { anna, england } = await table({ pressMode });
    const { text } = await anna.browser.open(`${england}/new`);
    expect([
      pressMode,
      text.includes('value="Lit"'),
      text.includes('value="all"'),
      text.includes('value="master"'),
    ]).toEqual([pressMode, some, all, true]);
    expect(text.includes('Only the game masters can see who wrote it')).toBe(pressMode === 'anonymous');
    const { status } = await anna.browser.send(`${england}/new`, { to: 'Lit', subject: 'x', body: 'y' });
    expect(status).toBe(some ? 200 : 400);
  }
});

test('a proclamation is kept with the orders until the turn, and taken back; an article is out at once', async () => {
  const { anna, england, path, address } = await table();
  const text = 'We make known that all is well.';
  expect((await anna.browser.send(`${england}/public/proclamation`, { text })).text).toContain('with your orders');
  expect((await anna.browser.open(`${england}/public`)).text).toContain(text);
  expect((await anna.browser.send(`${england}/public/proclamation`, { text: '' })).text).toContain('withdrawn');
  await anna.browser.send(`${england}/public/article`, { title: 'News', body: 'All is quiet.' });
  const press = await fetch(`${address}/api/v1${path}/press`);
  expect(await press.text()).toContain('All is quiet.');
});
