import { drawSvg, isGreat } from '@chancery/maps';
import type { DeskSession } from '../session.svelte.ts';
import { homeAreas } from './home-areas.ts';

/**
 * Lays the whole map on a sheet of its own, whatever part of it is on the screen: what a browser prints while the map room
 * is open. Of a great world a second sheet shows what lies about one's own lands. Gives back what takes it away again.
 */
export const layPrintSheet = (session: DeskSession): (() => void) => {
  const { ruleset, known, world, orders } = session;
  const picture = ruleset.places.picture(known, orders);
  const titled = {
    ...picture,
    title: session.head.campaign.title,
    subtitle: `${session.seatName}. ${session.turnName}`,
  };
  const home = new Set(homeAreas(session));
  const about = world.borders.flatMap(({ a, b }) => (home.has(a) || home.has(b) ? [a, b] : []));
  const parts = isGreat(world) && about.length > 0 ? [{}, { crop: about }] : [{}];
  const drawn = parts.map((part, at) =>
    drawSvg(world, titled, { size: 'print', paper: 'A4', prefix: at === 0 ? 'print-' : 'print-home-', ...part }),
  );
  const sheet = document.createElement('div');
  sheet.id = 'print-sheet';
  sheet.innerHTML = `<style>${STYLE}</style>${drawn.join('')}`;
  document.body.append(sheet);
  return () => sheet.remove();
};

/** Sheets of A4, landscape: nothing else on the page is printed. */
const STYLE = `
@page { size: A4 landscape; margin: 6mm }
@media screen { #print-sheet { display: none } }
@media print {
  html, body { height: auto; margin: 0; background: #fff }
  body > :not(#print-sheet) { display: none !important }
  #print-sheet svg.chancery-map { display: block; width: 285mm; height: 197mm; break-inside: avoid }
}`;
