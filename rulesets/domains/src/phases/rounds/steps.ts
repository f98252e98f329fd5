import type { Phase } from '@chancery/core';
import { contest, fortify, found } from '../../actions/building/holdings.ts';
import { buildBridge, demolish, largesse, raise, recruit } from '../../actions/building/land.ts';
import { counterspy } from '../../actions/covert/attempts.ts';
import type { Deed, DeedOf } from '../../actions/deed.ts';
import { declareWar } from '../../actions/diplomacy/declare-war.ts';
import { grant } from '../../actions/diplomacy/grant.ts';
import { proposing, type SheetsOf } from '../../actions/diplomacy/propose.ts';
import { levy, muster } from '../../actions/troops/muster.ts';
import type { Action } from '../../order.ts';
import { initiativeOf } from '../../rules/initiative.ts';
import { sheetOf } from '../../rules/sheets.ts';
import type { Types } from '../../types.ts';
import type { Round } from '../../words.ts';
import { fail, takenBy } from './taken.ts';

/** Steps whose actions are judged together, then carried out one after another (DOM-1.5, 1.6). */

/** R1: words between rulers. */
export const diplomacyOf = (round: Round): Phase<Types> =>
  stepOf(round, { name: 'Diplomacy', rule: 'DOM-8.1' }, (sheets) => ({
    DIPLOMACY: proposing(sheets),
    GRANT: grant,
    DECLARE_WAR: declareWar,
  }));

/** R2. */
export const counterspiesOf = (round: Round): Phase<Types> =>
  stepOf(round, { name: 'Counterspies', rule: 'DOM-9.5' }, () => ({ COUNTERSPY: counterspy }));

/** R4. */
export const buildingOf = (round: Round): Phase<Types> =>
  stepOf(round, { name: 'Building', rule: 'DOM-4.4' }, () => ({
    FOUND: found,
    RAISE: raise,
    CONTEST: contest,
    FORTIFY: fortify,
    BRIDGE: buildBridge,
    DEMOLISH: demolish,
    RECRUIT: recruit,
    LARGESSE: largesse,
  }));

/** R5. */
export const raisingOf = (round: Round): Phase<Types> =>
  stepOf(round, { name: 'Musters and levies', rule: 'DOM-6.3' }, () => ({ MUSTER: muster, LEVY: levy }));

type Deeds = { readonly [Verb in Action['verb']]?: DeedOf<Verb> };

const stepOf = (
  round: Round,
  { name, rule }: Pick<Phase<Types>, 'name' | 'rule'>,
  deedsFor: (sheets: SheetsOf) => Deeds,
): Phase<Types> => ({
  name: `${name} of round ${round}`,
  rule,
  run: (turn) => {
    const deeds = deedsFor((domain) => sheetOf(turn, domain));
    const verbs = Object.keys(deeds) as Action['verb'][];
    const judged = initiativeOf(turn.setting, turn.state).flatMap((domain) =>
      takenBy(turn, domain, verbs).map((taken) => {
        const acting = { ...turn, domain, round };
        const deed = deeds[taken.order.verb] as Deed<Action>;
        return { acting, taken, deed, fault: deed.fault(acting, taken.order.args) };
      }),
    );
    for (const { acting, taken, deed, fault } of judged) {
      // What an earlier action of the same step has made impossible fails too (DOM-1.6).
      const reason = fault ?? deed.fault(acting, taken.order.args);
      if (reason === null) deed.carryOut(acting, taken.order.args);
      else fail(turn, { domain: acting.domain, round, taken, reason });
    }
  },
});
