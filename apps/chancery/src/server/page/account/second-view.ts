import { renderSVG } from 'uqr';
import { inputView } from '../frame/fields.ts';
import { type Html, html } from '../frame/html.ts';
import type { Words } from '../words/words.ts';

export interface SecondStep {
  /** As authenticators read it: `otpauth://...` */
  readonly uri: string;
  readonly drawer: readonly string[];
  readonly words: Words;
}

/** The key goes over into the authenticator, which shows by a first code that it has it. */
export const secondStepView = ({ uri, drawer, words }: SecondStep): Html => {
  const { security: say } = words.account;
  const key = new URL(uri).searchParams.get('secret') ?? '';
  const picture = `data:image/svg+xml;base64,${btoa(renderSVG(uri, { border: 2 }))}`;
  return html`<section><h2>${say.second}</h2><p>${say.scan}</p>
<p><img class="code" src="${picture}" alt="${say.picture}" width="220" height="220"></p>
<p><a href="${uri}">${say.open}</a></p><p class="name">${say.key}</p><p class="secret">${key.match(/.{1,4}/g)?.join(' ') ?? key}</p>
<form method="post" action="/account/second-factor/confirm">${inputView({ name: 'code', label: say.thenCode, autocomplete: 'one-time-code' })}
<div class="buttons"><button class="main">${say.confirm}</button></div></form></section>${drawerView(drawer, words)}`;
};

/** Codes that are shown once. */
export const drawerView = (codes: readonly string[], { account: { security: say } }: Words): Html =>
  html`<section><h2>${say.drawer}</h2><p>${say.drawerWhat}</p><p class="secret abreast">${codes.map((code) => html`<span>${code}</span> `)}</p></section>`;
