/** What a newcomer sees of a lesson on a telephone: whether the map has its half, and nothing lies over a button. */
import type { Page } from 'playwright-core';

interface Layout {
  /** How much of the height the map has, in percent; null where there is no map. */
  readonly map: number | null;
  /** Buttons over which something lies, by what stands on them. */
  readonly covered: readonly string[];
  /** By how many pixels the guide lies over the sign that points. */
  readonly overSign: number;
  /** By how many pixels the guide is scrolled away from its beginning. */
  readonly scrolled: number;
}

/** So far the sign reaches beyond what it points at. */
export const SIGN = 12;

export const layoutOf = (page: Page): Promise<Layout> =>
  page.evaluate(`(() => {
    const inSight = (element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let each = element.parentElement; each; each = each.parentElement) {
        if (getComputedStyle(each).overflow === 'visible') continue;
        const frame = each.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      return { left: Math.max(0, left), top: Math.max(0, top), right: Math.min(innerWidth, right), bottom: Math.min(innerHeight, bottom) };
    };
    const buttons = [...document.querySelectorAll('button')].filter((button) => {
      const { left, top, right, bottom } = inSight(button);
      return button.checkVisibility({ visibilityProperty: true }) && right - left > 8 && bottom - top > 8;
    });
    const isCovered = (button) => {
      const { left, top, right, bottom } = inSight(button);
      const corners = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
      return corners.some(([x, y]) => {
        const there = document.elementFromPoint(x, y)?.closest('button');
        return there && there !== button && !button.contains(there);
      });
    };
    const said = (button) => button.getAttribute('aria-label') ?? button.textContent.trim();
    const field = document.querySelector('.desk .frame')?.getBoundingClientRect();
    const sheet = document.querySelector('.desk .side')?.getBoundingClientRect();
    const guide = document.querySelector('.guide').getBoundingClientRect();
    const scrolled = document.querySelector('.guide').scrollTop;
    const sign = document.querySelector('.halo')?.getBoundingClientRect();
    return {
      map: field ? ((Math.min(field.bottom, sheet?.top ?? field.bottom) - field.top) * 100) / innerHeight : null,
      covered: buttons.filter(isCovered).map(said),
      scrolled,
      overSign: sign ? Math.max(0, Math.min(sign.bottom, guide.bottom) - Math.max(sign.top, guide.top)) : 0,
    };
  })()`);
