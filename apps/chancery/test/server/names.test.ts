import { createToken } from '@chancery/app';
import { expect, test } from 'vitest';
import { begin, got, openHouse, SMALL } from './table.ts';
import { Browser } from './visitor.ts';

const OF = `${SMALL.ruleset}/${SMALL.scenario}`;

test('whoever signs up under a name that pretends reads why not, in both languages', async () => {
  const { guest, address } = await openHouse();
  await guest('Anna');
  const stranger = new Browser(address);
  const said = async (name: string): Promise<readonly [number, string]> => {
    const fields = { name, email: 'eve@example.org', password: 'a long way to Calais' };
    const { status, text } = await stranger.send('/sign-up', fields);
    return [status, text];
  };
  for (const [language, reasons] of [
    [
      'en',
      [
        ['AnnA', 'This name is taken, or looks like one that is.'],
        ['Аnna', 'letters of different scripts'],
        ['Game master', 'could pass for the server or those who run it'],
        ['\u202eAnna', 'invisible characters'],
      ],
    ],
    [
      'de',
      [
        ['Ánna', 'Hier heißt schon jemand so'],
        ['Аnna', 'Buchstaben verschiedener Schriften'],
        ['Spielleitung', 'hielte man Sie für den Server'],
        ['Anna\u3164', 'Zeichen, die man nicht sieht'],
      ],
    ],
  ] as const) {
    await stranger.send('/language', { language });
    for (const [name, reason] of reasons) {
      const [status, text] = await said(name);
      expect([status, text.includes(reason)], `${name}: ${reason}`).toEqual([400, true]);
    }
  }
  expect((await said('Eve'))[0]).toBe(200);
});

test('who changes their name to that of another reads why not', async () => {
  const { guest } = await openHouse();
  await guest('Anna');
  const { browser } = await guest('Boris');
  const { status, text } = await browser.send('/account/name', { name: 'A n n a' });
  expect([status, text.includes('This name is taken')]).toEqual([400, true]);
  expect((await browser.send('/account/name', { name: 'Boris the Bold' })).status).toBe(200);
});

test('a game has no title that pretends, nor that of another, whoever asks and in whatever language', async () => {
  const { app, guest, address } = await openHouse();
  const [anna, boris] = [await guest('Anna'), await guest('Boris')];
  await begin(app, anna, [], { title: 'The Long War' }).catch(() => {});
  const form = (await boris.browser.open(`/campaigns/new?of=${OF}`)).text;
  expect(form, 'the title that is offered is their own').toContain('(Boris)');
  const send = async (title: string) => {
    const { status, text } = await boris.browser.send('/campaigns/new', { of: OF, title, do: 'open' });
    return [status, text] as const;
  };
  for (const [language, reasons] of [
    [
      'en',
      [
        ['the l0ng war', 'title: another one here is called that, or looks like it'],
        ['The Chancery Cup', 'title: would pass for this server or those who run it'],
        ['Tһe War', 'title: has letters of different scripts, which look alike'],
        ['War\u200b', 'title: has characters that cannot be shown'],
      ],
    ],
    [
      'de',
      [
        ['the l0ng war', 'Titel: so heißt hier schon etwas anderes, oder es sieht dem gleich'],
        ['Spielleitung', 'Titel: das hielte man für diesen Server oder für die, die ihn betreiben'],
        ['Tһe War', 'Titel: enthält Buchstaben verschiedener Schriften, die sich gleichen'],
        ['War\u200b', 'Titel: enthält Zeichen, die sich nicht zeigen lassen'],
      ],
    ],
  ] as const) {
    await boris.browser.send('/language', { language });
    for (const [title, reason] of reasons) {
      const [status, text] = await send(title);
      expect([status, text.includes(reason)], `${title}: ${reason}`).toEqual([400, true]);
    }
  }
  const { token } = got(await createToken(app, boris.actor, { name: 'bot', scopes: ['read', 'master'], days: 1 }));
  const asked = await fetch(`${address}/api/v1/campaigns`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'THE LONG WAR', ruleset: SMALL.ruleset, scenario: SMALL.scenario }),
  });
  expect([asked.status, await asked.json()]).toMatchObject([
    422,
    { code: 'bad-input', detail: expect.stringContaining('title: another one here is called that') },
  ]);
  const own = await anna.browser.send('/campaigns/new', { of: OF, title: 'The Long War', do: 'open' });
  expect(own.status, 'who runs the first may run a second').toBe(200);
});
