import { DAY } from '@chancery/core';
import { addRequestCounts, takeIdempotencyKey } from '@chancery/store';
import { freshStore, onEachDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { changeAddress } from '../../src/house/accounts/change-address.ts';
import { nextTidy, tidy } from '../../src/worker/tidy.ts';
import { got, HOUR, houseOf, newPlayer, outboxFor } from '../sample/people.ts';

onEachDatabase('once an hour', (database) => {
  test('an account goes whose address nobody has shown to be theirs in a week', async () => {
    const { app, db } = houseOf(await freshStore(database));
    const unproven = await newPlayer(db, 'Nobody', 0);
    const proven = await newPlayer(db, 'Somebody');
    await tidy(app);
    const left = await db.selectFrom('user').select('id').where('id', 'in', [unproven.id, proven.id]).execute();
    expect(left).toEqual([{ id: proven.id }]);
  });

  test('codes and keys go that have run out, and in a month what a mail said that has left', async () => {
    const { app, db, pass } = houseOf(await freshStore(database));
    const { id: userId, actor } = await newPlayer(db, 'Anna');
    got(await changeAddress(app, actor, { address: 'new@example.org' }));
    const now = app.now();
    await takeIdempotencyKey(db, { userId, key: 'k', requestHash: 'h', createdAt: now, expiresAt: now + HOUR });
    await addRequestCounts(db, [{ who: 'a digest', began: now, used: 60 }], HOUR);
    await db.updateTable('outbox').set({ sentAt: now }).where('userId', '=', userId).execute();
    const kept = async () => [
      (await db.selectFrom('addressChange').selectAll().execute()).length,
      (await db.selectFrom('idempotencyKey').selectAll().execute()).length,
      (await db.selectFrom('requestCount').selectAll().execute()).length,
      (await outboxFor(db, userId)).filter(({ payload }) => payload.includes('Anna')).length,
    ];
    await tidy(app);
    expect(await kept()).toEqual([1, 1, 1, 1]);
    pass(DAY);
    await tidy(app);
    expect(await kept()).toEqual([0, 0, 0, 1]);
    pass(30 * DAY);
    await tidy(app);
    expect(await kept()).toEqual([0, 0, 0, 0]);
  });

  test('a mail over which its sender has died waits no longer, and is told in the log', async () => {
    const { app, db, pass, logged } = houseOf(await freshStore(database));
    const { id: userId, actor } = await newPlayer(db, 'Anna');
    got(await changeAddress(app, actor, { address: 'new@example.org' }));
    await db.updateTable('outbox').set({ sendingAt: app.now() }).where('userId', '=', userId).execute();
    const dropped = async () => (await outboxFor(db, userId)).filter(({ droppedAt }) => droppedAt !== null).length;
    await tidy(app);
    expect(await dropped()).toBe(0);
    pass(2 * HOUR);
    await tidy(app);
    expect(await dropped()).toBe((await outboxFor(db, userId)).length);
    expect(logged.join()).toContain('nobody knows whether mails have arrived');
  });

  test('one of many workers does it', async () => {
    const { app, db } = houseOf(await freshStore(database));
    await newPlayer(db, 'Nobody', 0);
    const done = await Promise.all([tidy(app), tidy(app), tidy(app)]);
    expect(done.sort()).toEqual([0, 0, 1]);
    expect(await nextTidy(app)).toBe(app.now() + HOUR);
  });
});
