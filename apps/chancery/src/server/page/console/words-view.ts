import type { WatchedWords } from '@chancery/app';
import type { SeatId } from '@chancery/core';
import { hiddenView, inputView } from '../frame/fields.ts';
import { html, type Piece } from '../frame/html.ts';
import { momentView } from '../frame/time.ts';
import { uncertainList } from '../mails/uncertain-view.ts';
import { sectionView } from './console-page.ts';
import { type ConsoleNews, type ConsoleScene, seatName } from './load-console.ts';

/** Letters to and from the masters, and those that were brought before them. */
export const lettersView = (scene: ConsoleScene, { reports }: ConsoleNews): Piece => {
  const { campaign, visitor, path, zone } = scene;
  const { words } = visitor;
  const { console: say } = words;
  const letters = `/campaigns/${campaign.id}/letters`;
  return sectionView(
    scene,
    'letters',
    html`<p class="buttons"><a class="plain" href="${letters}/new?to=all">${say.writeAll}</a><a class="plain" href="${letters}">${say.lettersTo}</a>${campaign.settings.hostReadsMessages && html`<a class="plain" href="${path}/messages">${say.watched.title}</a>`}</p>
<h3>${say.reports}</h3>${
      reports.length === 0
        ? html`<p>${say.noReports}</p>`
        : reports.map(
            ({ id, seat, reason, letter }) =>
              html`<article class="letter"><header><span><strong>${letter.subject}</strong>, ${say.writtenBy(seatName(scene, letter.from))}</span>${momentView(letter.at, zone, words)}</header><div class="words">${letter.body}</div><p class="small">${say.reportedBy(seatName(scene, seat))}: ${reason}</p>
<form method="post" action="${path}" class="inline">${hiddenView({ do: 'decide', report: id })}${inputView({ name: 'decision', label: say.decision, most: 2000 })}<button class="plain">${say.decide}</button></form></article>`,
          )
    }`,
  );
};

/** What rulers write to one another, where masters may read it. */
export const watchedView = (scene: ConsoleScene, watched: readonly WatchedWords[]): Piece => {
  const { visitor, zone } = scene;
  const { words } = visitor;
  const say = words.console.watched;
  const names = (seats: readonly SeatId[]): string => seats.map((seat) => seatName(scene, seat)).join(', ');
  return html`<p>${say.lead}</p>${
    watched.length === 0
      ? html`<p>${say.none}</p>`
      : watched.map(
          ({ from, to, subject, body, at }) =>
            html`<article class="letter"><header><span><strong>${subject ?? say.order}</strong>, ${seatName(scene, from)}${to !== null && ` ${say.to(names(to))}`}</span>${momentView(at, zone, words)}</header><div class="words">${body}</div></article>`,
        )
  }`;
};

/** Mails that wait until somebody says whose they are, and those that may be lost. */
export const mailsView = (scene: ConsoleScene, { mails, uncertain }: ConsoleNews): Piece => {
  const { campaign, visitor, path, zone } = scene;
  const { words } = visitor;
  const {
    console: say,
    seatSettings: { uncertain: lost },
  } = words;
  return sectionView(
    scene,
    'mails',
    html`${
      mails.length === 0
        ? html`<p>${say.noMails}</p>`
        : html`<p class="small">${say.mailsWhat}</p><ul class="things">${mails.map(
            ({ id, seat, turn, receivedAt, reason }) =>
              html`<li><div>${seatName(scene, seat)}${campaign.live === null && `, ${words.seatSettings.turn(turn)}`}<span class="small">${momentView(receivedAt, zone, words)} · ${reason}</span></div><form method="post" action="${path}">${hiddenView({ do: 'release', mail: id })}<button class="small-button">${say.release}</button></form></li>`,
          )}</ul>`
    }${
      uncertain.length > 0 &&
      html`<h3>${lost.title}</h3><p class="small">${lost.whatMaster}</p>${uncertainList({ mails: uncertain, path, live: campaign.live !== null, toWhom: true, zone, words })}`
    }`,
  );
};
