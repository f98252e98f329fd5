import type { CampaignPage, Verification } from '@chancery/app';
import { type Html, html, type Piece } from '../frame/html.ts';
import type { Words } from '../words/words.ts';

export interface ShownRecord {
  readonly campaign: Pick<CampaignPage, 'id' | 'status'>;
  /** Null while the server is at it. */
  readonly verification: Verification | null;
  /** Whether the reader may look at the dice log. */
  readonly dice: boolean;
}

/** What everybody may have of the record, and what the server finds in it. */
export const recordView = ({ campaign, verification, dice }: ShownRecord, words: Words): Html => {
  const say = words.campaign.record;
  const { id, status } = campaign;
  const isOpen = status === 'ended' || status === 'archived';
  const held = html`<p class="buttons"><a class="main" href="/api/v1/campaigns/${id}/record" download="campaign-${id}.tar.gz">${say.download}</a></p><ul>${say.holds.map((each) => html`<li>${each}</li>`)}</ul><p>${say.how}</p>`;
  return html`<header class="head"><h1>${say.title}</h1><p class="lead">${isOpen ? say.lead : say.opens}</p></header>
${isOpen && held}${dice && html`<p><a href="/campaigns/${id}/dice-log">${words.campaign.diceLog.title}</a></p>`}
<section><h2>${say.checked}</h2>${verification === null ? html`<p>${say.checking}</p>` : verificationView(verification, words)}<p class="small">${say.word}</p></section>
<p><a href="/campaigns/${id}">${words.campaign.deeds.back}</a></p>`;
};

const verificationView = ({ sheets, rolls, faults, unchecked }: Verification, { campaign }: Words): Piece => {
  const say = campaign.record;
  return html`${faults.length === 0 ? html`<p>${say.good}</p>` : html`<ul>${faults.map(({ turn, part }) => html`<li>${say.bad(turn, part)}</li>`)}</ul>`}${
    sheets !== null && rolls !== null && html`<p>${say.counted(sheets, rolls)}</p>`
  }${unchecked.length > 0 && html`<ul>${unchecked.map(({ turn, version, engine }) => html`<li>${say.unchecked(turn, version, engine)}</li>`)}</ul>`}`;
};
