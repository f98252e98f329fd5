import type { PressMode } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { publishPress } from '../../src/desk/letters/publish-press.ts';
import { writeLetter } from '../../src/desk/letters/write-letter.ts';
import { begunTable, houseOf, type Player } from '../sample/people.ts';
import { ENGLAND, LITHUANIA } from '../sample/play.ts';
import { postOffice, replyAddressOf, written } from './post-office.ts';

/** Whether a letter to one, a letter to all and an article pass. */
const MODES: readonly (readonly [PressMode, boolean, boolean, boolean])[] = [
  ['open', true, true, true],
  ['public', false, true, true],
  ['none', false, false, false],
  ['anonymous', true, true, true],
];

onEachDatabase('press mode enforced in API and mail', (database) => {
  const store = suiteStore(database);

  test.each(MODES)('%s', async (pressMode, toOne, toAll, press) => {
    const house = houseOf(store());
    const { app } = house;
    const post = postOffice(house);
    const table = await begunTable(house, ['Anna', 'Boris'], { pressMode });
    const [anna, boris] = table.rulers as [Player, Player];
    const { campaignId } = table;
    const words = { subject: 'Peace', body: 'Let us keep it.' };
    const called = [
      await writeLetter(app, anna.actor, { campaignId, from: ENGLAND, to: [LITHUANIA], ...words }),
      await writeLetter(app, anna.actor, { campaignId, from: ENGLAND, to: 'all', ...words }),
      await publishPress(app, anna.actor, { campaignId, from: ENGLAND, title: 'Peace', body: words.body }),
    ];
    expect(called.map(({ ok }) => ok)).toEqual([toOne, toAll, press]);
    const to = await replyAddressOf(table);
    const outcomes: boolean[] = [];
    for (const head of ['LETTER TO Lithuania: By mail', 'LETTER TO ALL: By mail', 'PRESS: By mail']) {
      const { outcome } = await post.receive(written({ from: anna.email, to, body: `${head}\nLet us keep it.` }));
      outcomes.push(outcome === 'accepted');
    }
    expect(outcomes).toEqual([toOne, toAll, press]);
    const kept = await house.db.selectFrom('letter').select('subject').where('campaignId', '=', campaignId).execute();
    expect(kept).toHaveLength(2 * (Number(toOne) + Number(toAll)));
    const told = (await post.answersTo(anna)).map(({ text }) => text).join('\n');
    expect(told.includes('not done')).toBe(!(toOne && toAll && press));
    await post.drain();
    const read = (await post.mailsTo(boris.email)).map(
      ({ subject, parts }) => `${subject} ${parts.map(({ text }) => text).join(' ')}`,
    );
    const letters = read.filter((mail) => mail.includes('Let us keep it.'));
    expect(letters.length).toBe(2 * (Number(toOne) + Number(toAll)));
    if (pressMode === 'anonymous') for (const mail of letters) expect(mail).not.toMatch(/England|Anna|Eng\b/);
    expect(await post.receive(written({ from: anna.email, to, body: 'LETTER TO MASTER\nHelp me.' }))).toMatchObject({
      outcome: 'accepted',
    });
  });
});
