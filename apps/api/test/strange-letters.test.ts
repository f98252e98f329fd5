import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { houseOf } from './sample/house.ts';
import { begunTable, rulerOf } from './sample/table.ts';

/** What some databases cannot keep, and some encodings not say. */
const STRANGE = ['a\u0000b', 'a\ud800b', '\ufeffa', 'a\u2028b', '\u202eabc', '\u{1f451}'.repeat(50)];

onEachDatabase('strange letters', (database) => {
  const store = suiteStore(database);

  test('in whatever people write lead to an answer, and never to a fault of ours', async () => {
    const house = houseOf(store());
    const table = await begunTable(house);
    const { path, master } = table;
    const england = rulerOf(table, 'Eng').client;
    for (const text of STRANGE) {
      const answers = [
        await england.send('POST', `${path}/seats/Eng/orders`, { text }),
        await england.send('PUT', `${path}/seats/Eng/draft`, {
          json: { orders: [{ verb: text, args: { [text]: text } }] },
        }),
        await england.send('PUT', `${path}/seats/Eng/standing-orders`, { json: { text } }),
        await england.send('POST', `${path}/parties/Eng/letters`, { json: { to: ['Lit'], subject: text, body: text } }),
        await england.send('POST', `${path}/parties/Eng/press`, { json: { title: text, body: text } }),
        await england.send('PUT', `${path}/seats/Eng/proclamation`, {
          json: { text: `${text} and peace to everybody` },
        }),
        await england.send('POST', `${path}/seats/Eng/extensions`, { json: { minutes: 5, reason: text } }),
        await england.send('PATCH', '/notices/settings', { json: { zone: text } }),
        await england.send('GET', `/notices?zone=${encodeURIComponent(text.toWellFormed())}`),
        await england.send('GET', `${path}/press?after=${encodeURIComponent(text.toWellFormed())}`),
        await master.client.send('PATCH', path, { json: { title: text } }),
        await master.client.send('PUT', `${path}/acts`, { text }),
        await master.client.send('PUT', `${path}/questions/${encodeURIComponent(text.toWellFormed())}/answer`, {
          json: { answer: text },
        }),
        await master.client.send('POST', `${path}/invitations`, { json: { email: `${text}@example.org` } }),
        await master.client.send('POST', `${path}/webhooks`, {
          json: { url: `https://x.example/${text}`, form: 'plain', kinds: ['press'] },
        }),
        await master.client.send('POST', '/campaigns', {
          json: { title: 'x', ruleset: 'medieval-diplomacy', scenario: 'four-crowns', options: { [text]: text } },
        }),
      ];
      expect(answers.filter(({ status }) => status >= 500).map(({ text: answer }) => answer)).toEqual([]);
      expect(house.logged.filter((line) => line.startsWith('incident'))).toEqual([]);
    }
  });
});
