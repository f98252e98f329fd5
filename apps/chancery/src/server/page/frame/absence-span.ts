import type { WaitingAbsence } from '@chancery/app';
import type { Words } from '../words/words.ts';
import { html, type Piece } from './html.ts';
import { momentView } from './time.ts';

/** From when until when somebody is away, or after which turn they are back. */
export const absenceSpan = ({ from, until, through }: WaitingAbsence, zone: string, words: Words): Piece =>
  until === null
    ? html`${momentView(from, zone, words)}, ${words.seatSettings.throughTurn(through ?? 0)}`
    : html`${momentView(from, zone, words)} ${words.seatSettings.to} ${momentView(until, zone, words)}`;
