import type { AuditLine, ListedTurn } from '@chancery/app';
import type { SeatId } from '@chancery/core';
import { type Html, html, type Piece } from '../frame/html.ts';
import { column, tableView } from '../frame/table.ts';
import { momentView } from '../frame/time.ts';
import type { Words } from '../words/words.ts';
import { sectionView } from './console-page.ts';
import { type ConsoleScene, seatName } from './load-console.ts';
import { factsView, type RecordReading } from './told-facts.ts';
import { turnNamer } from './turn-namer.ts';

/** The record of deeds, the newest first. */
export const auditView = (lines: readonly AuditLine[], reading: RecordReading): Html => {
  const { zone, words } = reading;
  const { console: say } = words;
  return tableView(
    [column(say.when), column(say.who), column(say.what), column(say.facts)],
    lines.map((line) => [
      momentView(line.at, zone, words),
      html`${line.who === null ? say.system : line.who.name} <span class="small">${roleText(line.role, words)}</span>`,
      html`${deedText(line.action, words)} <code class="small">${line.action}</code>`,
      factsView(line, reading),
    ]),
    2,
  );
};

/** Older records may hold what is done under another name today; it stands there as it is. */
const deedText = (action: string, { record: { deeds } }: Words): string =>
  Object.hasOwn(deeds, action) ? deeds[action as keyof typeof deeds] : action;

const roleText = (role: string, { record: { roles } }: Words): string =>
  Object.hasOwn(roles, role) ? roles[role as keyof typeof roles] : role;

/** The way from one page of the record to the next. */
export const olderView = (
  path: string,
  lines: readonly { readonly seq: number }[],
  limit: number,
  { console: say }: Words,
): Piece => {
  const last = lines.at(-1);
  return html`<p><a href="${path}">${say.newest}</a>${last !== undefined && lines.length === limit && html` · <a href="${path}?before=${last.seq}">${say.older}</a>`}</p>`;
};

/** The record as the masters of a game read it, with the names of its seats and turns. */
export const readingOf = (scene: ConsoleScene, turns: readonly ListedTurn[]): RecordReading => {
  const { visitor, zone } = scene;
  const turnName = turnNamer(turns, visitor.words);
  return { zone, words: visitor.words, seatName: (seat) => seatName(scene, seat as SeatId), turnName };
};

export const recordView = (scene: ConsoleScene, lines: readonly AuditLine[], turns: readonly ListedTurn[]): Piece =>
  sectionView(
    scene,
    'audit',
    html`${auditView(lines, readingOf(scene, turns))}<p><a href="${scene.path}/audit">${scene.visitor.words.console.whole}</a></p>`,
  );
