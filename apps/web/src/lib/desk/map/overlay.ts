const SVG = 'http://www.w3.org/2000/svg';

/** Lays drawing over a drawn map, before one of its layers or on top of all; gives what takes it away again. */
export const layOver = (root: ParentNode, before: string | null, name: string, drawing: string): (() => void) => {
  const map = root.querySelector('#map');
  if (!map || drawing === '') return () => undefined;
  const group = document.createElementNS(SVG, 'g');
  group.setAttribute('class', `over ${name}`);
  group.innerHTML = drawing;
  map.insertBefore(group, before === null ? null : map.querySelector(`:scope > #${before}`));
  return () => group.remove();
};

/** Writes other words on the tags of areas; gives what writes the first ones again. */
export const writeTags = (root: ParentNode, words: ReadonlyMap<number, string>): (() => void) => {
  const written: (() => void)[] = [];
  for (const tag of root.querySelectorAll('.tags text[data-area]')) {
    const before = tag.textContent;
    tag.textContent = words.get(Number(tag.getAttribute('data-area'))) ?? '';
    written.push(() => {
      tag.textContent = before;
    });
  }
  return () => {
    for (const undo of written) undo();
  };
};

/** The area that a shape of a drawn map belongs to; null when it belongs to none. */
export const areaOf = (shape: Element): number | null => {
  const named = shape.closest('[data-area]')?.getAttribute('data-area');
  const number = Number(named ?? shape.closest('[id^="area-"]')?.id.slice('area-'.length) ?? Number.NaN);
  return Number.isInteger(number) ? number : null;
};

/** Where the reader's own troops are drawn, by area: arrows begin there. */
export const ownSpots = (root: ParentNode): ReadonlyMap<number, { readonly x: number; readonly y: number }> => {
  const spots = new Map<number, { x: number; y: number }>();
  for (const figure of root.querySelectorAll<SVGUseElement>('.marker.own > use')) {
    const area = Number(figure.parentElement?.getAttribute('data-area'));
    const { x, y, width, height } = figure;
    spots.set(area, { x: x.baseVal.value + width.baseVal.value, y: y.baseVal.value + height.baseVal.value / 2 });
  }
  return spots;
};
