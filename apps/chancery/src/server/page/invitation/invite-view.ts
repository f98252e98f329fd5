import type { CampaignPage, InvitationLine } from '@chancery/app';
import { type ConsoleScene, seatName } from '../console/load-console.ts';
import { hiddenView, inputView, selectView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import { momentView } from '../frame/time.ts';

export interface InviteView {
  readonly scene: ConsoleScene;
  /** Where people reach the server. */
  readonly baseUrl: string;
  readonly fault: string | null;
  readonly told: string | null;
}

/** The link that is there for a whole group, while somebody can come by it. */
export const groupInvitation = (invitations: readonly InvitationLine[]): InvitationLine | undefined =>
  invitations.find(
    ({ status, seat, email, most, link }) =>
      status === 'open' && seat === null && email === null && most > 1 && link !== null,
  );

/** For as many as the game wants, unless the master says otherwise; always more than one, as it is for a group. */
export const usualGroup = ({ wanted, seats }: Pick<CampaignPage, 'wanted' | 'seats'>) => {
  const free = wanted ?? seats.filter(({ status }) => status === 'open').length;
  return { days: 14, most: Math.min(100, Math.max(2, free)) };
};

export const inviteView = ({ scene, baseUrl, fault, told }: InviteView): Html => {
  const { campaign, visitor, people, path } = scene;
  const { invite: say } = visitor.words.invitation;
  const { id, status } = campaign;
  const alive = status === 'open' || status === 'running' || status === 'paused';
  return html`<div class="wide"><header class="head"><h1>${say.title(campaign.title)}</h1><p><a href="/campaigns/${id}">${visitor.words.console.to}</a> · <a href="${path}">${say.toConsole}</a></p></header>
${fault === null ? null : said(fault, 'bad')}${told === null ? null : said(told, 'good')}
${status === 'draft' && html`${said(say.draft)}<form method="post" action="/campaigns/${id}/invite"><div class="buttons"><button class="main" name="do" value="open">${visitor.words.console.open}</button></div></form>`}
${!alive && status !== 'draft' && said(say.over)}
${alive && html`${groupView(scene, baseUrl)}${oneView(scene)}`}${listView(scene, people.invitations)}</div>`;
};

const formOf = (scene: ConsoleScene, deed: string, ...parts: readonly Piece[]): Html =>
  html`<form method="post" action="/campaigns/${scene.campaign.id}/invite">${hiddenView({ do: deed })}${parts}</form>`;

const groupView = (scene: ConsoleScene, baseUrl: string): Html => {
  const { campaign, people, visitor, zone } = scene;
  const { words } = visitor;
  const { invite: say } = words.invitation;
  const group = groupInvitation(people.invitations);
  const usual = usualGroup(campaign);
  const body =
    group === undefined
      ? formOf(
          scene,
          'group',
          html`<div class="side-by-side">${inputView({ name: 'most', label: say.how, type: 'number', min: 2, max: 100, value: usual.most })}${inputView({ name: 'days', label: say.days, type: 'number', min: 1, max: 60, value: usual.days })}</div><div class="buttons"><button class="main">${say.make}</button></div>`,
        )
      : html`<div class="link-line"><label><span class="name">${say.link}</span><input type="text" id="group-link" readonly value="${group.link}"></label><button class="main" type="button" hidden data-copies="group-link" data-done="${say.copied}">${say.copy}</button></div>
${isLoopback(baseUrl) && said(say.onlyHere, 'bad')}<p>${say.count(group.used, group.most)} ${say.until} ${momentView(group.expiresAt, zone, words)}. <a href="${group.link}">${say.preview}</a></p>
${formOf(scene, 'revoke', hiddenView({ invitation: group.id }), html`<button class="small-button">${say.revoke}</button>`)}`;
  return html`<section class="sheet" id="group"><h2>${say.group}</h2><p>${say.groupWhat}</p>${body}</section>`;
};

/** An address that means this very machine to whoever opens it. */
const isLoopback = (baseUrl: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(URL.parse(baseUrl)?.hostname ?? '');

const oneView = (scene: ConsoleScene): Html => {
  const { campaign, visitor } = scene;
  const { invite: say } = visitor.words.invitation;
  const open = campaign.seats.filter((each) => each.status === 'open').map(({ seat, name }) => [seat, name] as const);
  return html`<section id="one"><h2>${say.one}</h2><p class="small">${say.oneWhat}</p>${formOf(
    scene,
    'mail',
    html`<div class="side-by-side">${inputView({ name: 'email', label: say.email, type: 'email' })}${selectView({ name: 'seat', label: say.seat, choices: [['', say.any], ...open] })}${inputView({ name: 'days', label: say.days, type: 'number', min: 1, max: 60, value: 14 })}</div><button class="plain">${say.send}</button>`,
  )}</section>`;
};

const listView = (scene: ConsoleScene, invitations: readonly InvitationLine[]): Html => {
  const { visitor } = scene;
  const { invite: say } = visitor.words.invitation;
  return html`<section id="all"><h2>${say.all}</h2>${
    invitations.length === 0
      ? html`<p class="small">${say.none}</p>`
      : html`<ul class="things">${invitations.toReversed().map((line) => lineView(scene, line))}</ul>`
  }</section>`;
};

const lineView = (scene: ConsoleScene, { id, seat, email, most, used, status, expiresAt }: InvitationLine): Html => {
  const { visitor, zone } = scene;
  const { words } = visitor;
  const { invite: say } = words.invitation;
  const whom = email ?? (most > 1 ? say.groupLine(most) : say.any);
  return html`<li><div>${whom}${seat === null ? null : `, ${seatName(scene, seat)}`}<span class="small">${say.status[status]} · ${say.count(used, most)} ${say.until} ${momentView(expiresAt, zone, words)}</span></div>${status === 'open' && formOf(scene, 'revoke', hiddenView({ invitation: id }), html`<button class="small-button" aria-label="${say.revoke}: ${whom}">${say.revoke}</button>`)}</li>`;
};
