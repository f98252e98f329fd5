import { closeTurn, submitOrders } from '@chancery/app';
import { HOUR, rulesetId, seatId } from '@chancery/core';
import { EXAMPLES, RULESETS } from '@chancery/registry';
import { expect, test } from 'vitest';
import { begin, got, openHouse } from './table.ts';
import { Browser } from './visitor.ts';

const [GULL, HERON] = [seatId('Gul'), seatId('Her')];
/** The small games as well, which a server offers only where its settings say so. */
const OFFERED = [...RULESETS, ...EXAMPLES.map((rules) => ({ ...rules }))];
const GROWING = ['C1 MARCH Westcliff\nS2 MARCH Stonebridge', 'C1 MARCH Oldmere'];

/** Table and rulers as a campaign page lists them, without markup. */
const rulersOn = (page: string): string =>
  (/<section id="rulers">(.*?)<\/section>/s.exec(page)?.[1] ?? '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('FG-6.2 a seat that begins in mid-campaign is seen, taken and played on pages alone', async () => {
  const { app, address, guest, pass } = await openHouse(OFFERED);
  const [master, anna, boris, cleo] = [
    await guest('Mona'),
    await guest('Anna'),
    await guest('Boris'),
    await guest('Cleo'),
  ];
  const rulers = [
    [GULL, anna],
    [HERON, boris],
  ] as const;
  const campaignId = await begin(app, master, rulers, {
    title: 'Restless',
    ruleset: rulesetId('fog'),
    scenario: 'restless-island',
    deadlineRule: { kind: 'every', milliseconds: 48 * HOUR },
  });
  const path = `/campaigns/${campaignId}`;
  const stranger = new Browser(address);
  const turn = async (number: number) => {
    got(
      await submitOrders(app, anna.actor, { campaignId, seat: GULL, channel: 'desk', text: GROWING[number - 1] ?? '' }),
    );
    pass(HOUR);
    got(await closeTurn(app, master.actor, { campaignId, turn: number, excused: true }));
  };

  await turn(1);
  const early = (await stranger.open(path)).text;
  expect(rulersOn(early)).toMatch(/Captain Kite Kit not in the game yet/);
  expect(early).toMatch(/Free land <span class="small">nobody plays it/);
  expect((await cleo.browser.open(path)).text).not.toContain('value="Kit"');
  expect((await master.browser.open(`${path}/console?seat=Kit`)).text).not.toContain('id="seat-change"');

  await turn(2);
  const risen = (await cleo.browser.open(path)).text;
  expect(risen).toContain('Rebels rise in Highmoor: Captain Kite is a lord of the island now.');
  expect(risen).toContain('value="Kit"');
  expect((await cleo.browser.send(`${path}/place`, { do: 'take-over', seat: 'Kit' })).status).toBeLessThan(400);
  expect(rulersOn((await stranger.open(path)).text)).toMatch(/2 Captain Kite Cleo 1 .* Free land nobody plays it/);

  const seat = `${path}/seats/Kit`;
  const own = (await cleo.browser.open(seat)).text;
  expect(own).toMatch(/C1 with [678] men was mustered in Highmoor/);
  await cleo.browser.send(`${seat}/orders`, { do: 'send', turn: '3', text: 'C1 MARCH Southpoint' });
  expect((await cleo.browser.open(seat)).text).toContain('C1 MARCH Southpoint');
  await turn(3);
  expect((await cleo.browser.open(seat)).text).toContain('C1 marched from Highmoor to Southpoint.');
});
