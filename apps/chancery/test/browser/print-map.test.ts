import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { inChromium } from './chromium.ts';
import { deskInPlay } from './desk-in-play.ts';

/** The sizes of the pages of a PDF, in points. */
const pagesOf = (pdf: Buffer): readonly string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box = '']) => box);

inChromium('the map on paper', () => {
  test('MD-16.14 the desk prints its map whole, on one sheet of A4, with its title, turn and legend', async () => {
    const { page } = await deskInPlay({ script: 'window.print = () => { window.printed = true; }' });
    await enter(page, 'Map');
    await page.getByRole('button', { name: 'Larger' }).click();
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.evaluate('window.printed')).toBe(true);

    const pdf = await page.pdf({ preferCSSPageSize: true });
    if (process.env['SHOTS']) writeFileSync(`${process.env['SHOTS']}/map.pdf`, pdf);
    const [width = 0, height = 0] = (pagesOf(pdf)[0] ?? '').split(' ').slice(2).map(Number);
    expect(pagesOf(pdf)).toHaveLength(1);
    expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);

    // What was on paper, once more for whoever looks at it on a screen.
    await page.evaluate("window.dispatchEvent(new Event('beforeprint'))");
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('#print-sheet svg.chancery-map');
    await sheet.waitFor({ state: 'visible' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    const words = await sheet.textContent();
    for (const word of [
      'The long summer',
      'Kingdom of England',
      'Summer 1320',
      'London',
      'Konya',
      'Sarai',
      'Lithuania',
    ]) {
      expect(words).toContain(word);
    }
    expect(await sheet.locator('path[id^=print-area-]').count()).toBe(24 + 4);
    await page.evaluate("window.dispatchEvent(new Event('afterprint'))");
    await page.emulateMedia({ media: 'screen' });
    expect(await page.locator('#print-sheet').count()).toBe(0);
    expect(await page.getByRole('banner').isVisible()).toBe(true);
  });
});
