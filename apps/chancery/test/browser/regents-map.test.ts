import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { inChromium } from './chromium.ts';
import { regents } from './regents.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

inChromium('the Isle of Orrany on a phone', () => {
  test('DOM-15.1 the five owners in Kingsholt are told apart on the map, and a finger on each mark names them all', async () => {
    const game = await regents('{}', { SKA: 'Anna' }, {}, 'orrany');
    const page = await game.laptopOf(game.of('SKA'), PHONE);
    await page.goto(game.desk('SKA'));
    await enter(page, 'Map');
    const find = page.getByRole('combobox', { name: 'Find a place' });
    const panel = page.getByText('Level 7, ruled by the Crownlands of Kingsholt.');
    await page.getByRole('button', { name: 'Units', exact: true }).tap();
    await find.fill('Kingsholt');
    await find.press('Enter');
    await panel.waitFor();

    // No other province has five.
    const areaOfFive = (): Promise<string | undefined> =>
      page.locator('.holding').evaluateAll((all) => {
        const count = new Map<string, number>();
        for (const each of all) {
          const of = each.getAttribute('data-area') ?? '';
          count.set(of, (count.get(of) ?? 0) + 1);
        }
        return [...count].find(([, marks]) => marks === 5)?.[0];
      });
    await expect.poll(areaOfFive, { timeout: 15_000 }).toBeDefined();
    const area = await areaOfFive();
    const marks = page.locator(`.holding[data-area="${area}"]`);
    const drawn = await marks.evaluateAll((all) =>
      all.map((mark) => ({
        power: mark.getAttribute('data-power'),
        fill: mark.querySelector('circle')?.getAttribute('fill'),
        sign: mark.querySelector('text')?.textContent,
        title: mark.querySelector('title')?.textContent,
      })),
    );
    for (const each of ['power', 'fill', 'title'] as const)
      expect(new Set(drawn.map((mark) => mark[each])).size).toBe(5);

    const tap = async (mark: Locator): Promise<void> => {
      const box = await mark.boundingBox();
      if (box === null) throw new Error('the mark is not drawn');
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    };
    /** A mark of another province that no button and no panel lies over. */
    const others = `.holding:not([data-area="${area}"])`;
    const free = await page.evaluate<number>(`[...document.querySelectorAll('${others}')].findIndex((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      return mark.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })`);
    for (let at = 0; at < 5; at += 1) {
      await tap(page.locator(others).nth(free));
      await panel.waitFor({ state: 'detached' });
      await tap(marks.nth(at));
      await panel.waitFor();
      for (const { title } of drawn) await page.getByText(new RegExp(`^${title}\\.`, 'i')).waitFor();
    }
  }, 240_000);
});
