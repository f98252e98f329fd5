import type { AuditLine, ListedTurn } from '@chancery/app';
import type { SeatId } from '@chancery/core';
import { html, type Piece } from '../frame/html.ts';
import { auditView } from '../record/audit-view.ts';
import type { RecordReading } from '../record/told-facts.ts';
import { turnNamer } from '../record/turn-namer.ts';
import { sectionView } from './console-page.ts';
import { type ConsoleScene, seatName } from './load-console.ts';

/** The record as the masters of a game read it, with the names of its seats and turns. */
export const readingOf = (scene: ConsoleScene, turns: readonly ListedTurn[]): RecordReading => {
  const { visitor, zone } = scene;
  const turnName = turnNamer(turns, visitor.words);
  return { zone, words: visitor.words, seatName: (seat) => seatName(scene, seat as SeatId), turnName };
};

export const recordView = (
  scene: ConsoleScene,
  lines: readonly AuditLine[],
  turns: readonly ListedTurn[],
  { dice, closed }: { readonly dice: boolean; readonly closed: string | null },
): Piece =>
  sectionView(
    scene,
    'audit',
    html`${closed === null ? html`${auditView(lines, readingOf(scene, turns))}<p><a href="${scene.path}/audit">${scene.visitor.words.console.whole}</a></p>` : html`<p>${closed}</p>`}${diceLogView(scene, dice)}`,
  );

/** The way to the dice log. A master who rules a seat finds it shut until the end, but for dice that are public. */
const diceLogView = ({ campaign, visitor }: ConsoleScene, isOpen: boolean): Piece => {
  const { console: say } = visitor.words;
  if (campaign.turn === 0) return null;
  return isOpen
    ? html`<p><a href="/campaigns/${campaign.id}/dice-log">${say.diceLog}</a></p>`
    : html`<p class="small">${say.diceHidden}</p>`;
};
