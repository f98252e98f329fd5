import type { ShownOption } from '@chancery/app';
import type { JsonValue } from '@chancery/core';
import { html, type Piece } from '../frame/html.ts';
import type { Words } from '../words/words.ts';

/** The ruleset's own options as they hold in a game, in the words of the ruleset. */
export const optionsShown = (options: readonly ShownOption[], { newCampaign: say }: Words): Piece =>
  options.length > 0 &&
  html`<dl class="options">${options.map(
    ({ description, value, set }) =>
      html`<div><dt>${description}</dt><dd>${valueText(value, say)}${set && html` <span class="badge">${say.setHere}</span>`}</dd></div>`,
  )}</dl>`;

/** What an option is set to, in the reader's words. */
export const valueText = (value: JsonValue, say: Words['newCampaign']): string => {
  if (value === null) return say.without;
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
