import type { Person, WaitingAbsence } from '@chancery/app';
import { absenceSpan } from '../frame/absence-span.ts';
import { hiddenView, inputView, selectView } from '../frame/fields.ts';
import { html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import { sectionView } from './console-page.ts';
import { type ConsoleScene, seatName } from './load-console.ts';

/** Who asks for a seat, who stands by, who is away, who is invited. */
export const peopleView = (scene: ConsoleScene): Piece => {
  const { people, campaign, visitor } = scene;
  const { words } = visitor;
  const { console: say } = words;
  const alive = campaign.status === 'open' || campaign.status === 'running' || campaign.status === 'paused';
  return sectionView(
    scene,
    'people',
    html`<h3>${say.applications}</h3>${people.applications.length === 0 ? html`<p>${say.noApplications}</p>` : html`<ul class="things">${people.applications.map((each) => applicationView(scene, each))}</ul>`}
${people.standbys.length > 0 && html`<h3>${say.standbys}</h3><p>${people.standbys.map(({ name }) => name).join(', ')}</p>`}
${awayView(scene)}
${alive && invitationsView(scene)}`,
  );
};

/** Rulers who are away, and those who wait for a seat. */
const awayView = (scene: ConsoleScene): Piece => {
  const { people, zone } = scene;
  const { words } = scene.visitor;
  const { console: say } = words;
  const away: readonly (readonly [name: Piece, absence: WaitingAbsence])[] = [
    ...people.absences.map((absence) => [seatName(scene, absence.seat), absence] as const),
    ...people.waitingAbsences.map((absence) => [absence.name, absence] as const),
  ];
  return (
    away.length > 0 &&
    html`<h3>${say.absences}</h3><ul class="things">${away.map(([name, absence]) => html`<li><div>${name}<span class="small">${absenceSpan(absence, zone, words)} ${absence.note}</span></div></li>`)}</ul>`
  );
};

const applicationView = (scene: ConsoleScene, person: ConsoleScene['people']['applications'][number]): Piece => {
  const { path, campaign, visitor, zone } = scene;
  const { words } = visitor;
  const { console: say } = words;
  const { userId, name, status, preferences, message, at } = person;
  const open = campaign.seats
    .filter((each) => each.status === 'open')
    .map(({ seat, name: seatOf }) => [seat, seatOf] as const);
  const wishes = preferences.map((seat) => seatName(scene, seat)).join(', ');
  return html`<li><div>${name}<span class="small">${momentView(at, zone, words)}${wishes !== '' && ` · ${say.wishes} ${wishes}`}</span>${message !== '' && html`<p class="small">${message}</p>`}</div>
${
  status === 'waiting'
    ? html`<form method="post" action="${path}">${hiddenView({ user: userId })}<div class="inline">${selectView({ name: 'seat', label: say.seat, choices: [['', say.anySeat], ...open] })}<button class="small-button" name="do" value="accept">${say.accept}</button><button class="small-button" name="do" value="standby">${say.standby}</button></div>
<details><summary class="small">${say.decline}</summary>${inputView({ name: 'reason', label: say.reason, optional: true, most: 1000 })}<button class="small-button" name="do" value="decline">${say.decline}</button></details></form>`
    : html`<span class="badge good">${say.accepted}</span>`
}</li>`;
};

/** How many are invited; the page of invitations has the rest. */
const invitationsView = ({ campaign, people, visitor }: ConsoleScene): Piece => {
  const { console: say, invitation } = visitor.words;
  const open = people.invitations.filter(({ status }) => status === 'open').length;
  return html`<h3>${say.invitations}</h3><p>${say.openInvitations(open)} <a href="/campaigns/${campaign.id}/invite">${invitation.invite.button}</a></p>`;
};

/** Who runs the game, and who else could. */
export const mastersView = (scene: ConsoleScene): Piece => {
  const { path, people, visitor } = scene;
  const { console: say } = visitor.words;
  const self = visitor.actor.kind === 'user' ? visitor.actor.user : '';
  const isFirst = people.masters.some(({ userId, role }) => userId === self && role === 'first');
  const masters = new Set(people.masters.map(({ userId }) => userId));
  const known: readonly Person[] = [...people.applications, ...people.standbys, ...people.rulers];
  const others = [
    ...new Map(known.filter(({ userId }) => !masters.has(userId)).map(({ userId, name }) => [userId as string, name])),
  ];
  return sectionView(
    scene,
    'masters',
    html`<p class="small">${say.mastersWhat}</p><ul class="things">${people.masters.map(
      ({ userId, name, role }) =>
        html`<li><div>${name} <span class="badge">${say[role]}</span></div>${role === 'second' && (isFirst || userId === self) && html`<form method="post" action="${path}">${hiddenView({ user: userId })}<button class="small-button" name="do" value="dismiss">${say.dismiss}</button>${isFirst && html` <button class="small-button" name="do" value="hand-over" aria-label="${say.handOver}: ${name}">${say.handOver}</button>`}</form>`}</li>`,
    )}</ul>
${others.length === 0 ? html`<p class="small">${say.noCandidates}</p>` : html`<form method="post" action="${path}" class="inline">${hiddenView({ do: 'appoint' })}${selectView({ name: 'user', label: say.appoint, choices: others })}<button class="plain">${say.appointButton}</button></form>`}`,
  );
};
