import { RULESETS } from '@chancery/registry';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { device, inChromium, LAPTOP, PHONE } from './chromium.ts';
import { emptyHouse } from './house.ts';
import { faultsOf } from './page-faults.ts';

const SIZES = [
  ['a laptop', LAPTOP, 'broad'],
  ['a phone', PHONE, 'narrow'],
] as const;

/** What a browser tells of a picture, as far as it is asked here. */
interface Shown {
  readonly complete: boolean;
  readonly naturalWidth: number;
  readonly clientWidth: number;
  readonly currentSrc: string;
  readonly alt: string;
}

const picturesOf = (page: Page): Promise<readonly Shown[]> =>
  page.locator('figure img').evaluateAll((images) =>
    (images as unknown as readonly Shown[]).map(({ complete, naturalWidth, clientWidth, currentSrc, alt }) => ({
      complete,
      naturalWidth,
      clientWidth,
      currentSrc,
      alt,
    })),
  );

inChromium('the guide for beginners', () => {
  describe.each(RULESETS)('$title', ({ id, title }) => {
    test.each(SIZES)(
      'is read on %s by day and by night: nothing hangs over, and every picture can be made out',
      async (_, size, width) => {
        const { address } = await emptyHouse();
        for (const colorScheme of ['light', 'dark'] as const) {
          const page = await (await device(address, { ...size, colorScheme })).newPage();
          await page.goto(`/rules/${id}/guide`);
          await page.getByRole('heading', { level: 1, name: `${title}: a guide for beginners` }).waitFor();
          await expect.poll(async () => (await picturesOf(page)).every(({ complete }) => complete)).toBe(true);
          const pictures = await picturesOf(page);
          expect(pictures.length).toBeGreaterThanOrEqual(4);
          for (const { naturalWidth, clientWidth, currentSrc, alt } of pictures) {
            expect(currentSrc).toContain(`?${width}${colorScheme === 'dark' ? '&dark' : ''}`);
            expect(alt.length).toBeGreaterThan(40);
            // Writing comes out at nearly the size in which it was drawn.
            expect(naturalWidth).toBeGreaterThan(0);
            expect(clientWidth / naturalWidth).toBeGreaterThan(0.9);
          }
          expect(await faultsOf(page)).toEqual([]);
        }
      },
    );

    test('is at most four printed pages, in which its pictures are those of the day', async () => {
      const { address } = await emptyHouse();
      const page = await (await device(address, { ...LAPTOP, colorScheme: 'dark' })).newPage();
      await page.goto(`/rules/${id}/guide`);
      const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
      expect(pdf.toString('latin1').match(/\/MediaBox/g)?.length).toBeLessThanOrEqual(4);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect
        .poll(async () => (await picturesOf(page)).map(({ currentSrc }) => currentSrc.replace(/.*\?/, '')))
        .toEqual((await picturesOf(page)).map(() => 'broad'));
      expect(await page.getByRole('banner').isVisible()).toBe(false);
    });
  });
});
