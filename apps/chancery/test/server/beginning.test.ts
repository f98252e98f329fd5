import {
  assignSeat,
  createCampaign,
  joinCampaign,
  openCampaign,
  showCampaign,
  showTurnout,
  startCampaign,
} from '@chancery/app';
import { rulesetId, seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { got, openHouse, SMALL } from './table.ts';

/** A game that has not begun, whose master rules one realm of it, and its console. */
const oneRuler = async (seat: string, terms: object, settings: object) => {
  const house = await openHouse();
  const { app } = house;
  const master = await house.guest('Master');
  const own = { startWhenFull: false, ...settings };
  const { campaignId } = got(await createCampaign(app, master.actor, { ...SMALL, ...terms, settings: own }));
  got(await openCampaign(app, master.actor, { campaignId }));
  const path = `/campaigns/${campaignId}/console`;
  const empty = (await master.browser.open(path)).text;
  const userId = master.id as Parameters<typeof assignSeat>[2]['userId'];
  got(await assignSeat(app, master.actor, { campaignId, seat: seatId(seat), userId }));
  const status = async () => got(await showCampaign(app, master.actor, { campaignId })).status;
  return { ...house, master, campaignId, path, empty, status };
};

test('beginning with one of four says what the rules do with the others, and asks once', async () => {
  const { master, path, empty, status } = await oneRuler('Eng', {}, { emptySeats: 'rule' });
  expect(empty).toContain('No realm has a ruler yet.');
  expect(empty).not.toContain('Begin with');
  const rest = '<strong>Principality of Lithuania, Golden Horde, Sultanate of Roum:</strong> held by local forces.';
  expect((await master.browser.open(path)).text).toContain(rest);
  const asked = await master.browser.send(path, { do: 'start' });
  expect([master.browser.path, await status()]).toEqual([`${path}/begin`, 'open']);
  for (const words of ['Begin with 1 of 4 rulers?', rest, 'Newcomers can take over such a realm later'])
    expect(asked.text).toContain(words);
  await master.browser.send(path, { do: 'start', sure: 'yes' });
  expect(await status()).toBe('running');
});

test('what is said of bots comes true: they order where the rules wait for orders, and the rules have the rest', async () => {
  const shore = { ruleset: rulesetId('heptarchy'), scenario: 'saxon-shore' };
  const { app, master, campaignId, path } = await oneRuler('CHE', shore, { emptySeats: 'caretaker' });
  const { text } = await master.browser.open(path);
  expect(text).toContain('<strong>Wiltescire, Exsessa:</strong> played by bots, as a ruler would.');
  expect(text).toMatch(/<strong>Sudsexe, [^<]+:<\/strong> left to the rules, as non-player kingdoms\./);
  got(await startCampaign(app, master.actor, { campaignId }));
  const { seats } = got(await showTurnout(app, master.actor, { campaignId }));
  const asked = new Map(seats.map(({ seat, origin }) => [String(seat), origin]));
  expect([asked.get('WIL'), asked.get('EXS'), asked.has('SSX')]).toEqual(['caretaker', 'caretaker', false]);
});

test('where seats are given out at the start, and where some are closed, it says so', async () => {
  const closed = { closedSeats: [seatId('Rou')] };
  const { app, guest, master, campaignId, path } = await oneRuler('Eng', closed, { seatChoice: 'wishes' });
  got(await joinCampaign(app, (await guest('Ada')).actor, { campaignId }));
  const { text } = await master.browser.open(`${path}/begin`);
  expect(text).toContain('Begin with 2 of 4 rulers?');
  expect(text).toContain('All who have joined get a realm when the game begins. One realm stays without a ruler:');
  expect(text).toContain('<strong>Sultanate of Roum:</strong> closed by you; nobody can take them: held by local');
});
