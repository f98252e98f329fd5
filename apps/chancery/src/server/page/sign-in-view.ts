import { type Html, html } from './frame/html.ts';
import { said } from './frame/layout.ts';

export interface SignInView {
  readonly fault: string | null;
  readonly told: string | null;
  readonly email: string;
}

/** The door: by password, or by a link that comes by mail. */
export const signInView = ({
  fault,
  told,
  email,
}: SignInView): Html => html`<div class="narrow"><header class="head"><h1>Sign in</h1></header>
${fault === null ? null : said(fault, 'bad')}${told === null ? null : said(told, 'good')}
<form class="sheet" method="post" action="/sign-in">
<label>E-mail address<input type="email" name="email" required autocomplete="username" value="${email}"></label>
<label>Password<input type="password" name="password" autocomplete="current-password"></label>
<div class="buttons"><button class="main" name="by" value="password">Sign in</button><button class="plain" name="by" value="link">Send me a link instead</button></div>
</form>
<p><a href="/sign-up">Sign up</a> · <a href="/forgotten">Forgotten the password?</a></p></div>`;
