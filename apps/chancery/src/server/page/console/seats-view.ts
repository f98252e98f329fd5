import { type CampaignPage, isOver, type SeatTurnout } from '@chancery/app';
import { hiddenView, inputView, selectView } from '../frame/fields.ts';
import { type Html, html, type Piece } from '../frame/html.ts';
import { column, figures, tableView } from '../frame/table.ts';
import { momentView } from '../frame/time.ts';
import type { Words } from '../words/words.ts';
import { sectionView } from './console-page.ts';
import type { ConsoleNews, ConsoleScene } from './load-console.ts';

type SeatLine = CampaignPage['seats'][number];

/** Who rules what, whose orders are in, and how a seat passes on. */
export const seatsView = (scene: ConsoleScene, { turnout }: ConsoleNews): Piece => {
  const { campaign, visitor } = scene;
  const { console: say } = visitor.words;
  const turnouts = new Map(turnout?.seats.map((each) => [each.seat, each]));
  const asked = scene.context.req.query('seat');
  const chosen = campaign.seats.find(({ seat }) => seat === asked);
  const places = new Map(campaign.standings.map(({ seat, place }) => [seat, place]));
  return sectionView(
    scene,
    'seats',
    html`${!isOver(campaign) && html`<p class="small">${say.secret}</p>`}${tableView(
      [column(say.seat), column(say.ruler), column(say.orders), figures(say.standing), column('')],
      campaign.seats.map((line) => [
        line.name,
        rulerText(line, visitor.words),
        ordersView(scene, line, turnouts.get(line.seat)),
        places.get(line.seat) ?? '',
        line.later
          ? ''
          : html`<a href="${scene.path}?seat=${line.seat}#seat-change" aria-label="${say.replaceOf(line)}">${say.replace}</a>`,
      ]),
    )}${chosen === undefined || chosen.later ? null : changeView(scene, chosen)}`,
  );
};

const rulerText = (
  { status, control, later, ruler }: SeatLine,
  { console: say, campaign: { bot, later: notYet } }: Words,
): string => {
  if (status === 'held') return ruler ?? say.nobody;
  if (later) return notYet;
  if (status === 'closed') return say.closedSeat;
  return control === 'caretaker' ? `${bot}, ${say.openSeat}` : say.openSeat;
};

const ordersView = (scene: ConsoleScene, line: SeatLine, turnout: SeatTurnout | undefined): Piece => {
  const { campaign, visitor, zone, now } = scene;
  const { words } = visitor;
  const { console: say } = words;
  if (turnout === undefined)
    return html`<span class="small">${line.status === 'closed' || isOver(campaign) ? '' : say.notAsked}</span>`;
  const { origin, sentAt, ready, missedLately, missedInAll, awayUntil, awayThrough } = turnout;
  const late = origin === 'none' && line.status === 'held' && campaign.deadline !== null && now >= campaign.deadline;
  const move = origin === 'none' && campaign.live !== null && !late;
  // Nobody waits for the orders of a seat that has no ruler: they are no more missing than the line above says.
  if (origin === 'none' && line.status !== 'held') return html`<span class="small">${say.byRule}</span>`;
  return html`<span class="badge ${move ? '' : origin === 'none' ? 'bad' : 'good'}">${late ? say.late : move ? say.live.atMove : say.origin[origin]}</span>${ready && html` <span class="badge">${say.ready}</span>`}
${sentAt === null ? null : html`<span class="small">${momentView(sentAt, zone, words)}</span>`}
${missedInAll > 0 && html`<div class="small">${campaign.live === null ? say.missed(missedLately, missedInAll) : say.live.missed(missedLately, missedInAll)}</div>`}
${awayUntil === null ? null : html`<div class="small">${say.away} ${momentView(awayUntil, zone, words)}</div>`}${awayThrough === null ? null : html`<div class="small">${say.awayThrough(awayThrough)}</div>`}`;
};

/** How a seat gets another ruler, or a caretaker. */
const changeView = (scene: ConsoleScene, line: SeatLine): Html => {
  const { path, campaign, visitor } = scene;
  const { console: say } = visitor.words;
  const plays = campaign.status === 'running' || campaign.status === 'paused';
  const deed = (name: string): Piece => hiddenView({ do: name, seat: line.seat });
  const sheet = (body: Piece): Html =>
    html`<div class="sheet" id="seat-change"><h3>${say.replaceOf(line)}</h3>${body}</div>`;
  if (line.status === 'closed')
    return sheet(
      html`<form method="post" action="${path}">${deed('reopen')}<button class="plain">${say.reopen}</button></form>`,
    );
  return sheet(html`<form method="post" action="${path}" class="inline">${deed('assign')}${selectView({ name: 'user', label: say.giveTo, choices: candidatesOf(scene) })}<button class="plain">${say.give}</button></form>
${
  line.status === 'held' &&
  html`<form method="post" action="${path}">${deed('remove')}<p class="small">${say.removeWhat}</p>${inputView({ name: 'reason', label: say.reason, most: 1000 })}<button class="plain grave">${say.remove}</button></form>
${plays && (line.control === 'caretaker' ? html`<form method="post" action="${path}">${deed('no-caretaker')}<p><button class="plain">${say.noCaretaker}</button></p></form>` : html`<form method="post" action="${path}">${deed('caretaker')}<p class="small">${say.caretakerWhat}</p><button class="plain">${say.caretaker}</button></form>`)}`
}${line.status === 'open' && html`<form method="post" action="${path}">${deed('close')}<p class="small">${say.closeWhat}</p><button class="plain">${say.close}</button></form>`}`);
};

/** Whom a seat can be given: the masters themselves, and all who have to do with the game. */
const candidatesOf = ({ people, visitor }: ConsoleScene): readonly (readonly [string, string])[] => {
  const self = visitor.actor.kind === 'user' ? visitor.actor.user : '';
  const others = [...people.applications, ...people.standbys, ...people.rulers].filter(({ userId }) => userId !== self);
  return [[self, visitor.words.console.myself], ...new Map(others.map(({ userId, name }) => [userId as string, name]))];
};
