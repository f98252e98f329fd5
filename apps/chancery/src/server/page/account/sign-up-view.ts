import type { SignUpPolicy } from '@chancery/app';
import { hiddenView } from '../frame/fields.ts';
import { type Html, html } from '../frame/html.ts';
import { said } from '../frame/layout.ts';
import type { Words } from '../words/words.ts';
import { newcomerFields } from './come-in.ts';

export interface SignUpView {
  readonly words: Words;
  /** Whether whoever reads this may make an account, or who may instead. */
  readonly policy: SignUpPolicy;
  /** An account waits until its address is confirmed. */
  readonly confirm: boolean;
  readonly name: string;
  readonly email: string;
  readonly hidden: { readonly [name: string]: string };
  /** What takes somebody who has an account already on to where they were going. */
  readonly next: { readonly [name: string]: string };
  readonly fault: string | null;
  readonly told: string | null;
}

export const signUpView = (view: SignUpView): Html => {
  const { signUp: say } = view.words.account;
  const { policy, fault, told } = view;
  return html`<div class="narrow"><header class="head"><h1>${say.title}</h1></header>
${fault === null ? null : said(fault, 'bad')}${told === null ? (policy === 'open' ? formView(view) : closedView(policy, view)) : said(told, 'good')}</div>`;
};

/** Why there is no form, and what to do instead. */
const closedView = (policy: Exclude<SignUpPolicy, 'open'>, view: SignUpView): Html => {
  const { signUp: say, welcome } = view.words.account;
  return html`${said(say[policy].lead)}${say[policy].then.map((text) => html`<p>${text}</p>`)}
<p class="buttons"><a class="main" href="/tutorial">${welcome.tutorial}</a><a class="plain" href="/practice">${welcome.practice}</a></p>
${haveView(view)}`;
};

const formView = (view: SignUpView): Html => {
  const { words, name, email, hidden } = view;
  const { signUp: say } = words.account;
  return html`<form class="sheet" method="post" action="/sign-up">${hiddenView(hidden)}
${newcomerFields({ name, email }, words, view.confirm)}
<div class="buttons"><button class="main">${say.button}</button></div></form>
${haveView(view)}`;
};

const haveView = ({ words, next }: SignUpView): Html => {
  const { signUp: say, signIn } = words.account;
  const asked = new URLSearchParams(next).toString();
  return html`<p>${say.have} <a href="/sign-in${asked === '' ? '' : `?${asked}`}">${signIn.title}</a></p>`;
};
