import type { CampaignPage, UncertainMail } from '@chancery/app';
import { hiddenView } from '../frame/fields.ts';
import { html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import type { Words } from '../words/words.ts';

export interface UncertainView {
  readonly mails: readonly UncertainMail[];
  /** Where the page is that lists them. */
  readonly path: string;
  /** Live play has too many turns for a report to be known by its own. */
  readonly live: boolean;
  /** Whether it is told whom they were for. */
  readonly toWhom: boolean;
  readonly zone: string;
  readonly words: Words;
}

/** What a ruler is told of mails of theirs that may be lost, wherever they look; nothing where there are none. */
export const uncertainSection = (
  mails: readonly UncertainMail[],
  { id, live, you }: Pick<CampaignPage, 'id' | 'live' | 'you'>,
  zone: string,
  words: Words,
): Piece => {
  const { uncertain: say } = words.seatSettings;
  const [seat] = you.seats;
  if (mails.length === 0 || seat === undefined) return null;
  const path = `/campaigns/${id}/seats/${seat}/settings`;
  return html`<section class="sheet" id="uncertain"><h2>${say.title}</h2><p class="small">${say.what}</p>${uncertainList({ mails, path, live: live !== null, toWhom: false, zone, words })}</section>`;
};

/** Mails that may be lost, each with a button that has it sent again. */
export const uncertainList = ({ mails, path, live, toWhom, zone, words }: UncertainView): Piece => {
  const {
    seatSettings: { uncertain: say },
    campaign,
  } = words;
  const turnName = (turn: number | null): string | null =>
    live || turn === null ? null : turn === 0 ? campaign.beginning : campaign.inTurn(turn);
  const named = ({ form, turn, subject }: UncertainMail): string =>
    subject ?? (form === 'report' ? say.report(turnName(turn)) : say[form]);
  return html`<ul class="things">${mails.map(
    (each) =>
      html`<li><div>${named(each)}<span class="small">${toWhom && `${each.to} · `}${say.handedOver} ${momentView(each.handedOverAt, zone, words)}</span></div><form method="post" action="${path}">${hiddenView({ do: 'again', mail: each.mail })}<button class="small-button" aria-label="${say.sendAgain}: ${named(each)}">${say.sendAgain}</button></form></li>`,
  )}</ul>`;
};
