import { type Html, html } from '../frame/html.ts';
import type { Words } from '../words/words.ts';

export interface CourseFigure {
  readonly id: string;
  readonly title: string;
  /** How many turns are out. */
  readonly turns: number;
  readonly width: number;
  readonly height: number;
}

/** A campaign as a map that moves. It stands still for readers who want that, by their settings or by the box below it. */
export const courseFigure = (
  { id, title, turns, width, height }: CourseFigure,
  { home, campaign }: Words,
  size: 'large' | 'small' = 'large',
): Html => {
  const source = (query: string): string => `/campaigns/${id}/course.svg?turn=${turns}${query}`;
  const dark = '(prefers-color-scheme:dark)';
  const alt = home.mapTitle(title);
  const still = html`<source media="${dark}" srcset="${source('&still&dark')}"><img class="still" loading="lazy" alt="${alt}" src="${source('&still')}" width="${width}" height="${height}">`;
  if (turns === 0)
    return html`<figure class="course"><picture>${still}</picture><figcaption>${home.mapStill} <a href="/campaigns/${id}">${title}</a></figcaption></figure>`;
  return html`<figure class="course"><input type="checkbox" id="hold"><picture class="moving"><source media="(prefers-reduced-motion:reduce) and ${dark}" srcset="${source('&still&dark')}"><source media="(prefers-reduced-motion:reduce)" srcset="${source('&still')}"><source media="${dark}" srcset="${source('&dark')}"><img${size === 'small' && LAZY} alt="${alt}" src="${source('')}" width="${width}" height="${height}"></picture><picture class="held">${still}</picture>
<figcaption>${size === 'small' ? campaign.replay : html`${home.mapCaption} <a href="/campaigns/${id}">${title}</a>`} <label for="hold">${home.hold}</label></figcaption></figure>`;
};

const LAZY = html` loading="lazy"`;
