import type { Page } from 'playwright-core';

/** Waits until a page is whole: pictures come when they are scrolled to, and a room of the desk or a map comes in several drawings. */
export const settled = async (page: Page): Promise<void> => {
  await page.evaluate(`(async () => {
    const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) { scrollTo(0, at); await pause(10); }
    scrollTo(0, 0);
    // One that is not shown by day or by night is never loaded.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.race([pause(3000), Promise.all(shown.map((image) => image.decode().catch(() => undefined)))]);
    for (let count = -1, now = 0, calm = 0, waited = 0; calm < 2 && waited < 60; waited += 1) {
      await pause(120);
      const all = [...document.querySelectorAll('*')];
      // What comes into the middle by and by has come when nothing is pushed aside any more.
      now = all.reduce((sum, { scrollLeft, scrollTop }) => sum + scrollLeft + scrollTop, all.length);
      calm = now === count ? calm + 1 : 0;
      count = now;
    }
  })()`);
};
