import { type Html, html } from './html.ts';
import { said } from './layout.ts';

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly value?: string;
}

/** A page with one form and nothing else. */
export interface FormView {
  readonly title: string;
  /** What it is for, where the title does not say it. */
  readonly lead?: string;
  readonly action: string;
  readonly fields: readonly Field[];
  /** What goes with it unseen. */
  readonly hidden?: { readonly [name: string]: string };
  readonly button: string;
  readonly fault?: string | null;
  readonly told?: string | null;
}

export const formView = (view: FormView): Html => {
  const { title, lead, action, fields, hidden = {}, button, fault = null, told = null } = view;
  return html`<div class="narrow"><header class="head"><h1>${title}</h1></header>
${fault === null ? null : said(fault, 'bad')}${told === null ? null : said(told, 'good')}
${lead === undefined ? null : html`<p>${lead}</p>`}
<form class="sheet" method="post" action="${action}">
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${fields.map(
  ({ name, label, type, autocomplete, value = '' }) =>
    html`<label>${label}<input type="${type}" name="${name}" required autocomplete="${autocomplete}" value="${value}"></label>`,
)}
<div class="buttons"><button class="main">${button}</button></div>
</form></div>`;
};
