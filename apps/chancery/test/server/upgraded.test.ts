/** A campaign of before the closed lists, on the server of today: it plays on to its end, and its players check it. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Actor,
  closeTurn,
  createToken,
  endCampaign,
  readReport,
  showCampaign,
  submitOrders,
  userActor,
} from '@chancery/app';
import { type CampaignId, DAY, seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { toText } from '@chancery/reports';
import type { Db, UserId } from '@chancery/store';
import { loadVersion1, onEachDatabase, released, temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../src/server/index.ts';
import { desk } from '../desk.ts';
import { ownSettings } from './running.ts';
import { got } from './table.ts';
import { keptLog } from './visitor.ts';

const ENGLAND = seatId('Eng');
/** A campaign of which the older release has run the first turn, with its master and the ruler of England. */
const oneOf = async (db: Db): Promise<{ campaignId: CampaignId; master: Actor; england: UserId }> => {
  const { id } = await db
    .selectFrom('campaign')
    .select('id')
    .where('title', '=', 'Campaign 3')
    .executeTakeFirstOrThrow();
  const { userId } = await db
    .selectFrom('master')
    .select('userId')
    .where('campaignId', '=', id)
    .executeTakeFirstOrThrow();
  const seat = await db
    .selectFrom('seat')
    .select('userId')
    .where('campaignId', '=', id)
    .where('seat', '=', ENGLAND)
    .executeTakeFirstOrThrow();
  if (seat.userId === null) throw new Error('nobody rules England');
  return { campaignId: id, master: userActor(userId), england: seat.userId };
};

onEachDatabase('a campaign of before the upgrade', (database) => {
  test('plays on to its end, and its ruler checks it by list, own lines, what they kept, and the whole record', {
    timeout: 180_000,
  }, async () => {
    const { place, db: old, close } = await released(database, 1);
    await loadVersion1(old);
    await close();
    const folder = 'file' in place ? dirname(place.file) : temporaryFolder();
    const { lines, log } = keptLog();
    // The deadline of turn 2 passed while nobody served; what was sent before it counts.
    let passed = 0;
    const server = await startServer(
      { ...ownSettings(folder, place), worker: { inside: false, pause: 1000 } },
      { rulesets: RULESETS, log, now: () => Date.now() + passed },
    );
    onTestFinished(() => server.stop());
    const { app, address } = server;
    // A thread for each would load all rules again.
    Object.assign(app, { recordWork: undefined });
    const { campaignId, master, england } = await oneOf(app.store.db);
    const anna = userActor(england);
    const of = { campaignId, seat: ENGLAND };
    const { token } = got(await createToken(app, anna, { name: 'check', scopes: ['read', 'order'], days: 30 }));
    const { folder: home, runWith } = desk();
    mkdirSync(join(home, 'kept'));
    const keep = async (name: string): Promise<void> =>
      writeFileSync(join(home, 'kept', name), toText(got(await readReport(app, anna, of)).report));
    const environment = { CHANCERY_SERVER: address, CHANCERY_TOKEN: token };
    const verify = () =>
      runWith(
        { rulesets: RULESETS, environment, input: '', randomBytes },
        ...['verify', '--campaign', campaignId, '--kept', 'kept'],
      );
    const { turn: before } = got(await showCampaign(app, anna, { campaignId }));
    expect(before).toBe(1);

    await keep('1.txt');
    for (const turn of [2, 3, 4]) {
      if (turn > 2) {
        const text = `G1 NAME "Guard of turn ${turn}"`;
        const receipt = got(await submitOrders(app, anna, { ...of, channel: 'desk', text, turn }));
        writeFileSync(join(home, 'kept', `receipt-${turn}.txt`), (receipt.proofs ?? []).join('\n'));
      }
      got(await closeTurn(app, master, { campaignId, turn, excused: true }));
      await keep(`${turn}.txt`);
      passed += DAY;
    }
    const during = await verify();
    expect([during.err, during.exit], during.out).toEqual(['', 0]);
    for (const words of [
      '4 told secrets are those that were committed to.',
      'D follows from the lines of 3 lists.',
      'Your own 3 lines are on their lists.',
      '2 of them hold the orders of receipts that you kept.',
      'One turn was made by an older release and has no list.',
      'The first position was made by an older release, without a commitment.',
      'No fault was found.',
    ])
      expect(during.out).toContain(words);

    got(await endCampaign(app, master, { campaignId, how: 'By agreement.' }));
    const after = await verify();
    expect([after.err, after.exit], after.out).toEqual(['', 0]);
    expect(after.out).toContain('The closed secret is the one that was committed to.');
    expect(after.out).toMatch(/The whole record:\nVerified: 4 turns, /);
    const asked = async () => (await fetch(`${address}/api/v1/campaigns/${campaignId}/verification`)).json();
    await expect
      .poll(asked, { timeout: 60_000, interval: 1000 })
      .toMatchObject({ checking: false, turns: 4, faults: [], unchecked: [] });
    expect(lines.filter((line) => line.includes('incident'))).toEqual([]);
  });
});
