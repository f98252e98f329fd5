import { type CampaignPage, isOver } from '@chancery/app';
import { type Html, html, type Piece } from '../frame/html.ts';
import type { Reader } from '../visitor.ts';
import type { Words } from '../words/words.ts';

/** How many wishes a form takes. */
const WISHES = 3;

/** How somebody who has no seat comes to one. Says nothing where there is nothing to come to. */
export const joinView = (campaign: CampaignPage, { name, words }: Reader): Piece => {
  const { id, you, status, settings } = campaign;
  const say = words.campaign;
  if (you.seats.length > 0 || status === 'draft' || isOver(campaign)) return null;
  const vacant = campaign.seats.filter((line) => line.status === 'open');
  const begun = status !== 'open';
  const sheet = (...parts: readonly Piece[]): Html =>
    html`<section class="sheet" id="join"><h2>${say.join}</h2>${parts}</section>`;
  if (you.application === 'waiting')
    return sheet(html`<p>${say.waiting}</p>`, awayLink(campaign, words), button(id, 'withdraw', say.withdraw));
  // A master has the invitations beside this.
  if (settings.joining === 'invitation' && you.master) return null;
  if (settings.joining === 'invitation') return sheet(html`<p>${say.joinInvitation}</p>`);
  const still = stillWanted(campaign, vacant.length, words);
  if (name === null)
    return sheet(html`<p>${hintFor(campaign, vacant.length, words)}</p>`, still, signInFirst(id, words));
  if (begun) return sheet(...takeOver(campaign, vacant, words));
  if (campaign.wanted === 0)
    return sheet(html`<p>${hintFor(campaign, vacant.length, words)}</p>`, waitForm(campaign, words));
  if (settings.joining === 'application')
    return sheet(html`<p>${say.joinApply}</p>`, still, applyForm(id, vacant, words));
  return sheet(html`<p>${hintFor(campaign, vacant.length, words)}</p>`, still, joinForm(campaign, vacant, words));
};

const hintFor = ({ status, settings, wanted }: CampaignPage, vacant: number, { campaign: say }: Words): string => {
  if (vacant === 0) return say.joinFull;
  if (wanted === 0) return say.noMoreWanted;
  if (status !== 'open') return say.joinRunning;
  if (settings.joining === 'application') return say.joinApply;
  return { free: say.joinOpen, wishes: say.joinWishes, lot: say.joinLater }[settings.seatChoice];
};

/** To where a player without a seat says that they are away. */
const awayLink = ({ id }: CampaignPage, { waiting: say }: Words): Html =>
  html`<p><a href="/campaigns/${id}/waiting">${say.link}</a></p>`;

/** That fewer rulers are wanted than there are open seats. */
const stillWanted = ({ wanted, settings }: CampaignPage, vacant: number, { campaign: say }: Words): Piece =>
  wanted !== null &&
  wanted > 0 &&
  wanted < vacant &&
  html`<p>${say.stillWanted(wanted, vacant, settings.startWhenFull)}</p>`;

const signInFirst = (id: string, { campaign: say, frame }: Words): Html => {
  const back = new URLSearchParams({ next: `/campaigns/${id}` }).toString();
  return html`<p class="small">${say.signInFirst}</p><div class="buttons"><a class="main" href="/sign-up">${frame.signUp}</a><a class="plain" href="/sign-in?${back}">${frame.signIn}</a></div>`;
};

const takeOver = (campaign: CampaignPage, vacant: CampaignPage['seats'], words: Words): readonly Piece[] => {
  const { id, you } = campaign;
  const say = words.campaign;
  const standBy = you.standsBy
    ? [html`<p>${say.standingBy}</p>`, awayLink(campaign, words), button(id, 'stop-standing-by', say.stopStandingBy)]
    : [button(id, 'stand-by', say.standBy)];
  if (vacant.length === 0) return [html`<p>${say.joinFull}</p>`, ...standBy];
  return [
    html`<p>${say.joinRunning}</p>`,
    form(id, 'take-over', say.takeOver, seatChoice('seat', say.seat, vacant, null)),
    ...standBy,
  ];
};

const joinForm = ({ id, settings }: CampaignPage, vacant: CampaignPage['seats'], { campaign: say }: Words): Html => {
  if (settings.seatChoice === 'free')
    return form(id, 'join', say.take, seatChoice('seat', say.seat, vacant, say.anySeat));
  const wishes = settings.seatChoice === 'wishes' ? wishChoices(vacant, say) : null;
  return form(id, 'join', say.joinButton, wishes);
};

/** Where no more rulers are wanted there is no seat to choose: a place in the list of those who wait, or the master's ear. */
const waitForm = ({ id, settings }: CampaignPage, { campaign: say }: Words): Piece =>
  settings.joining === 'application'
    ? [html`<p>${say.joinApply}</p>`, form(id, 'apply', say.apply, messageView(say))]
    : [
        html`<p>${say.waitHint[settings.seatChoice === 'free' ? 'beforeStart' : 'atStart']}</p>`,
        form(id, 'join', say.wait, null),
      ];

const applyForm = (id: string, vacant: CampaignPage['seats'], { campaign: say }: Words): Html =>
  form(id, 'apply', say.apply, [wishChoices(vacant, say), messageView(say)]);

const messageView = (say: Words['campaign']): Html =>
  html`<label><span class="name">${say.message}</span><textarea class="prose" name="message" rows="3" maxlength="2000"></textarea></label>`;

const wishChoices = (vacant: CampaignPage['seats'], say: Words['campaign']): Piece =>
  Array.from({ length: Math.min(WISHES, vacant.length) }, (_, at) =>
    seatChoice('wish', say.wish(at + 1), vacant, say.anySeat),
  );

const seatChoice = (name: string, label: string, seats: CampaignPage['seats'], any: string | null): Html =>
  html`<label><span class="name">${label}</span><select name="${name}">${any !== null && html`<option value="">${any}</option>`}${seats.map((line) => html`<option value="${line.seat}">${line.name}</option>`)}</select></label>`;

const form = (id: string, act: string, text: string, fields: Piece): Html =>
  html`<form method="post" action="/campaigns/${id}/place">${fields}<div class="buttons"><button class="main" name="do" value="${act}">${text}</button></div></form>`;

const button = (id: string, act: string, text: string): Html =>
  html`<form method="post" action="/campaigns/${id}/place"><div class="buttons"><button class="plain" name="do" value="${act}">${text}</button></div></form>`;
