/** Of an element what its scrolling surroundings and the window let through; empty when that is nothing. */
export const partInSight = (element: Element): DOMRect => {
  const own = element.getBoundingClientRect();
  const frames = [...surroundings(element)].filter((each) => getComputedStyle(each).overflow !== 'visible');
  const rects = [own, ...frames.map((frame) => frame.getBoundingClientRect())];
  const left = Math.max(0, ...rects.map((rect) => rect.left));
  const top = Math.max(0, ...rects.map((rect) => rect.top));
  const right = Math.min(innerWidth, ...rects.map((rect) => rect.right));
  const bottom = Math.min(innerHeight, ...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
};

function* surroundings(element: Element): Generator<Element> {
  for (let each = element.parentElement; each !== null; each = each.parentElement) yield each;
}
