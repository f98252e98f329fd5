import type { Page } from 'playwright-core';

/**
 * What hinders a finger on a page as it stands: what hangs over its edge, controls that lie over one another, and such as
 * are too small. Links within a text are no controls, nor are buttons that look like them; what is pushed aside by itself may be wider than the page.
 */
export const faultsOf = (page: Page): Promise<readonly string[]> => page.evaluate(FAULTS);

/** Pixels of a control each way, less what rounding takes. */
const LEAST = 39.5;

const FAULTS = `(() => {
  const shown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.closest('[inert], .skip, .out-of-sight');
  const said = (each) => each.outerHTML.replace(/\\s+/g, ' ').slice(0, 140);
  const box = (each) => {
    const label = each.matches('input[type=checkbox], input[type=radio]') ? each.closest('label') : null;
    return (label ?? each).getBoundingClientRect();
  };
  const moves = (each) => {
    for (let at = each.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll|hidden|clip/.test(overflowX) || /auto|scroll|hidden|clip/.test(overflowY)) return at;
    }
    return null;
  };
  const frame = (each) => {
    let { left, top, right, bottom } = box(each);
    for (let at = moves(each); at; at = moves(at)) {
      const edge = at.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const faults = [];
  // The window of a telephone grows with its page: only the screen says what fits.
  const room = screen.width;
  const wide = document.documentElement.scrollWidth;
  if (wide > room) faults.push('the page is ' + wide + ' pixels wide, the screen ' + room);
  const open = document.querySelector('dialog[open]') ?? document;
  const controls = [...open.querySelectorAll('button, summary, select, textarea, input:not([type=hidden]), a.main, a.plain, a.button, [role=tab], [role=option]')].filter(shown);
  for (const each of controls) {
    const { width, height, right, left } = box(each);
    if (width === 0 || each.closest('.course, .link')) continue;
    if (height < ${LEAST} || width < ${LEAST}) faults.push(Math.round(width) + ' x ' + Math.round(height) + ' is too small: ' + said(each));
    if ((right > room + 1 || left < -1) && moves(each) === null) faults.push('hangs over the edge: ' + said(each));
  }
  const frames = controls.map((each) => [each, frame(each)]);
  for (const [index, [one, a]] of frames.entries()) {
    for (const [other, b] of frames.slice(index + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across <= 2 || down <= 2 || one.contains(other) || other.contains(one)) continue;
      // What lies beneath an open sheet is out of sight there.
      const x = Math.max(a.left, b.left) + across / 2;
      const y = Math.max(a.top, b.top) + down / 2;
      const there = document.elementFromPoint(x, y);
      if (there === null || (!one.contains(there) && !other.contains(there))) continue;
      const lower = one.contains(there) ? other : one;
      const rest = frame(lower);
      const centre = document.elementFromPoint((rest.left + rest.right) / 2, (rest.top + rest.bottom) / 2);
      if (lower.contains(centre)) faults.push('lies under another: ' + said(lower) + ' under ' + said(lower === one ? other : one));
    }
  }
  return faults;
})()`;
