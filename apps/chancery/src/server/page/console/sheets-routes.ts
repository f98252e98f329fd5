import { readSheets, type SheetToRead, strikeLine } from '@chancery/app';
import type { SeatId } from '@chancery/core';
import { areaView, hiddenView, inputView } from '../frame/fields.ts';
import { type Html, html } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import type { PageHouse } from '../page-house.ts';
import { consolePage } from './console-page.ts';
import type { consoleDoors } from './doors.ts';
import { type ConsoleScene, consoleRefusal, seatName } from './load-console.ts';

/** The orders that count now, line by line, and what a master can do to a line before the turn is run. */
export const sheetsRoutes = ({ app }: PageHouse, { get, post }: ReturnType<typeof consoleDoors>): void => {
  const show = async (scene: ConsoleScene, told: Html | null = null): Promise<Response> => {
    const { visitor, campaign } = scene;
    const { console: say } = visitor.words;
    const read = await readSheets(app, visitor.actor, { campaignId: campaign.id });
    if (!read.ok)
      return consolePage(scene, { title: say.sheets.title, body: null, fault: consoleRefusal(scene, read.error) });
    const body = html`${told}<p>${say.sheets.what}</p>${read.value.length === 0 ? html`<p>${say.sheets.none}</p>` : read.value.map((sheet) => sheetView(scene, sheet))}`;
    return consolePage(scene, { title: say.sheets.title, body });
  };
  get('/sheets', (scene) => show(scene));
  post('/sheets', async (scene, field) => {
    const { visitor, campaign, context, path } = scene;
    const done = await strikeLine(app, visitor.actor, {
      campaignId: campaign.id,
      seat: field('seat') as SeatId,
      number: Number(field('number')),
      line: Number(field('line')),
      instead: field('instead').trim() === '' ? null : field('instead'),
      reason: field('reason'),
    });
    if (!done.ok) return show(scene, said(consoleRefusal(scene, done.error), 'bad'));
    return context.redirect(`${path}/sheets#${encodeURIComponent(done.value.seat)}`, 303);
  });
};

const sheetView = (scene: ConsoleScene, { seat, number, lines, struck }: SheetToRead): Html => {
  const { path, visitor } = scene;
  const { sheets: say } = visitor.words.console;
  return html`<section id="${seat}"><h2>${seatName(scene, seat)}</h2>${
    lines.length === 0
      ? html`<p>${say.empty}</p>`
      : html`<ol class="lines">${lines.map(
          (line, at) =>
            html`<li><code>${line}</code><details><summary>${say.strike}</summary><form method="post" action="${path}/sheets">${hiddenView({ seat, number, line: at + 1 })}${inputView({ name: 'instead', label: say.instead, optional: true, hint: say.insteadHint })}${areaView({ name: 'reason', label: say.reason, rows: 2, most: 500 })}<button class="small-button">${say.doIt}</button></form></details></li>`,
        )}</ol>`
  }${struck.length > 0 && html`<h3>${say.struck}</h3><ul>${struck.map(({ text, instead, reason }) => html`<li><del>${text}</del>${instead !== null && html` → <ins>${instead}</ins>`} <span class="small">${reason}</span></li>`)}</ul>`}</section>`;
};
