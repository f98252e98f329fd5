import { hiddenView, inputView } from '../frame/fields.ts';
import { type Html, html } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import type { Words } from '../words/words.ts';

export interface SignUpView {
  readonly words: Words;
  readonly name: string;
  readonly email: string;
  readonly hidden: { readonly [name: string]: string };
  readonly fault: string | null;
  readonly told: string | null;
}

export const signUpView = ({ words, name, email, hidden, fault, told }: SignUpView): Html => {
  const { signUp: say, signIn } = words.account;
  return html`<div class="narrow"><header class="head"><h1>${say.title}</h1></header>
${fault === null ? null : said(fault, 'bad')}
${
  told === null
    ? html`<form class="sheet" method="post" action="/sign-up">${hiddenView(hidden)}
${inputView({ name: 'name', label: say.name, hint: say.nameHint, value: name, autocomplete: 'nickname', most: 60 })}
${inputView({ name: 'email', label: signIn.email, hint: say.emailHint, value: email, type: 'email', autocomplete: 'username' })}
${inputView({ name: 'password', label: say.password, hint: say.passwordHint, type: 'password', autocomplete: 'new-password' })}
<div class="buttons"><button class="main">${say.button}</button></div></form>
<p>${say.have} <a href="/sign-in">${signIn.title}</a></p>`
    : said(told, 'good')
}</div>`;
};
