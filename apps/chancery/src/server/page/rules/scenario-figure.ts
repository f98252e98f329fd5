import { type Html, html } from '../frame/html.ts';
import type { Opening } from './scenario-opening.ts';

/** The lands as they lie when a scenario begins. */
export const scenarioFigure = (ruleset: string, id: string, title: string, { world }: Opening): Html => {
  const path = `/rules/${ruleset}/scenarios/${id}/map.svg`;
  return html`<figure class="course"><picture><source media="(prefers-color-scheme:dark)" srcset="${path}?dark"><img loading="lazy" alt="${title}" src="${path}" width="960" height="${Math.round((960 * world.height) / world.width)}"></picture></figure>`;
};
