import { type Html, html } from '../frame/html.ts';

/** Lines of proof, to be read by programs and copied by people. */
export const proofsView = (proofs: readonly string[]): Html =>
  html`<ul class="hash proof-lines">${proofs.map((proof) => html`<li>${proof}</li>`)}</ul>`;
