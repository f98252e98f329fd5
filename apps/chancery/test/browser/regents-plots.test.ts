import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { inChromium } from './chromium.ts';
import { openList, order, readNews, regents, write } from './regents.ts';

const POSITION = `
domains: { ALD: { treasury: 99 }, BRA: { treasury: 99 }, CAR: { treasury: 99 } }
units: {}
`;
/** Every month has three spies, and each is foiled or caught in half of all cases. */
const MOST_MONTHS = 12;

inChromium('plots', () => {
  test('DOM-9.8 DOM-9.9 a regent spies and is foiled: each side reads its part of it, and the third nothing', async () => {
    const game = await regents(POSITION, { ALD: 'Anna', BRA: 'Boris', CAR: 'Clara' });
    const page = await game.laptopOf(game.of('BRA'));
    const theirs = await game.laptopOf(game.of('ALD'));
    const foiled =
      /tried spying [^.]*\. Counterspies foiled it\.|tried spying [^.]*\. It failed\. [A-Z][\w ]+ was exposed/;
    const isFoiled = async (): Promise<boolean> => {
      await page.goto(game.desk('BRA'));
      await enter(page, 'News');
      await page
        .getByText(/tried spying/)
        .first()
        .waitFor({ state: 'attached' });
      return foiled.test((await page.getByRole('main').innerText()).replace(/\s+/g, ' '));
    };
    await page.goto(game.desk('BRA'));
    for (let month = 0, done = false; !done; month += 1) {
      expect(month, 'months without a spy who was foiled').toBeLessThan(MOST_MONTHS);
      await order(page, [
        'R1 SPY Alderburgh BY Sir Hamon',
        'R2 SPY Rushey BY Meg of Oatley',
        'R3 SPY Hobfield BY Countess Idony',
      ]);
      await game.send('ALD', 'R1 COUNTERSPY BY Gunnild the Steward');
      await game.close();
      done = await isFoiled();
    }
    await readNews(
      theirs,
      game.desk('ALD'),
      /tried spying against you\. Your counterspy foiled it\.|it was [A-Z][\w ]+ of the Earldom of Brant/,
    );
    const clara = await game.allThatComesTo('CAR');
    expect(clara).toContain('Earldom of Brant');
    expect(clara).not.toMatch(/tried spying|foiled it|SPY (Alderburgh|Rushey|Hobfield)|Your spy in/);
    for (const code of ['ALD', 'BRA', 'CAR']) expect(await game.secretsShownTo(code), code).toEqual([]);
  }, 240_000);

  test('DOM-9.19 DOM-14.6 DOM-9.20 a plan is asked about at the desk, ruled on by the master, read before the deadline, and another falls back', async () => {
    const game = await regents(POSITION, { ALD: 'Anna', BRA: 'Boris', CAR: 'Clara' });
    const page = await game.laptopOf(game.of('CAR'));
    await page.goto(game.desk('CAR'));
    await write(page, [
      'R2 COVERT BRA other "Our cook lends them a stew that nobody should eat." BY Dame Sabin',
      'R3 COVERT BRA other "The moon is to fall on Brantholm." BY Wulf Tarnside FALLBACK RECRUIT "Hugh Reed"',
    ]);
    const asked = (await openList(page)).getByRole('region', { name: 'Questions to the game master' });
    await asked.getByText('Not asked yet. Without a ruling: refused.').first().waitFor();
    await asked.getByRole('button', { name: 'Ask the game master now' }).first().click();
    await asked.getByText('The game master has it. Without a ruling: refused.').first().waitFor();

    const hers = await game.laptopOf(game.master);
    await hers.goto(`/campaigns/${game.campaignId}/console`);
    const question = hers
      .locator('form')
      .filter({ hasText: 'stew' })
      .or(hers.locator('section, article, li').filter({ hasText: 'stew' }))
      .last();
    await question.waitFor();
    await question.getByRole('radio', { name: 'approved' }).check();
    await question.getByLabel('Gold that it costs').fill('3');
    await question.getByLabel('Chance of success in a hundred').fill('100');
    await question.getByLabel('What it does if it succeeds').selectOption('theft');
    await question.getByLabel('A word to the ruler').fill('They like stew.');
    await question.getByRole('button', { name: 'Give ruling' }).click();
    await hers
      .getByText(/in force: approved; .*cost.*3/i)
      .first()
      .waitFor();

    // Before the deadline, and before anything is sent in.
    await page.goto(game.desk('CAR'));
    const ruled = (await openList(page)).getByRole('region', { name: 'Questions to the game master' });
    await ruled.getByText(/Ruled: approved.*100.*They like stew\./).waitFor();
    await order(page, [
      'R2 COVERT BRA other "Our cook lends them a stew that nobody should eat." BY Dame Sabin',
      'R3 COVERT BRA other "The moon is to fall on Brantholm." BY Wulf Tarnside FALLBACK RECRUIT "Hugh Reed"',
    ]);
    await game.close();
    await readNews(page, game.desk('CAR'), /Dame Sabin tried .* needed 100 or less\. It succeeded\./);
    await page
      .getByText(/Hugh Reed entered your service\./)
      .first()
      .waitFor({ state: 'attached' });
    const boris = await game.allThatComesTo('BRA');
    expect(boris).toMatch(/gold is missing from your treasury/);
    for (const text of [boris, await game.allThatComesTo('ALD')]) {
      expect(text).not.toMatch(/stew|The moon|Dame Sabin tried/);
    }
    for (const code of ['ALD', 'BRA', 'CAR']) expect(await game.secretsShownTo(code), code).toEqual([]);
  }, 240_000);
});
