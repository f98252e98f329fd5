import {
  closeTurn,
  createCampaign,
  joinCampaign,
  openCampaign,
  startCampaign,
  submitOrders,
  userActor,
} from '@chancery/app';
import { type AnyRuleset, type Dice, HOUR, rulesetId, seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium } from './chromium.ts';
import { comeIn, emptyHouse, person } from './house.ts';
import { Pupil } from './lesson-pupil.ts';
import { must, order } from './regents.ts';

/** What this story needs of chance: the officer takes the gold and opens the gate, and Berand’s troops follow him. */
const LUCKY = /^(?:BRIBE\.accept|TREACHERY|DISLOYAL\.(?:chance|follow)@Berand)/;
const FATEFUL = 2;
/** No storm, no fever, nobody else who rebels, no city sacked, no spies caught, reports without error. */
const UNLUCKY = /^(?:MOVE\.|ILL\.|EPIDEMIC\.|DISLOYAL\.|SUPPLY\.|RUMOUR|SACK|COUNTERSPY)/;

const loaded = (dice: Dice, turn: number): Dice => ({
  log: () => dice.log(),
  at: (name, place) => {
    const label = place === undefined ? name : `${name}@${place}`;
    const roller = dice.at(name, place);
    const as = (usual: number, most: number): number =>
      turn === FATEFUL && LUCKY.test(label) ? 1 : UNLUCKY.test(label) ? most : name === 'INTEL' ? 7 : usual;
    return {
      d: (sides) => as(roller.d(sides), sides),
      sum: (count, sides) => as(roller.sum(count, sides), count * sides),
    };
  },
});

/** The rules of PBM Umpire with these dice. */
const umpire = (): AnyRuleset => {
  const rules = RULESETS.find(({ id }) => id === 'umpire') as AnyRuleset;
  const phases = rules.phases.map((phase) => ({
    ...phase,
    run: (turn: Parameters<typeof phase.run>[0]) =>
      phase.run(
        new Proxy(turn, {
          get: (of, field) => {
            if (field === 'dice') return loaded(of.dice, (of.state as { readonly turn: number }).turn);
            const value: unknown = Reflect.get(of, field);
            return typeof value === 'function' ? value.bind(of) : value;
          },
        }),
      ),
  }));
  return { ...rules, phases };
};

const [CORVALE, TALMAR] = [seatId('COR'), seatId('TAL')];

const EDITS = `EDIT NATION COR TREASURY 60 ENEMIES TAL
EDIT TROOPS COR Corvale Galley 6
EDIT TROOPS COR Corvale Foot 12
EDIT TROOPS COR Varnmouth "Spy network" 1
EDIT TROOPS COR Asper Foot 6
EDIT GENERAL Berand AT Asper TRUE LOYALTY 0 LOYALTY 0`;

/** By sea to Varnmouth with troops aboard, pointed out on the map, and gold for an officer there. */
const BY_HAND = [
  ...['Map', 'Aldric', 'Move', '{next}', 'by sea with troops aboard'],
  ...[{ into: 'Galleys', write: '6' }, { into: 'Foot', write: '10' }, '{next}'],
  ...['Dunmere', 'Varnmouth', '{next}', '3M', '3M'],
  ...['Council', 'Bribe a garrison', 'Varnmouth', { into: 'How many RP', write: '20' }, '{next}'],
] as const;

const newsOf = async (page: Page, desk: string): Promise<string> => {
  await page.goto(desk);
  await enter(page, 'Reports');
  await page.getByRole('main').getByText('Gained and lost').first().waitFor();
  return ((await page.getByRole('main').textContent()) ?? '').replace(/\s+/g, ' ');
};

