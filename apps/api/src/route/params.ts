import { campaignId, rulesetId, seatId } from '@chancery/core';
import type {
  AccessTokenId,
  ExtensionId,
  IncomingMailId,
  InvitationId,
  LetterId,
  LetterReportId,
  OwnScenarioId,
  PressId,
  UserId,
  WebhookId,
} from '@chancery/store';
import { z } from 'zod';
import { MASTER, NAME, PARTY_NAME } from '../schema/words.ts';

const name = (description: string, example = 'zaxgzgjyect6nd6v2gjxk5sq') => NAME.meta({ description, example });
const idOf = <Id extends string>(what: string) => name(`The id of ${what}`).transform((text) => text as Id);

/** Everything that can stand in a path, by the name that it has there. */
export const PARAMS = {
  campaign: name('The id of a campaign').transform(campaignId),
  ruleset: name('The id of a ruleset', 'two-hills').transform(rulesetId),
  seat: name('A seat of the campaign', 'Eng').transform(seatId),
  party: PARTY_NAME.meta({ example: 'Eng', description: `Whose letters: a seat, or \`${MASTER}\` for the masters` }),
  muted: name('A seat of the campaign', 'Fra').transform(seatId),
  turn: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .meta({
      type: 'integer',
      minimum: 0,
      maximum: 999_999_999,
      pattern: undefined,
      example: 3,
      description: 'The number of a turn; 0 is the beginning',
    }),
  user: idOf<UserId>('a user'),
  invitation: idOf<InvitationId>('an invitation'),
  extension: idOf<ExtensionId>('a request for more time'),
  letter: idOf<LetterId>('a letter'),
  letterReport: idOf<LetterReportId>('a report of a letter'),
  article: idOf<PressId>('an article'),
  webhook: idOf<WebhookId>('a webhook'),
  token: idOf<AccessTokenId>('a token'),
  mail: idOf<IncomingMailId>('a mail that came in'),
  outgoing: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .meta({
      type: 'integer',
      minimum: 1,
      maximum: 999_999_999_999_999,
      pattern: undefined,
      example: 7,
      description: 'The number of a mail that left',
    }),
  scenario: idOf<OwnScenarioId>('a scenario of your own'),
  link: name('The secret of a link that shares a scenario'),
  session: name('The id of a session'),
  question: z.string().min(1).max(300).meta({ description: 'The id of a question', example: 'coup@Eng' }),
} as const;

export type ParamName = keyof typeof PARAMS;

/** The placeholders of a path: `campaign` and `seat` of `/campaigns/{campaign}/seats/{seat}`. */
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** What they stand for, checked. */
export type ParamsOf<Path extends string> = {
  readonly [Name in NamesIn<Path> & ParamName]: z.output<(typeof PARAMS)[Name]>;
};

/** The placeholders of a path, in their order. Throws for one that nobody knows. */
export const paramsIn = (path: string): readonly ParamName[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, found = '']) => {
    if (!Object.hasOwn(PARAMS, found)) throw new Error(`${path}: nobody knows {${found}}`);
    return found as ParamName;
  });
