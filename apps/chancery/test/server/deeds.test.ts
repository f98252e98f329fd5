import { HOUR, rulesetId, seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { begin, openHouse } from './table.ts';
import { Browser } from './visitor.ts';

const SHORE = {
  ruleset: rulesetId('heptarchy'),
  scenario: 'saxon-shore',
  deadlineRule: { kind: 'every', milliseconds: 48 * HOUR },
} as const;

/** The words of a page between its tags, one blank between two. */
const wordsOf = (page: string): string =>
  page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('HEP-17.7 each power of a host works from the console, and stands for everybody on the page of the game', async () => {
  const { app, address, guest } = await openHouse();
  const [master, anna, boris] = [await guest('Mona'), await guest('Anna'), await guest('Boris')];
  const [che, wil] = [seatId('CHE'), seatId('WIL')];
  const campaignId = await begin(
    app,
    master,
    [
      [che, anna],
      [wil, boris],
    ],
    SHORE,
  );
  const path = `/campaigns/${campaignId}`;
  const console = `${path}/console`;
  const stranger = new Browser(address);
  const now = async (): Promise<{ readonly turn: number; readonly edition: number }> =>
    app.store.db
      .selectFrom('campaign')
      .select(['turn', 'edition'])
      .where('id', '=', campaignId)
      .executeTakeFirstOrThrow();
  const turn = async (): Promise<string> => String((await now()).turn + 1);
  const deed = async (fields: { readonly [name: string]: string }, says: RegExp, where = ''): Promise<void> => {
    await master.browser.send(`${console}${where}`, fields);
    const latest = wordsOf((await stranger.open(path)).text);
    expect(latest).toMatch(/What the game masters did/);
    expect(latest).toMatch(says);
    expect(wordsOf((await stranger.open(`${path}/deeds`)).text)).toMatch(says);
  };
  // extend a deadline
  await deed({ do: 'move', deadline: '2099-12-31T18:30', turn: await turn() }, /Moved the deadline Mona/);
  // skip a player: the time of all who are asked is over
  await deed({ do: 'run', turn: await turn(), excused: 'no' }, /Closed the turn Mona/);
  // undo to before the last Post
  const { turn: out, edition } = await now();
  await deed(
    { to: `${out - 1}`, rerunThrough: '', turn: `${out}`, edition: `${edition}`, reason: 'The clock was wrong.' },
    /Rolled the game back Mona .*The clock was wrong\./,
    '/roll-back',
  );
  // replace a player
  await deed({ do: 'remove', seat: wil, reason: 'has gone' }, /Removed the ruler of a seat Mona · .* Seat Wiltescire/);
  await deed({ do: 'assign', seat: wil, user: master.id }, /Gave a seat to a ruler Mona · .* Seat Wiltescire/);
  // end the game
  await deed({ do: 'end', how: 'The winter was too long.' }, /Ended the game Mona .*The winter was too long\./);

  // Who rules what is not told by it, nor what rulers do themselves.
  const all = (await stranger.open(`${path}/deeds`)).text;
  expect(all).not.toMatch(/Boris|Joined/);
});

test('HEP-17.7 what the clock and rulers do is no deed of a host', async () => {
  const { app, address, guest, pass } = await openHouse();
  const [master, anna] = [await guest('Mona'), await guest('Anna')];
  const campaignId = await begin(app, master, [[seatId('CHE'), anna]], SHORE);
  pass(49 * HOUR);
  const stranger = new Browser(address);
  const { text } = await stranger.open(`/campaigns/${campaignId}/deeds`);
  expect(wordsOf(text)).toMatch(/Began the game Mona/);
  expect(wordsOf(text)).not.toMatch(/Closed the turn|Joined/);
});
