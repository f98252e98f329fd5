import type { CampaignPage } from '@chancery/app';
import type { Standing } from '@chancery/core';
import { type Html, html } from '../frame/html.ts';
import { shieldView } from '../frame/shield.ts';
import type { Words } from '../words/words.ts';
import { rulerText } from './rulers-view.ts';

/** How the powers stand, and who rules them. A power's figures are below its name, so that nothing is cut off on a phone. */
export const standingsView = (
  standings: readonly Standing[],
  { seats, you }: Pick<CampaignPage, 'seats' | 'you'>,
  words: Words,
): Html => {
  const { campaign } = words;
  const lines = new Map(seats.map((line) => [line.seat as string, line]));
  const own = new Set<string>(you.seats);
  return html`<table class="standings"><thead><tr><th class="number" scope="col">${campaign.place}</th><th scope="col">${campaign.power}</th><th class="number" scope="col">${campaign.score}</th></tr></thead><tbody>
${standings.map(({ seat, seatless = false, place, name, figures, score }) => {
  const line = lines.get(seat);
  const facts = Object.entries(figures).flatMap(factText);
  const ruled = seatless ? [campaign.seatless] : line === undefined ? [] : [rulerText(line, words)];
  const under = [...ruled, ...facts].join(' · ');
  return html`<tr${own.has(seat) && OWN}><td class="number">${place}</td><th scope="row"><span class="bearer">${line === undefined ? null : shieldView(line, 'standing')}<span>${name} <span class="small">${under}</span></span></span></th><td class="number">${score}</td></tr>`;
})}
</tbody></table>`;
};

/** A number says what it counts; what is said in words speaks for itself. */
const factText = ([label, value]: readonly [string, string]): readonly string[] => {
  if (value === '') return [];
  return [/^-?\d/.test(value) ? `${label}: ${value}` : value];
};

const OWN = html` class="own-seat"`;
