import type { CampaignPage } from '@chancery/app';
import type { Standing } from '@chancery/core';
import { type Html, html } from '../frame/html.ts';
import { shieldView } from '../frame/shield.ts';
import type { Words } from '../words/words.ts';

/** Who stands where. The table is wider than a phone, so it can be moved by itself. */
export const standingsView = (
  standings: readonly Standing[],
  seats: CampaignPage['seats'],
  { campaign }: Words,
): Html => {
  const labels = Object.keys(standings[0]?.figures ?? {});
  const lines = new Map(seats.map((line) => [line.seat as string, line]));
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${campaign.standings}"><table class="standings"><thead><tr><th class="number" scope="col">${campaign.place}</th><th scope="col">${campaign.power}</th>${labels.map((label) => html`<th class="number" scope="col">${label}</th>`)}<th class="number" scope="col">${campaign.score}</th></tr></thead><tbody>
${standings.map(({ seat, place, name, figures, score }) => {
  const line = lines.get(seat);
  return html`<tr><td class="number">${place}</td><th scope="row">${line === undefined ? null : shieldView(line, 'standing')}${name}</th>${labels.map((label) => html`<td class="number">${figures[label] ?? ''}</td>`)}<td class="number">${score}</td></tr>`;
})}
</tbody></table></div>`;
};
