import { expect, test } from 'vitest';
import { ordersButton } from './at-desk.ts';
import { device, inChromium, LAPTOP, PHONE, pageOf } from './chromium.ts';
import { demoHouse } from './house.ts';

inChromium('sending in', () => {
  test.each([
    ['a laptop, by key', LAPTOP],
    ['a phone, by finger', PHONE],
  ] as const)(
    'sending in: the demo tells on %s what is left undone, asks once, ticks nothing, and runs the turn when it is told to',
    async (_, size) => {
      const { link, address } = await demoHouse();
      const page = await (await device(address, size)).newPage();
      await page.goto(link);
      const press = async (name: string): Promise<void> => {
        const button = page.getByRole('button', { name, exact: true });
        if (size === PHONE) return button.tap();
        await button.focus();
        await page.keyboard.press('Enter');
      };
      await ordersButton(page).click();
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
      await press('Send in');
      const question = page.getByRole('alertdialog', { name: 'This is left undone. Send in anyway?' });
      await question.getByText('4 units without orders: G1, G2, G3, G4.').waitFor();
      await question.getByText(/\d gold unspent/).waitFor();
      expect(await question.evaluate((box) => box.matches(':focus'))).toBe(true);

      await press('Go back');
      const sendButton = page.getByRole('button', { name: 'Send in', exact: true });
      await expect.poll(() => sendButton.evaluate((button) => button.matches(':focus'))).toBe(true);
      await page.getByText('Nothing has been sent in yet').waitFor();
      await press('Send in');
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'hidden' });

      await press('Send in');
      await press('Send anyway');
      await page.getByText('These orders count.').waitFor();
      expect(await page.evaluate('document.activeElement.tagName')).not.toBe('BODY');
      await page.getByText('the turn is run at once').waitFor();
      await page.getByText('Spring 1320, turn 1').first().waitFor();

      await press('I need no more time');
      await page.getByText('the turn is being run').waitFor();
      await page.getByRole('button', { name: 'Read what happened' }).waitFor();
    },
  );

  test('sending in: practice asks before the turn is run as well', async () => {
    const { address } = await demoHouse();
    const page = await pageOf(address);
    await page.goto('/practice');
    await page
      .getByRole('button', { name: /Four Crowns/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Next turn', exact: true }).click();
    expect(await page.getByRole('alertdialog').innerText()).toContain('4 units without orders: G1, G2, G3, G4.');
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.getByRole('button', { name: 'Next turn', exact: true }).click();
    await page.getByRole('button', { name: 'Next turn anyway' }).click();
    await page.getByText('Summer 1320, turn 2').first().waitFor();
  });

  test('sending in: practice does not ask whoever waits for the phase of others', async () => {
    const { address } = await demoHouse();
    const page = await pageOf(address);
    await page.goto('/practice');
    await page.getByRole('button', { name: /The Two Shores/ }).click();
    await page.getByRole('button', { name: 'Play Thornwall' }).click();
    await page.getByText('The game waits for others').waitFor();
    await page.getByRole('button', { name: 'Next turn', exact: true }).click();
    await page.getByText('Turn 1, phase 1').first().waitFor();
    await page.getByText('The game waits for others').waitFor();
    await page.getByRole('button', { name: 'Next turn', exact: true }).click();
    await page.getByText('Your orders are wanted').waitFor();
    await page.getByRole('button', { name: 'Next turn', exact: true }).click();
    expect(await page.getByRole('alertdialog').innerText()).toContain('nothing is bought');
  });
});
