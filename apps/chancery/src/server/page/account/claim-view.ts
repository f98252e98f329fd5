import { hiddenView, inputView } from '../frame/fields.ts';
import { type Html, html } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import type { Visitor } from '../visitor.ts';
import type { Words } from '../words/words.ts';
import { type Newcomer, newcomerFields } from './come-in.ts';

export interface ClaimView extends Newcomer {
  readonly visitor: Visitor;
  /** From the address that the server printed, or as it was typed. */
  readonly code: string;
  readonly fault: string | null;
  readonly told: string | null;
  /** An account waits until its address is confirmed. */
  readonly confirm: boolean;
}

/** What a claim is, and the form for it: with an account of one's own, or the questions for one. */
export const claimView = ({ visitor, name, email, code, fault, told, confirm }: ClaimView): Html => {
  const { words } = visitor;
  const { claim: say, signUp, signIn } = words.account;
  const isIn = visitor.name !== null;
  const codeField =
    code === '' || fault !== null
      ? inputView({ name: 'code', label: say.code, hint: say.codeHint, value: code })
      : hiddenView({ code });
  const next = new URLSearchParams({ next: `/claim?${new URLSearchParams({ code })}` });
  const form = html`<form class="sheet" method="post" action="/claim">${codeField}${!isIn && newcomerFields({ name, email }, words, confirm)}
<div class="buttons"><button class="main">${say.button}</button></div></form>
${!isIn && html`<p>${signUp.have} <a href="/sign-in?${next.toString()}">${signIn.title}</a></p>`}`;
  return html`<div class="narrow"><header class="head"><h1>${say.title}</h1></header>
${fault === null ? null : said(fault, 'bad')}${told === null ? null : said(told, 'good')}${say.what.map((text) => html`<p>${text}</p>`)}
${told === null && form}</div>`;
};

/** For whoever comes too late, or once more. */
export const claimedView = ({ account: { claim: say }, frame }: Words): Html =>
  html`<div class="narrow"><header class="head"><h1>${say.title}</h1></header>${said(say.claimed)}<p><a href="/">${frame.toBeginning}</a></p></div>`;
