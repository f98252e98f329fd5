import type { CampaignPage, OpenInvitation, PublicMap } from '@chancery/app';
import { nextDeadline, type ScenarioInfo } from '@chancery/core';
import { paceText } from '../campaign/pace-text.ts';
import { rulerText } from '../campaign/rulers-view.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import { shieldView } from '../frame/shield.ts';
import { momentView } from '../frame/time.ts';
import type { Visitor } from '../visitor.ts';
import { hoursText } from './hours-text.ts';
import { chosenRealm, pickingOf } from './pick.ts';
import { realmMap } from './realm-map.ts';
import { type Newcomer, youView } from './you-view.ts';

type Realm = CampaignPage['seats'][number];

export interface InvitationView {
  readonly campaign: CampaignPage;
  readonly map: PublicMap;
  /** What is known of the map on which it is played. */
  readonly scenario: ScenarioInfo | null;
  /** A turn takes a ruler so long. */
  readonly minutes: ScenarioInfo['minutes'];
  readonly held: OpenInvitation;
  /** The token. */
  readonly invitation: string;
  /** The realm that was tapped; empty for none. */
  readonly tapped: string;
  readonly newcomer: Newcomer;
  readonly confirm: boolean;
  readonly fault: string | null;
  readonly visitor: Visitor;
  readonly zone: string;
  readonly now: number;
}

/** What somebody is invited to: the game, its people and what it asks of a week; then the map; and only then for a name. */
export const invitationView = (view: InvitationView): Html => {
  const { campaign, map, scenario, held, invitation, tapped, fault, visitor } = view;
  const { words } = visitor;
  const { invitation: say } = words;
  const { id, title, ruleset, seats, turn } = campaign;
  const picking = pickingOf(campaign, held);
  const chosen = chosenRealm(seats, held, tapped);
  const path = `/campaigns/${id}/join`;
  const wayTo = (realm: Realm): string => `${path}?${new URLSearchParams({ invitation, seat: realm.seat })}#you`;
  const canPick = picking === 'pick' || picking === 'wish';
  const picture = `${path}/map.svg?${new URLSearchParams({ invitation, turn: String(turn) })}`;
  const from = held.from ?? campaign.masters.join(', ');
  return html`<header class="head"><h1>${title}</h1><p>${say.lead(from, ruleset.title)}</p></header>
${fault === null ? null : said(fault, 'bad')}
<div class="invitation"><section class="invitation-map"><h2>${say.realms}</h2><p>${say.picking[picking]}</p>${realmMap({ map, realms: seats, picture, chosen, wayTo: canPick ? wayTo : null, words })}</section>
<section class="invitation-facts"><h2>${say.what}</h2>${scenario === null ? null : html`<p><strong>${scenario.title}.</strong> ${scenario.description}</p>`}${factsView(view)}</section>
<section class="invitation-you" id="you">${youView({ ...view, picking, chosen })}</section></div>
${picking !== 'promised' && picking !== 'over' && listView(seats, chosen, canPick ? wayTo : null, words)}`;
};

const factsView = ({ campaign, minutes, visitor, zone, now }: InvitationView): Html => {
  const { words } = visitor;
  const { invitation: say } = words;
  const { deadline, deadlineRule, live, wanted, seats, ruleset } = campaign;
  const next = deadline ?? (deadlineRule?.kind === 'weekly' ? nextDeadline(deadlineRule, now, { minimum: 0 }) : null);
  const rulers = seats.filter(({ status }) => status === 'held').length + (wanted ?? 0);
  const inTurn = live === null ? null : Math.max(1, rulers);
  const fact = (name: string, ...told: readonly Piece[]): Html => html`<div><dt>${name}</dt><dd>${told}</dd></div>`;
  return html`<dl class="facts-list">
${fact(say.people, peopleText(campaign, words))}
${fact(say.pace, paceText(campaign, words), next === null ? null : html` <span class="small">${deadline === null ? say.forYou : say.forYouNow} ${momentView(next, zone, words)}</span>`)}
${fact(say.time, hoursText({ deadlineRule, inTurn, minutes }, words))}
${fact(say.letters, `${words.campaign.letters[campaign.pressMode]} ${words.campaign.hostReads[campaign.settings.hostReadsMessages ? 'yes' : 'no']} ${words.campaign.playingMasters[campaign.settings.playingMastersSeeAll ? 'yes' : 'no']}`)}
${fact(say.language, say.languages)}
${fact(say.rules, html`<a href="/rules/${ruleset.id}">${ruleset.title}</a> · <a href="/tutorial">${say.tutorial}</a>`)}
</dl>`;
};

/** Who has joined already, as far as everybody is told. */
const peopleText = ({ seats, masters, wanted }: CampaignPage, words: Visitor['words']): string => {
  const { invitation: say } = words;
  const held = seats.filter(({ status }) => status === 'held');
  const named = held.flatMap(({ name, ruler }) => (ruler === null ? [] : [say.rules1(ruler, name)]));
  const open = seats.filter(({ status }) => status === 'open').length;
  const who =
    named.length > 0 ? say.rulers(named.join(', ')) : held.length > 0 ? say.unnamed(held.length) : say.nobodyYet;
  return `${say.master(masters.join(', '))} ${who} ${say.free(open, wanted)}`;
};

/** The same realms one by one, with what is told of each. */
const listView = (
  seats: readonly Realm[],
  chosen: Realm | null,
  wayTo: ((realm: Realm) => string) | null,
  words: Visitor['words'],
): Html => {
  const { invitation: say } = words;
  return html`<section id="realms"><h2>${say.oneByOne}</h2><ul class="realms">${seats.map((realm) => {
    const free = realm.status === 'open';
    const look = realm.seat === chosen?.seat ? 'chosen' : free ? 'free' : 'taken';
    return html`<li class="${look}">${shieldView(realm, 'list')}<div><strong>${realm.name}</strong> <span class="small">${realm.seat}${!free && ` · ${say.taken(rulerText(realm, words))}`}</span><span class="small">${realm.description}</span>${free && wayTo !== null && look !== 'chosen' && html`<a href="${wayTo(realm)}" aria-label="${say.choose}: ${realm.name}">${say.choose}</a>`}</div></li>`;
  })}</ul></section>`;
};
