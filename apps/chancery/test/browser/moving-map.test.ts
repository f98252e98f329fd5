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

  // As in Firefox, which makes bitmaps of drawings that are of no use.
  const BLURS = `globalThis.createImageBitmap = async () => new OffscreenCanvas(8, 8).transferToImageBitmap()`;
  test.each([
    ['as bitmaps beside the script', ''],
    ['on canvases', BLURS],
  ])('its picture looks as it does, painted %s', async (_, before) => {
    const { link, address } = await demoHouse();
    const page = await pageOf(address);
    await page.addInitScript(before);
    await page.goto(link);
    await enter(page, 'Map');
    const map = page.getByRole('application');
    await map.locator('.stage').waitFor({ state: 'attached' });
    const box = await map.boundingBox();
    if (box === null) throw new Error('the map is not on the page');
    const clip = { x: box.x + 200, y: box.y + 100, width: box.width - 400, height: box.height - 200 };
    const seen = async (): Promise<string> => (await page.screenshot({ clip })).toString('base64');

    await page.getByRole('button', { name: 'Larger' }).click();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 90, box.y + box.height / 2 - 60, { steps: 3 });
    await map.locator('.stage.stilled').waitFor();
    const first = await seen();
    await page.mouse.up();
    await map.locator('.stage.stilled:has(canvas:nth-of-type(1)[hidden])').waitFor();
    const picture = await seen();
    await map.locator('.stage:not(.stilled)').waitFor();
    const drawn = await seen();
    expect(await page.evaluate(difference(picture, drawn))).toBeLessThan(SMALL);
    expect(await page.evaluate(difference(first, drawn))).toBeLessThan(SMALL);
  });
});

/** Of 255: what the edges of letters and lines make out where they lie between two pixels. */
const SMALL = 7;

/** In the page: by how much two pictures differ, on the average of their pixels and colours. */
const difference = (one: string, other: string): string => `(async () => {
  const [these, those] = await Promise.all(['${one}', '${other}'].map(async (picture) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + picture;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  }));
  return these.reduce((sum, value, place) => sum + Math.abs(value - those[place]), 0) / these.length;
})()`;
