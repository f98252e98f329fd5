import { type Choice, DONE } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import { termsWords } from '../../names/assets.ts';
import { nationName } from '../../names/names.ts';
import { readerOf } from '../../names/reader.ts';
import type { PeaceTerms } from '../../order.ts';
import { mirroredTerms } from '../../rules/terms.ts';
import { self } from '../offers.ts';
import { GROUPS, peaceOrder } from '../shared.ts';
import { PEACE_PARAMS, PEACE_WORDS } from './peace.ts';

/** The same terms from the other side, or the plain peace of a non-player nation (W83-13.4, 13.43). */
export const acceptPeace = peaceOrder('ACCEPT_PEACE', {
  rule: 'W83-13.4',
  title: 'Accept peace',
  help: 'Accepts an offer of peace with just its terms, WE and YOU exchanged; other terms make it an offer of your own. The peace of a non-player nation has no terms.',
  group: GROUPS.treaties,
  params: PEACE_PARAMS,
  lines: [{ pattern: `ACCEPT PEACE <nation> ${PEACE_WORDS}` }],
  options: (known) => {
    const nation = self(known);
    if (nation === null) return null;
    const { view } = known;
    const offered = (view.own?.peaceOffers ?? []).filter(({ to }) => to === nation);
    return oneOf('nation', [
      ...view.npcOffers.filter(({ to }) => to === nation).map(({ npc }) => branch(npc, nationName(view, npc))),
      ...offered.map(({ from, terms }) => {
        const own = mirroredTerms(terms);
        return branch(from, `${nationName(view, from)}: ${termsWords(readerOf(known), own)}`, withTerms(own));
      }),
    ]);
  },
});

/** Just these terms: each has one answer, so that nobody is asked. */
const withTerms = (terms: PeaceTerms): Choice =>
  Object.entries(terms).reduceRight<Choice>(
    (then, [param, value]) => ({ ask: 'one', param, of: [{ value, label: param }], then }),
    DONE,
  );
