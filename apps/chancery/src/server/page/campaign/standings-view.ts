import type { CampaignPage } from '@chancery/app';
import type { Standing } from '@chancery/core';
import { type Html, html } from '../frame/html.ts';
import { shieldView } from '../frame/shield.ts';
import type { Words } from '../words/words.ts';
import { rulerText } from './rulers-view.ts';

/** The same where there is little room beside: a power's figures stand under its name, so that nothing is cut off. */
export const narrowStandings = (
  standings: readonly Standing[],
  seats: CampaignPage['seats'],
  words: Words,
  own: readonly string[],
): Html => {
  const { campaign } = words;
  const lines = new Map(seats.map((line) => [line.seat as string, line]));
  return html`<table class="standings"><thead><tr><th class="number" scope="col">${campaign.place}</th><th scope="col">${campaign.power}</th><th class="number" scope="col">${campaign.score}</th></tr></thead><tbody>
${standings.map(({ seat, place, name, figures, score }) => {
  const line = lines.get(seat);
  const facts = Object.entries(figures).map(([label, value]) => `${label} ${value}`);
  const under = [...(line === undefined ? [] : [rulerText(line, words)]), ...facts].join(' · ');
  return html`<tr${own.includes(seat) && OWN}><td class="number">${place}</td><th scope="row"><span class="bearer">${line === undefined ? null : shieldView(line, 'standing')}<span>${name} <span class="small">${under}</span></span></span></th><td class="number">${score}</td></tr>`;
})}
</tbody></table>`;
};

/** Who stands where, and who rules there. The table may be wider than a phone, so it can be moved by itself. */
export const standingsView = (standings: readonly Standing[], seats: CampaignPage['seats'], words: Words): Html => {
  const { campaign } = words;
  const labels = Object.keys(standings[0]?.figures ?? {});
  const lines = new Map(seats.map((line) => [line.seat as string, line]));
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${campaign.standings}"><table class="standings"><thead><tr><th class="number" scope="col">${campaign.place}</th><th scope="col">${campaign.power}</th>${labels.map((label) => html`<th class="number" scope="col">${label}</th>`)}<th class="number" scope="col">${campaign.score}</th></tr></thead><tbody>
${standings.map(({ seat, place, name, figures, score }) => {
  const line = lines.get(seat);
  return html`<tr><td class="number">${place}</td><th scope="row"><span class="bearer">${line === undefined ? null : shieldView(line, 'standing')}<span>${name}${line === undefined ? null : html` <span class="small">${rulerText(line, words)}</span>`}</span></span></th>${labels.map((label) => html`<td class="number">${figures[label] ?? ''}</td>`)}<td class="number">${score}</td></tr>`;
})}
</tbody></table></div>`;
};

const OWN = html` class="own-seat"`;
