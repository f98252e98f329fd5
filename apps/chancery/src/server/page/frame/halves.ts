import { type Html, html, type Piece } from './html.ts';

/** Parts of a page in their order: those in hand first, and on a large screen the rest beside them, but for what needs the whole width. */
export const halvesView = <Name extends string>(
  parts: readonly (readonly [Name, Piece])[],
  first: readonly Name[],
  whole: readonly Name[],
): Html => {
  const those = (chosen: (name: Name) => boolean): Piece =>
    parts.filter(([name]) => chosen(name)).map(([, part]) => part);
  return html`<div class="halves"><div>${those((name) => first.includes(name))}</div><div>${those(
    (name) => !first.includes(name) && !whole.includes(name),
  )}</div></div>${those((name) => whole.includes(name))}`;
};
