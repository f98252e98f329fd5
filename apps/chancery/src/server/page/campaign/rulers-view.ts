import type { CampaignPage } from '@chancery/app';
import { type Html, html } from '../frame/html.ts';
import { shieldView } from '../frame/shield.ts';
import type { Words } from '../words/words.ts';

type Line = CampaignPage['seats'][number];

/** The powers with their arms, and who rules them. */
export const rulersView = ({ seats, you }: CampaignPage, words: Words): Html =>
  html`<ul class="rulers">${seats.map(
    (line) =>
      html`<li${you.seats.includes(line.seat) && OWN}>${shieldView(line, 'ruler')}<div><strong>${line.name}</strong> <span class="small">${line.seat}</span><span class="small ruler">${rulerText(line, words)}</span></div></li>`,
  )}</ul>`;

const OWN = html` class="own-seat"`;

/** Who rules a seat, as far as the reader is told. */
export const rulerText = ({ status, control, later, ruler }: Line, { campaign }: Words): string => {
  if (later) return campaign.later;
  if (status === 'closed') return campaign.closed;
  if (ruler !== null) return ruler;
  if (control === 'caretaker') return campaign.bot;
  if (control === 'rule') return status === 'open' ? campaign.vacantByRule : campaign.rule;
  return status === 'open' ? campaign.vacant : campaign.unnamed;
};
