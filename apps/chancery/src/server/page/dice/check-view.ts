import { type Html, html } from '../frame/html.ts';
import type { Words } from '../words/words.ts';
import { CHECK_SOURCE } from './served-source.ts';
import type { ShownDice } from './shown-dice.ts';

/** The check that runs in the reader's own browser; without script, what to do instead. */
export const checkView = ({ campaign, register, server }: ShownDice, { dice: say, language }: Words): Html => {
  const { id, you } = campaign;
  const named = campaign.seats.filter(({ seat }) => you.seats.includes(seat));
  const seats =
    named.length < 2
      ? named.map(({ seat }) => html`<input type="hidden" name="seat" value="${seat}">`)
      : html`<label>${say.seat} <select name="seat">${named.map(({ seat, name }) => html`<option value="${seat}">${name}</option>`)}</select></label>`;
  return html`<section id="check" class="sheet"><h2>${say.check}</h2><p>${say.checkLead}</p>
<noscript><p><strong>${say.noScript}</strong></p></noscript>
<form id="check-form" data-campaign="${id}" data-language="${language}" data-source="${CHECK_SOURCE.path()}" data-running="${say.running}" data-failed="${say.failed}" hidden><label>${say.files} <input type="file" name="kept" multiple></label>${seats}<div class="buttons"><button class="main">${say.check}</button></div></form>
<div id="verdict" role="status" aria-live="polite"></div>
<details><summary class="small">chancery verify</summary><p class="small">${say.command}</p><pre class="hash">chancery verify --server ${server} --campaign ${id} --kept FILES</pre></details>
<p class="small"><a href="/campaigns/${id}/dice.txt" download>${say.save}</a>${register.over && html` · <a href="/api/v1/campaigns/${id}/record" download>${say.record}</a>`}${named.map(({ seat, name }) => html` · <a href="/api/v1/campaigns/${id}/seats/${seat}/words" download="words-${seat}.json">${say.words(name)}</a>`)}</p></section>`;
};