inChromium('PBM Umpire', () => {
  test('a host puts a position right and strikes a line out, its ruler reads so; one ruler marches by pointing, embarks and takes a city by a bribe, the other sees about how many, later better; a new player takes the seat of a rebel general', async () => {
    const { server, address } = await emptyHouse([umpire()]);
    const { app } = server;
    const [mona, anna, boris, carla] = [
      await person(server, 'Mona'),
      await person(server, 'Anna'),
      await person(server, 'Boris'),
      await person(server, 'Carla'),
    ];
    const by = ({ id }: typeof mona) => userActor(id);
    const { campaignId } = must(
      await createCampaign(app, by(mona), {
        title: 'Over the water',
        ruleset: rulesetId('umpire'),
        scenario: 'arven',
        options: { rebelGenerals: 'newNation', rebelMinUnits: 2 },
        deadlineRule: { kind: 'every', milliseconds: 72 * HOUR },
        settings: { startWhenFull: false, breakerPercent: null },
      }),
    );
    must(await openCampaign(app, by(mona), { campaignId }));
    must(await joinCampaign(app, by(anna), { campaignId, seat: CORVALE }));
    must(await joinCampaign(app, by(boris), { campaignId, seat: TALMAR }));
    must(await startCampaign(app, by(mona), { campaignId }));
    const close = async (turn: number) => must(await closeTurn(app, by(mona), { campaignId, turn, excused: true }));
    const pageOf = async (who: typeof mona): Promise<Page> => {
      const laptop = await device(address);
      await comeIn(laptop, address, who.email);
      return laptop.newPage();
    };
    const campaign = `/campaigns/${campaignId}`;
    const desk = (seat: string): string => `/desk?campaign=${campaignId}&seat=${seat}`;

    await close(1);
    const host = await pageOf(mona);
    await host.goto(`${campaign}/console`);
    await host.locator('summary', { hasText: 'Correct the position' }).click();
    const form = host.locator('form[action$="/edits"]');
    await form.locator('textarea').fill(EDITS);
    await form.locator('input[name="reason"]').fill('So begins the war.');
    await form.getByRole('button', { name: 'Correct the position' }).click();
    await host
      .getByText(/EDIT GENERAL Berand/)
      .first()
      .waitFor();

    const atCorvale = await pageOf(anna);
    await atCorvale.goto(desk('COR'));
    await atCorvale.getByRole('banner').waitFor();
    const hand = new Pupil(atCorvale, 'mouse');
    for (const tap of BY_HAND) await hand.tap(tap);
    expect(await plannedOrders(atCorvale)).toEqual([
      'BRIBE Varnmouth 20',
      'MOVE Aldric WITH Galleys 6, Foot 10 VIA Dunmere TO Varnmouth FLEET 3M ARMY 3M',
    ]);
    await sendIn(atCorvale);
    // What she has sent, on the paper that goes by post.
    await atCorvale.goto(`${campaign}/seats/COR/sheet`);
    const paper = (await atCorvale.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/MediaBox /g)).toHaveLength(1);
    await close(2);
    const taken = await newsOf(atCorvale, desk('COR'));
    expect(taken).toMatch(/An officer in Varnmouth accepted your bribe of 20 RP/);
    expect(taken).toMatch(/Varnmouth passed from Talmar to you, by treachery/);
    const atTalmar = await pageOf(boris);
    const seen = await newsOf(atTalmar, desk('TAL'));
    expect(seen).toMatch(/Varnmouth: Corvale with [^.]*about 10 \(7 to 20\) Foot/);
    expect(seen).not.toContain('accepted your bribe');
    must(
      await submitOrders(app, by(boris), {
        campaignId,
        seat: TALMAR,
        channel: 'desk',
        text: 'RECRUIT Varnmouth "Spy network" 1\nTRANSFER "The Hrun" 1',
      }),
    );
    await host.goto(`${campaign}/console/sheets`);
    const gift = host.getByRole('listitem').filter({ hasText: 'TRANSFER "The Hrun" 1' });
    await gift.getByText('Strike out or change').click();
    await gift.getByLabel('Reason, for the ruler').fill('No gifts to whoever is under siege.');
    await gift.getByRole('button', { name: 'Do it, and tell the ruler' }).click();
    await host.getByRole('heading', { name: 'Struck out or changed' }).waitFor();

    const fresh = await pageOf(carla);
    await fresh.goto(campaign);
    await fresh
      .getByText(/Berand/)
      .first()
      .waitFor();
    const seat = fresh.locator('select[name="seat"]');
    await seat.selectOption('R01');
    await fresh.getByRole('button', { name: 'Take it over' }).click();
    await fresh.goto(desk('R01'));
    await fresh.getByRole('banner').waitFor();
    await order(fresh, ['STANCE Berand ARMY 1D']);

    await close(3);
    const later = await newsOf(atTalmar, desk('TAL'));
    expect(later).toMatch(/Varnmouth: Corvale with [^.]*about 10 \(8 to 13\) Foot[^.]*by two factors/);
    expect(later).toMatch(
      /What became of your orders.*Struck out: TRANSFER "The Hrun" 1 \(No gifts to whoever is under siege\.\).*RECRUIT Varnmouth "Spy networks?" 1: done/,
    );
    expect(await newsOf(fresh, desk('R01'))).toMatch(/STANCE Berand ARMY 1D: done/);
  }, 240_000);
});
