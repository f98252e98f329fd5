import { LEAKS_OF_RULESETS, LEAKS_OF_SERVERS } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { openWatched, type Watched } from './channels.ts';
import { leaksByMail, leaksOverHttp, type Spoil } from './leaks.ts';
import { PLANTED_LEAKS } from './planted-leaks.ts';

const unspoiled: Spoil = ({ channels }) => channels;

/** A game whose turn was run after others had done so much for nothing. */
const runAfter = async (much: number): Promise<Watched> => {
  const watched = await openWatched();
  await watched.plot(much);
  await watched.run();
  return watched;
};

test('over HTTP, by mail and in feeds a ruler learns nothing of sheets, drafts and letters of others', async () => {
  const [watched, little, much] = [await openWatched(), await runAfter(1), await runAfter(3)];
  const answers = await Promise.all(watched.paths.map((path) => watched.channels.ask(path)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(15);
  expect(answers.some(({ etag }) => etag !== null)).toBe(true);
  expect(answers.some(({ dates }) => dates.length > 0)).toBe(true);
  const found = async (spoil: Spoil): Promise<readonly string[]> => [
    ...(await leaksOverHttp(watched, spoil(watched))),
    ...(await leaksByMail(spoil(little), spoil(much))),
  ];
  expect(await little.channels.mails()).not.toEqual([]);
  expect(await found(unspoiled)).toEqual([]);

  // A server that tells by lengths, tags, subjects or dates is caught, and it is said where.
  for (const { what, spoil, found: pattern } of PLANTED_LEAKS) {
    const leaks = await found(spoil);
    expect(leaks.filter((leak) => pattern.test(leak)).length, `${what}:\n${leaks.join('\n')}`).toBeGreaterThan(0);
  }
}, 180_000);

test('twelve leaks are planted and caught by name: eight of a ruleset, in the testkit, and four of a server, here', () => {
  expect(PLANTED_LEAKS.map(({ what }) => what)).toEqual(LEAKS_OF_SERVERS);
  expect([...LEAKS_OF_RULESETS, ...LEAKS_OF_SERVERS]).toEqual([
    'gold in the standings',
    'gold in the label of the window',
    'a secret roll in the setting',
    'a count in the number of a unit',
    'a name in a suggestion',
    'a price that betrays what others have',
    'the order of a list',
    'a refusal that differs',
    'the length of a file',
    'an ETag',
    'the subject of a mail',
    'the date of a feed',
  ]);
});
