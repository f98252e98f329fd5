import type { SeatId } from '@chancery/core';
import { hiddenView } from '../frame/fields.ts';
import { html, type Piece } from '../frame/html.ts';
import { type LetterScene, partyName } from './letter-scene.ts';

/** Whom somebody does not hear, and how they hear from them again. */
export const mutedView = (scene: LetterScene, muted: readonly SeatId[]): Piece => {
  const { letters: say } = scene.visitor.words;
  if (muted.length === 0) return null;
  return html`<section><h2>${say.muted}</h2><ul class="things">${muted.map((seat) => {
    const name = partyName(scene, seat, 'from');
    return html`<li><div>${name}</div><form method="post" action="${scene.path}/mute">${hiddenView({ seat, mute: 'no' })}<button class="small-button" aria-label="${say.unmute}: ${name}">${say.unmute}</button></form></li>`;
  })}</ul></section>`;
};
