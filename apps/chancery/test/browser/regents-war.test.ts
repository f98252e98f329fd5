import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { inChromium, PHONE } from './chromium.ts';
import { order, readNews, regents } from './regents.ts';

/** Ten points of Alder in two places, and a fort of Brant of two levels with nobody inside. */
const POSITION = `
domains: { ALD: { treasury: 60 }, BRA: { treasury: 60 } }
holdings: { Brantholm law BRA: { level: 2 } }
units:
  ALD1: { type: Scouts, province: Alderburgh }
  ALD2: { type: Knights, province: Wilder Heath }
  ALD3: { type: Knights, province: Wilder Heath }
  ALD4: { type: Artillerists, province: Wilder Heath }
  ALD5: { type: Artillerists, province: Wilder Heath }
  ALD6: { type: Artillerists, province: Wilder Heath }
  BRA1: { type: Pikemen, province: Brantholm, stance: retreat }
  BRA2: { type: Archers, province: Oatley }
`;

inChromium('a regent at war', () => {
  test('DOM-10.1 DOM-8.13 DOM-12.4 DOM-12.17 scouts, declares war, besieges and storms a fort; others read no more than they may', async () => {
    const game = await regents(POSITION, { ALD: 'Anna', BRA: 'Boris', CAR: 'Clara' });
    const page = await game.laptopOf(game.of('ALD'));
    const desk = game.desk('ALD');

    // Scouts ride to the heath and see how many wait behind it, not of what kind.
    await page.goto(desk);
    await order(page, ['ROUND 1', 'MOVE 1 VIA Wilder Heath', 'ROUND 2', 'DECLARE WAR BRA']);
    await game.close();
    await readNews(page, desk, /Brantholm: the Earldom of Brant with 1 point\b/);
    expect(await page.getByText('Pikemen').count()).toBe(0);
    await enter(page, 'Map');
    await page.getByRole('combobox', { name: 'Find a place' }).fill('Brantholm');
    await page.getByRole('combobox', { name: 'Find a place' }).press('Enter');
    await page
      .getByText(/1 point, kind unknown/)
      .filter({ visible: true })
      .first()
      .waitFor();

    const hers = await game.laptopOf(game.of('BRA'));
    await readNews(hers, game.desk('BRA'), /The Barony of Alder intends to declare war on you/);

    // Their Pikemen make way, and the army lies before the walls for a whole month.
    await order(page, ['ROUND 1', 'INVADE Brantholm WITH 2, 3, 4, 5, 6 VIA Brantholm']);
    await game.close();
    await readNews(page, desk, /You occupied Brantholm\./);
    await order(page, ['TASK 2, 3, 4, 5, 6 BESIEGE Brantholm law BRA']);
    await game.close();
    await readNews(page, desk, /The siege of Brantholm law BRA goes on: 1 of its levels is left/);
    await readNews(hers, game.desk('BRA'), /siege to Brantholm law BRA/);

    // Storm after storm, until the dice are kind.
    await order(
      page,
      [1, 2, 3].flatMap((round) => [`ROUND ${round}`, 'ASSAULT Brantholm law BRA WITH 2, 3, 4, 5, 6 THEN OCCUPY']),
    );
    await game.close();
    await readNews(page, desk, /You occupied Brantholm law BRA/);
    await readNews(hers, game.desk('BRA'), /The Barony of Alder occupied Brantholm law BRA/);

    // Nowhere is a board of a battle cut off, nor a word of who fights; tables take the room that there is.
    const phone = await game.laptopOf(game.of('ALD'), PHONE);
    const paper = await game.laptopOf(game.of('ALD'), { viewport: { width: 660, height: 980 } });
    await paper.emulateMedia({ media: 'print' });
    for (const sheet of [page, phone, paper]) {
      await sheet.goto(`/campaigns/${game.campaignId}/seats/ALD`);
      await sheet.evaluate('for (const each of document.querySelectorAll("details.papers")) each.open = true');
      const cut = await sheet
        .locator('.board')
        .evaluateAll((boards) => boards.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
      expect(cut.length).toBeGreaterThan(0);
      expect(Math.max(...cut)).toBe(0);
      const lines = await sheet.evaluate<
        number[]
      >(`[...document.querySelectorAll('.board .counters th')].map((head) => {
        const words = document.createRange();
        words.selectNodeContents(head);
        return words.getClientRects().length;
      })`);
      expect(Math.max(...lines)).toBe(1);
      const left = await sheet
        .locator('.paper .columns table')
        .evaluateAll((tables) =>
          tables.map((table) => (table.parentElement?.clientWidth ?? 0) - table.getBoundingClientRect().width),
        );
      expect(left.length).toBeGreaterThan(2);
      expect(Math.max(...left)).toBeLessThan(1);
    }

    const [clara, boris] = [await game.allThatComesTo('CAR'), await game.allThatComesTo('BRA')];
    expect(clara).toContain('Brantholm');
    expect(clara).not.toMatch(/Brantholm law BRA (is|goes)|siege of Brantholm|ALD[1-6]\b|BRA[12]\b/);
    expect(boris).not.toMatch(/with 1 point\b/);
    for (const code of ['ALD', 'BRA', 'CAR']) expect(await game.secretsShownTo(code), code).toEqual([]);
  }, 240_000);
});
