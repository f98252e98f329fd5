import { noRoomFor, onEachDatabase, onPostgres, opened, suiteStore, troublesOf } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { begunTable, houseOf } from '../sample/people.ts';
import { ENGLAND, RECRUIT, rulerOf } from '../sample/play.ts';
import { postOffice, replyAddressOf, written } from './post-office.ts';

onEachDatabase('a mail that comes in while nothing can be saved', (database) => {
  test.each(troublesOf(database).filter(({ why }) => why === 'read-only'))(
    'is not taken, so that its server keeps it, and counts when it is brought again: $why',
    async (trouble) => {
      const place = await database.place('schema');
      const table = await begunTable(houseOf(await opened(place)));
      const [post, anna, to] = [postOffice(table.house), rulerOf(table, ENGLAND), await replyAddressOf(table)];
      const mend = await trouble.break({ store: table.house.app.store, place });
      const mail = written({ from: anna.email, to, body: RECRUIT });
      await expect(post.receive(mail)).rejects.toThrow(/read-?only/);
      await mend();
      expect(await post.receive(mail)).toMatchObject({ outcome: 'accepted', reason: 'orders' });
      expect(await post.answersTo(anna)).toHaveLength(1);
    },
  );
});

onPostgres('a mail whose orders cannot be saved', (database) => {
  const store = suiteStore(database);

  test('is answered: nothing is lost, and the same mail can be sent again', async () => {
    const table = await begunTable(houseOf(store()));
    const [post, anna, to] = [postOffice(table.house), rulerOf(table, ENGLAND), await replyAddressOf(table)];
    const mend = await noRoomFor(store().db, 'sheet');
    expect(await post.receive(written({ from: anna.email, to, body: RECRUIT }))).toMatchObject({ outcome: 'refused' });
    await mend();
    const [answer] = await post.answersTo(anna);
    expect(answer?.text.replaceAll(/\s+/g, ' ')).toContain('This cannot be saved at the moment; nothing is lost.');
    expect(answer?.subject).toContain('not');
    expect(await post.receive(written({ from: anna.email, to, body: RECRUIT }))).toMatchObject({ outcome: 'accepted' });
  });
});
