import type { Context } from 'hono';
import { inputView } from '../frame/fields.ts';
import type { Form } from '../frame/form.ts';
import { type Html, html } from '../frame/html.ts';
import type { PageHouse } from '../page-house.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import { type Words, wordsFor } from '../words/words.ts';
import { askAccounts, reasonOf } from './ask-accounts.ts';

/** What people say of themselves when they make an account. */
export interface Newcomer {
  readonly name: string;
  readonly email: string;
}

/** Whether somebody with a new account is in already, has to open the link in a mail first, or was refused. */
export type CameIn =
  | {
      readonly kind: 'in';
      readonly visitor: Visitor /** With the cookies of the session. */;
      readonly answer: Response;
    }
  | { readonly kind: 'mailed' }
  | { readonly kind: 'refused'; readonly fault: string };

export interface SignUpBy {
  /** The campaign and the token of an invitation. */
  readonly invitation: { readonly campaignId: string; readonly token: string } | null;
  /** The page to which the link in the mail leads; empty for the first one. */
  readonly next: string;
}

/** Makes an account of what stands in a form, on whatever page it is. */
export const signUpFrom = async (
  house: PageHouse,
  context: Context,
  field: Form,
  { invitation, next }: SignUpBy,
): Promise<CameIn> => {
  const { headers } = context.req.raw;
  const confirmed = `/sign-in?confirmed${next === '' ? '' : `&${new URLSearchParams({ next })}`}`;
  const answer = await askAccounts(house, context, '/sign-up/email', {
    ...{ ...newcomerIn(field), password: field('password'), callbackURL: confirmed },
    ...(invitation === null ? {} : { invitation }),
  });
  if (!answer.ok) return { kind: 'refused', fault: await reasonOf(answer, wordsFor(headers)) };
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const asSignedIn = new Headers(headers);
  asSignedIn.set('cookie', [headers.get('cookie'), ...cookies].filter(Boolean).join('; '));
  const visitor = await visitorOf(house.app, house.accounts, asSignedIn);
  return visitor.name === null ? { kind: 'mailed' } : { kind: 'in', visitor, answer };
};

export const newcomerIn = (field: Form): Newcomer => ({ name: field('name'), email: field('email') });

/** The three questions for an account. `confirm`: mail goes to the address, once it is confirmed; else it is there to sign in. */
export const newcomerFields = ({ name, email }: Newcomer, { account }: Words, confirm: boolean): Html => {
  const { signUp: say, signIn } = account;
  return html`${inputView({ name: 'name', label: say.name, hint: say.nameHint, value: name, autocomplete: 'nickname', most: 60 })}
${inputView({ name: 'email', label: signIn.email, hint: confirm ? say.emailHint : say.emailForSigningIn, value: email, type: 'email', autocomplete: 'username' })}
${inputView({ name: 'password', label: say.password, hint: say.passwordHint, type: 'password', autocomplete: 'new-password' })}`;
};
