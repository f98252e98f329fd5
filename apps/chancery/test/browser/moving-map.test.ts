import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { inChromium, pageOf } from './chromium.ts';
import { demoHouse } from './house.ts';

/** In the page: the name of the area that lies uppermost at a point of the window. */
const placeAt = (x: number, y: number): string => `
  const seen = document.elementFromPoint(${x}, ${y});
  const area = seen.closest('[data-area]')?.getAttribute('data-area') ?? seen.closest('[id^="area-"]')?.id.slice('area-'.length);
  document.querySelector('#area-' + area + ' title')?.textContent ?? '';
`;

inChromium('a map that moves', () => {
  test('its picture is moved in its stead, and a click on that goes to what is seen there', async () => {
    const { link, address } = await demoHouse();
    const page = await pageOf(address);
    await page.goto(link);
    await enter(page, 'Map');
    const map = page.getByRole('application');
    const [sheet, stage] = [map.locator('.sheet'), map.locator('.stage')];
    await stage.waitFor({ state: 'attached' });
    const box = await map.boundingBox();
    if (box === null) throw new Error('the map is not on the page');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

    for (let times = 0; times < 3; times += 1) await page.getByRole('button', { name: 'Larger' }).click();
    const picture = stage.locator('> *');
    const [before, there] = [await sheet.getAttribute('style'), await picture.getAttribute('style')];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 40, { steps: 3 });
    await map.locator('.stage.stilled').waitFor();
    await expect.poll(() => picture.getAttribute('style')).not.toBe(there);
    expect(await sheet.getAttribute('style')).toBe(before);
    await page.mouse.up();

    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
    expect(await sheet.getAttribute('style')).not.toBe(before);
    expect(await map.locator('.stage.stilled').count()).toBe(0);
    const place = String(await page.evaluate(placeAt(x, y)));
    expect(place).not.toBe('');
    await page.getByRole('region', { name: 'Place' }).getByRole('heading', { name: place }).waitFor();
  });
});
