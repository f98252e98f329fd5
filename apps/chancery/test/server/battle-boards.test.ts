import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { closeTurn, endCampaign, readTar, submitOrders } from '@chancery/app';
import { seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { expect, test } from 'vitest';
import { desk } from '../desk.ts';
import { begin, got, openHouse } from './table.ts';
import { Browser } from './visitor.ts';

const ENG = seatId('Eng');
const MARCH = `G2 FORM ARMY AS A2
G2 TRANSFER 2 "Men-at-Arms" TO A2
A2 MARCH Chernigov`;

/** The cells of dice of all boards on a page, as numbers. */
const diceOn = (page: string): readonly number[] =>
  [...page.matchAll(/<tr class="dice"[^>]*>(.*?)<\/tr>/gs)].flatMap(([, row = '']) =>
    [...row.replace(/<[^>]+>/g, ' ').matchAll(/\d+/g)].map(Number),
  );

const ascending = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);

test('MD-16.30 after the end everybody reads each battle round by round with its dice, and nobody before', async () => {
  const { app, address, guest } = await openHouse();
  const [master, anna] = [await guest('Mona'), await guest('Anna')];
  const campaignId = await begin(app, master, [[ENG, anna]]);
  got(await submitOrders(app, anna.actor, { campaignId, seat: ENG, channel: 'desk', text: MARCH }));
  got(await closeTurn(app, master.actor, { campaignId, turn: 1, excused: true }));
  const path = `/campaigns/${campaignId}`;
  const stranger = new Browser(address);
  const read = async () => ({
    own: (await anna.browser.open(`${path}/seats/Eng`)).text,
    public: (await stranger.open(`${path}/turns/1`)).text,
    desk: (await anna.browser.open(`/api/v1${path}/seats/Eng/turn-file?turn=1`)).text,
    program: (await stranger.open(`/api/v1${path}/turns/1/report`)).text,
    mail: (await anna.browser.open(`/api/v1${path}/seats/Eng/turns/1/report.txt`)).text,
  });
  const before = await read();
  expect(before.own).toMatch(/land battle[^<]* at Chernigov/);
  for (const text of Object.values(before)) {
    expect(text).not.toMatch(/All battles with their dice|battle-fought|class="board"|"board":|"rolls":/);
  }

  got(await endCampaign(app, master.actor, { campaignId, how: 'By agreement.' }));
  const { runs } = await app.store.db
    .selectFrom('diceLog')
    .select('runs')
    .where('campaignId', '=', campaignId)
    .where('turn', '=', 1)
    .executeTakeFirstOrThrow();
  const log = JSON.parse(runs) as readonly { readonly label: string; readonly values: readonly number[] }[];
  const rolled = ascending(log.flatMap(({ label, values }) => (/^(attack|siege)@/.test(label) ? values : [])));
  expect(rolled.length).toBeGreaterThan(3);
  const after = await read();
  for (const page of [after.own, after.public]) {
    expect(page).toContain('All battles with their dice');
    expect(ascending(diceOn(page))).toEqual(rolled);
  }
  expect(after.mail).toMatch(/Round 1 +Men-at-Arms[\s\S]*A2: 2 \(hit to \d+\)/);
  expect(JSON.parse(after.program).papers.map(({ id }: { id: string }) => id)).toContain('battle-boards');
  expect(JSON.parse(after.desk).tellings.map(({ told }: { told: { kind: string } }) => told.kind)).toContain(
    'battle-fought',
  );

  // The record that anybody downloads says so too, though its rules would go on.
  const { folder, runWith } = desk();
  const archive = await (await fetch(`${address}/api/v1${path}/record`)).arrayBuffer();
  for (const { path: name, content } of readTar(gunzipSync(new Uint8Array(archive)))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const report = async () => (await runWith({ rulesets: RULESETS }, 'report', 'record', 'public', '--turn', '1')).out;
  expect(await report()).toMatch(/Round 1 +Men-at-Arms[\s\S]*A2: 2 \(hit to \d+\)/);
  rmSync(join(folder, 'record/ended.json'));
  expect(await report()).not.toContain('All battles with their dice');
});
