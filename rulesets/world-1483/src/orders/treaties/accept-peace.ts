import { branch, oneOf } from '@chancery/kit';
import { nationName } from '../../names/names.ts';
import { mirroredPeace } from '../../rules/terms.ts';
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
      ...offered
        .filter(({ terms }) => Object.keys(mirroredPeace({ nation, ...terms }, nation)).length === 1)
        .map(({ from }) => branch(from, nationName(view, from))),
    ]);
  },
});
