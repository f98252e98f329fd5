import { expect, test } from 'vitest';
import { device, inChromium, LAPTOP, PHONE, pageOf } from './chromium.ts';
import { emptyHouse } from './house.ts';
import { faultsOf } from './page-faults.ts';

const CLAUSE = 'HEP-9.2';
const BOOK = '/rules/heptarchy';

inChromium('the reasons in a rulebook', () => {
  test.each([
    ['by finger on a phone', PHONE],
    ['by key on a laptop', LAPTOP],
  ] as const)('are unfolded %s', async (_, size) => {
    const { address } = await emptyHouse();
    const page = await (await device(address, size)).newPage();
    await page.goto(`${BOOK}#${CLAUSE}`);
    const clause = page.locator(`[id="${CLAUSE}"]`);
    await expect.poll(() => clause.evaluate((each) => each.matches(':target'))).toBe(true);
    const place = await clause.boundingBox();
    expect(place !== null && place.y >= 0 && place.y < size.viewport.height).toBe(true);
    const reason = clause.locator('.why > p');
    expect(await reason.isVisible()).toBe(false);
    const why = clause.locator('summary');
    if (size === PHONE) await why.tap();
    else {
      await why.focus();
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => reason.isVisible()).toBe(true);
    expect(await reason.innerText()).toContain('imply single steps');
    expect(await faultsOf(page)).toEqual([]);
  });

  test('are all shown by one switch, and hidden again by it', async () => {
    const { address } = await emptyHouse();
    const page = await pageOf(address, PHONE);
    await page.goto(BOOK);
    const reasons = page.locator('.why > p');
    expect(await reasons.first().isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Show all reasons' }).tap();
    await page.getByRole('link', { name: 'Hide the reasons' }).waitFor();
    expect(await reasons.first().isVisible()).toBe(true);
    expect(await reasons.last().isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Hide the reasons' }).tap();
    await page.getByRole('link', { name: 'Show all reasons' }).waitFor();
    expect(await reasons.first().isVisible()).toBe(false);
  });

  test('lie open on paper, where nothing can be pressed', async () => {
    const { address } = await emptyHouse();
    const page = await pageOf(address);
    await page.goto(BOOK);
    await page.emulateMedia({ media: 'print' });
    const clause = page.locator(`[id="${CLAUSE}"]`);
    expect(await clause.locator('.why > p').isVisible()).toBe(true);
    expect(await page.getByRole('search').isVisible()).toBe(false);
  });
});
