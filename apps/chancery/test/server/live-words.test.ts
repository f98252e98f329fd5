import { publishPress, submitOrders } from '@chancery/app';
import { HOUR, rulesetId, seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { MASTER_PARTY } from '@chancery/store';
import { RING } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { begin, got, openHouse } from './table.ts';

const [ANN, BOB, CEM] = [seatId('Ann'), seatId('Bob'), seatId('Cem')];

/** What is to be read on a page. */
const readOn = (page: string): string =>
  page
    .replace(/^[\s\S]*<body/, '<body')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** A ring whose opening is over, with an article in its press: it is the move of Ann. */
const table = async () => {
  const house = await openHouse([...RULESETS, RING]);
  const { app, guest, pass } = house;
  const [master, ann, bob, cem] = [
    await guest('Master'),
    await guest('Anna'),
    await guest('Boris'),
    await guest('Cem'),
  ];
  const rulers = [
    [ANN, ann],
    [BOB, bob],
    [CEM, cem],
  ] as const;
  const campaignId = await begin(app, master, rulers, {
    title: 'A Ring',
    ruleset: rulesetId('ring'),
    scenario: 'ring',
    deadlineRule: { kind: 'every', milliseconds: 24 * HOUR },
  });
  const post = async (seat: (typeof rulers)[number][0], text: string): Promise<void> => {
    const [, { actor }] = rulers.find(([each]) => each === seat) as (typeof rulers)[number];
    pass(1000);
    got(await submitOrders(app, actor, { campaignId, seat, channel: 'desk', text }));
  };
  for (const [seat] of rulers) await post(seat, 'END');
  got(await publishPress(app, master.actor, { campaignId, from: MASTER_PARTY, title: 'News', body: 'All ended.' }));
  return { ...house, master, ann, campaignId, post, path: `/campaigns/${campaignId}` };
};

test('a live game is told by what its rules call its moves, on every page and in every language: nobody counts posts', async () => {
  const { master, ann, path, post } = await table();
  await post(ANN, 'SOW');
  const own = `${path}/seats/Ann`;
  const seen = [
    [master, [path, `${path}/turns/2`, `${path}/turns/3`, `${path}/turns/4`, `${path}/console`, '/games', '/']],
    [master, [`${path}/letters/public`]],
    [ann, [path, own, `${own}?turn=3`, `${own}?turn=4`, `${own}/settings`, '/games']],
  ] as const;
  const [english, german] = [/\bturn \d/i, /\bZug \d/];
  for (const [{ browser }, pages] of seen) {
    for (const language of ['de', 'en']) {
      await browser.send('/language', { language });
      for (const page of pages) {
        const { status, text } = await browser.open(page);
        expect([page, status, text.includes(`<html lang="${language}">`)]).toEqual([page, 200, true]);
        expect(text.replaceAll(/<[^>]*>/g, '|'), page).not.toMatch(language === 'de' ? german : english);
      }
    }
  }
  const [front, past, game] = await Promise.all(
    [path, `${path}/turns/3`, '/games'].map(async (page) => readOn((await master.browser.open(page)).text)),
  );
  expect(front).toMatch(/Round 1: Ann: the game waits for Ann\..*End the open move now/);
  expect(front).toMatch(/the game master · Opening ·/);
  expect(past).toMatch(/Opening A Ring .* Next turn Round 1: Ann/);
  expect(game).toContain('Round 1: Ann · 3 seats');
  const seat = readOn((await ann.browser.open(`${own}?turn=3`)).text);
  expect(seat).toContain('This is Opening, as it was.');
});

test('a post within a move has its own page, between the moves before and after it', async () => {
  const { master, path, post } = await table();
  await post(ANN, 'SOW');
  await post(ANN, 'SOW');
  const { text } = await master.browser.open(`${path}/turns/4`);
  expect(readOn(text)).toMatch(/Previous turn Opening .*Next turn Round 1: Ann/);
});

test('a master ends the open move at their console, tries it, and takes the game back to a post or a move', async () => {
  const { master, path, post } = await table();
  await post(ANN, 'SOW');
  await post(ANN, 'ROLL');
  const console = `${path}/console`;
  const shown = readOn((await master.browser.open(console)).text);
  expect(shown).toMatch(/The open move Round 1: Ann: the game waits for Ann\. .*End the open move now/);
  expect(shown).toMatch(/Ann Anna to move/);
  expect(shown).toMatch(/The last to keep Round 1: Ann, post 1 Opening Opening, post 2 Opening, post 1 the beginning/);
  const trial = await master.browser.send(`${console}/dry-run`);
  expect(readOn(trial.text)).toMatch(/Dry run: Round 1: Ann .*The time of Ann was over\./);
  const ended = await master.browser.send(console, { do: 'run', turn: '6', excused: 'yes' });
  expect(readOn(ended.text)).toMatch(/The move has ended\. .*Round 1: Bob: the game waits for Bob\./);

  const tried = await master.browser.send(`${console}/roll-back/trial`, { to: '3', rerunThrough: '4' });
  const words = readOn(tried.text);
  expect(words).toMatch(
    /Trial: roll back to Opening .*The game would stand after Round 1: Ann, post 1\. 2 posts would/,
  );
  expect(words).not.toMatch(/\bturn \d/i);
  const sure = { to: '3', rerunThrough: '4', turn: '6', edition: '1', reason: 'Once more.' };
  const rolled = readOn((await master.browser.send(`${console}/roll-back`, sure)).text);
  expect(rolled).toMatch(/The game is back at the end of Round 1: Ann\..*What has changed in Round 1: Ann /);
});

test('the page of a turn of live play is titled as it is headed: by the move, and at first as the beginning', async () => {
  const { campaignId, master } = await table();
  const titleOf = async (turn: number): Promise<readonly (string | undefined)[]> => {
    const { text } = await master.browser.open(`/campaigns/${campaignId}/turns/${turn}`);
    return [/<title>A Ring, (.*?) · /.exec(text)?.[1], /<h1>(.*?)<\/h1>/.exec(text)?.[1]];
  };
  expect(await titleOf(0)).toEqual(['The beginning', 'The beginning']);
  const [title, heading] = await titleOf(3);
  expect([title, heading]).toEqual([heading, expect.stringMatching(/^[^0-9]|[a-z]/)]);
  expect(title).not.toBe('Turn 3');
});
