import { type AppError, type OwnAccount, showAccount, showNoticeSettings } from '@chancery/app';
import type { Result } from '@chancery/core';
import type { Context, Hono } from 'hono';
import { faultPage } from '../frame/answer.ts';
import { type Form, formOf } from '../frame/form.ts';
import { refusedText } from '../frame/refused.ts';
import type { PageHouse } from '../page-house.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import type { Words } from '../words/words.ts';
import { type Done, type Part, pathOf } from './account-page.ts';
import { askAccounts, reasonOf } from './ask-accounts.ts';

/** Somebody at their own account. */
export interface Owner {
  readonly context: Context;
  readonly visitor: Visitor;
  readonly account: OwnAccount;
  /** In which they read times. */
  readonly zone: string;
  readonly words: Words;
}

/** Why something was not done; null when it was. */
export type Refused = string | null;

/** Shows a part of the account; `fault` says why a form of it was refused. */
export type ShowPart = (owner: Owner, fault?: Refused) => Promise<Response> | Response;

/** A deed of a form: why it was refused, or a page of its own, or null for the word that it is done. */
export type Deed = (owner: Owner, field: Form) => Promise<Refused | Response>;

/** The pages of one part and what can be done there: each deed leads back to the part, so that no form is sent twice. */
export const accountDesk = (house: PageHouse, routes: Hono, part: Part, showPart: ShowPart) => {
  const ownerOf = async (context: Context): Promise<Owner | Response> => {
    const visitor = await visitorOf(house.app, house.accounts, context.req.raw.headers);
    const account = await showAccount(house.app, visitor.actor, null);
    if (!account.ok) return faultPage(context, account.error, visitor);
    const settings = await showNoticeSettings(house.app, visitor.actor, { campaignId: null });
    const zone = settings.ok ? settings.value.zone : house.zone;
    return { context, visitor, account: account.value, zone, words: visitor.words };
  };
  routes.get(pathOf(part), async (context) => {
    const owner = await ownerOf(context);
    return owner instanceof Response ? owner : showPart(owner);
  });
  return {
    deed: (path: string, done: Done, run: Deed): void => {
      if (path !== pathOf(part)) routes.get(path, (context) => context.redirect(pathOf(part), 303));
      routes.post(path, async (context) => {
        const owner = await ownerOf(context);
        if (owner instanceof Response) return owner;
        const outcome = await run(owner, await formOf(context));
        if (outcome instanceof Response) return outcome;
        return outcome === null ? context.redirect(`${pathOf(part)}?done=${done}`, 303) : showPart(owner, outcome);
      });
    },
  };
};

/** What came of a use case. */
export const refusedBy = (result: Result<unknown, AppError>, { words, zone }: Owner): Refused =>
  result.ok ? null : refusedText(result.error, words, zone);

/** What came of asking the accounts, which may have given them a new session meanwhile. */
export const refusedByAccounts = async (
  house: PageHouse,
  { context, words }: Owner,
  path: string,
  body: object,
): Promise<Refused> => {
  const answer = await askAccounts(house, context, path, body);
  for (const cookie of answer.headers.getSetCookie()) context.header('set-cookie', cookie, { append: true });
  return answer.ok ? null : await reasonOf(answer, words);
};
