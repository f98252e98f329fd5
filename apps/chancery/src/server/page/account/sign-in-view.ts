import { type Html, html } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import type { Words } from '../words/words.ts';

export interface SignInView {
  readonly fault: string | null;
  readonly told: string | null;
  readonly email: string;
  /** Where they are led when they are in; empty for the beginning. */
  readonly next: string;
  /** By password, or by the authenticator. */
  readonly words: Words;
}

/** The door: by password, by a link that comes by mail, or by a passkey where the browser runs our script. */
export const signInView = ({ fault, told, email, next, words: { account } }: SignInView): Html => {
  const { signIn } = account;
  return html`<div class="narrow"><header class="head"><h1>${signIn.title}</h1></header>
${fault === null ? null : said(fault, 'bad')}${told === null ? null : said(told, 'good')}
<form class="sheet" method="post" action="/sign-in"><input type="hidden" name="next" value="${next}">
<label><span class="name">${signIn.email}</span><input type="email" name="email" required autocomplete="username webauthn" value="${email}"></label>
<label><span class="name">${signIn.password}</span><input type="password" name="password" autocomplete="current-password"></label>
<div class="buttons"><button class="main" name="by" value="password">${signIn.button}</button><button class="plain" name="by" value="link">${signIn.link}</button></div>
</form>
<div id="passkey" data-next="${next === '' ? '/' : next}" hidden><p><button class="plain">${signIn.passkey}</button></p><div class="said bad" role="alert" hidden><p>${signIn.passkeyFailed}</p></div></div>
<p>${signIn.none} <a href="/sign-up">${account.signUp.title}</a> · <a href="/forgotten">${signIn.forgotten}</a></p></div>`;
};
