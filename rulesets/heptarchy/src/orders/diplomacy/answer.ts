import { branch, FLAG, oneOf, when } from '@chancery/kit';
import { TREATY_WORDS } from '../../names/reader.ts';
import type { Answer } from '../../order.ts';
import { getAreaInfo } from '../../rules/find.ts';
import { GROUPS } from '../groups.ts';
import { actionKind } from '../offering.ts';
import { kingdom, treaty } from './params.ts';

export const answer = actionKind<Answer>({
  verb: 'ANSWER',
  rule: 'HEP-5.19',
  title: 'Answer a proposal',
  help: 'Accepts or refuses a treaty that another player has proposed. Proposals that you do not answer in your Phase lapse.',
  group: GROUPS.diplomacy,
  params: { kingdom, treaty, yes: { type: FLAG, help: 'YES or NO' } },
  lines: [
    { pattern: 'ANSWER <kingdom> <treaty> YES', sets: { yes: true } },
    { pattern: 'ANSWER <kingdom> <treaty> NO', sets: { yes: false } },
  ],
  offer: ({ setting, state, kingdom: me }, could) =>
    oneOf(
      'kingdom',
      [...new Set(state.proposals.filter(({ to }) => to === me).map(({ from }) => from))].map((from) => {
        const { code, name } = getAreaInfo(setting, from);
        const kinds = state.proposals.filter((each) => each.to === me && each.from === from).map(({ kind }) => kind);
        const answers = (kind: (typeof kinds)[number]) =>
          oneOf('yes', [
            branch(true, 'Accept', when(could({ kingdom: code, treaty: kind, yes: true }))),
            branch(false, 'Refuse', when(could({ kingdom: code, treaty: kind, yes: false }))),
          ]);
        return branch(
          code,
          name,
          oneOf(
            'treaty',
            kinds.map((kind) => branch(kind, TREATY_WORDS[kind], answers(kind))),
          ),
        );
      }),
    ),
});
