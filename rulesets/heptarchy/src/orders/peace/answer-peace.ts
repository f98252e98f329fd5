import { branch, FLAG, oneOf, when } from '@chancery/kit';
import type { Forecast } from '../../known/forecast.ts';
import { termsWords } from '../../names/terms.ts';
import type { AnswerPeace } from '../../order.ts';
import { warBetween } from '../../rules/relations.ts';
import type { KingdomNumber } from '../../words.ts';
import { GROUPS } from '../groups.ts';
import { actionKind, eachKingdom } from '../offering.ts';
import { KINGDOM } from '../param-types.ts';

export const answerPeace = actionKind<AnswerPeace>({
  verb: 'ANSWER_PEACE',
  rule: 'HEP-7.10',
  title: 'Answer an offer of peace',
  help: 'Accepts or refuses the peace that an opponent has offered. If you do not answer in your Phase, it is refused.',
  group: GROUPS.peace,
  params: { kingdom: { type: KINGDOM, help: 'who offers' }, yes: { type: FLAG, help: 'YES or NO' } },
  lines: [
    { pattern: 'ANSWER PEACE <kingdom> YES', sets: { yes: true } },
    { pattern: 'ANSWER PEACE <kingdom> NO', sets: { yes: false } },
  ],
  offer: (forecast, could) =>
    eachKingdom(forecast, (other, code) =>
      oneOf('yes', [
        branch(true, `Accept: ${offeredWords(forecast, other)}`, when(could({ kingdom: code, yes: true }))),
        branch(false, 'Refuse', when(could({ kingdom: code, yes: false }))),
      ]),
    ),
});

/** What an opponent offers, in words. */
const offeredWords = ({ setting, state, kingdom }: Forecast, other: KingdomNumber): string => {
  const offer = warBetween(state, kingdom, other)?.offer;
  if (!offer || offer.terms.white) return 'White Peace';
  return termsWords({ setting, board: state, me: kingdom }, offer.terms);
};
