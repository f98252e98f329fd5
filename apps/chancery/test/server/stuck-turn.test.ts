import { DatabaseSync } from 'node:sqlite';
import { closeTurn, readNotices, submitOrders } from '@chancery/app';
import { seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { listTroubles } from '@chancery/store';
import { expect, test } from 'vitest';
import { begin, got, openHouse } from './table.ts';

const ENGLAND = seatId('Eng');
const FAULT = 'the rules are broken';

test('a turn that cannot be run: everybody reads that its orders are closed, and the master opens it again on the console', async () => {
  let broken = true;
  const { app, guest } = await openHouse(
    RULESETS.map((rules) => ({
      ...rules,
      begin(position, sheets) {
        if (broken) throw new Error(FAULT);
        return rules.begin(position, sheets);
      },
    })),
  );
  const master = await guest('Marta');
  const ruler = await guest('Ruth');
  const campaignId = await begin(app, master, [[ENGLAND, ruler]]);
  const page = `/campaigns/${campaignId}`;
  const orders = { campaignId, seat: ENGLAND, channel: 'desk', text: 'G1 RECRUIT 2 militia' } as const;
  got(await submitOrders(app, ruler.actor, orders));

  expect((await closeTurn(app, master.actor, { campaignId, turn: 1 })).ok).toBe(false);
  expect((await ruler.browser.open(page)).text).toContain(
    'The orders of this turn are closed, and it waits to be run. Orders sent in now are for the next turn.',
  );
  const told = got(await readNotices(app, master.actor, { limit: 5, zone: 'UTC' }));
  expect(told.flatMap(({ paragraphs }) => paragraphs).join(' ')).toContain('roll the game back to the turn before');
  expect(got(await submitOrders(app, ruler.actor, { ...orders, text: '' })).turn).toBe(2);

  const console_ = await master.browser.open(`${page}/console`);
  expect(console_.text).toContain('<option value="0" selected>0, the beginning</option>');
  const trial = await master.browser.send(`${page}/console/roll-back/trial`, { to: '0', rerunThrough: '' });
  expect(trial.text).toContain('Nothing is done yet. The game would stand at its beginning.');
  const hidden = (name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(trial.text)?.[1] ?? '';
  const facts = Object.fromEntries(['to', 'rerunThrough', 'turn', 'edition'].map((name) => [name, hidden(name)]));
  await master.browser.send(`${page}/console/roll-back`, { ...facts, reason: FAULT });
  expect((await ruler.browser.open(page)).text).not.toContain('The orders of this turn are closed');
  broken = false;
  got(await submitOrders(app, ruler.actor, orders));
  expect(got(await closeTurn(app, master.actor, { campaignId, turn: 1 }))).toMatchObject({ kind: 'closed', turn: 1 });
});

test('a game whose last state is damaged: its master has that turn run again on the console, and no order is lost', async () => {
  const copies = () => RULESETS.map((rules) => ({ ...rules }));
  const rulesets = copies();
  const { app, guest, file } = await openHouse(rulesets);
  const { db } = app.store;
  const [master, ruler] = [await guest('Marta'), await guest('Ruth')];
  const campaignId = await begin(app, master, [[ENGLAND, ruler]]);
  const page = `/campaigns/${campaignId}`;
  const orders = { campaignId, seat: ENGLAND, channel: 'desk', text: 'G1 RECRUIT 2 militia' } as const;
  for (const turn of [1, 2]) {
    got(await submitOrders(app, ruler.actor, orders));
    got(await closeTurn(app, master.actor, { campaignId, turn }));
  }
  const states = () => db.selectFrom('state').select(['turn', 'hash']).where('edition', '=', 2).execute();
  const last = db.selectFrom('state').select('hash').where('turn', '=', 2).where('edition', '=', 1);
  const hand = new DatabaseSync(file);
  hand.exec(`drop trigger state_no_update;
             update state set state = replace(state, '"provinces"', '"provinzes"') where turn = 2`);
  hand.close();
  // What this process remembers of it goes with the rules.
  rulesets.splice(0, rulesets.length, ...copies());

  const damaged = await master.browser.open(`${page}/console`);
  expect([damaged.status, damaged.text.match(/<option[^>]*selected>[^<]*/g)]).toEqual([
    500,
    ['<option value="1" selected>1', '<option value="2" selected>2'],
  ]);
  expect(damaged.text).toMatch(/The rules fail on the state of this game\. .* find it as \w{12}\./);
  const other = await ruler.browser.open(`${page}/console`);
  expect([other.status, other.text]).toEqual([500, expect.stringContaining('<h1>Something went wrong</h1>')]);
  expect(other.text).not.toContain('name="rerunThrough"');

  expect((await closeTurn(app, master.actor, { campaignId, turn: 3 })).ok).toBe(false);
  expect((await listTroubles(db)).map(({ error }) => error)).toEqual([expect.stringMatching(/^DamagedState at /)]);

  const mend = { to: '1', rerunThrough: '2', reason: 'The disk was faulty.' };
  expect((await ruler.browser.send(`${page}/console/mend`, mend)).status).toBe(403);
  const mended = await master.browser.send(`${page}/console/mend`, mend);
  expect([mended.status, mended.text.includes('id="back"')]).toEqual([200, true]);
  expect(await states()).toEqual([{ turn: 2, hash: (await last.executeTakeFirst())?.hash }]);
  expect((await ruler.browser.open(`${page}/seats/${ENGLAND}`)).status).toBe(200);
});
