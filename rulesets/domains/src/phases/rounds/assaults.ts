import { byNumber, type Phase, sorted, type Turn } from '@chancery/core';
import { assaultFault, assaultOn, holderOf, pillageFault } from '../../actions/troops/assault.ts';
import { fightBattle } from '../../consequences/battle.ts';
import { occupyHolding, razeHolding } from '../../consequences/occupation.ts';
import { settle } from '../../consequences/settle.ts';
import type { OrderOf } from '../../order.ts';
import { findUnit, getHolding, getProvince, unitsInside } from '../../rules/find.ts';
import { initiativeOf } from '../../rules/initiative.ts';
import type { Acting } from '../../rules/scene.ts';
import { pickUnits } from '../../rules/units.ts';
import type { Types } from '../../types.ts';
import type { Round } from '../../words.ts';
import { fail, takenBy } from './taken.ts';

/** R9: assaults province by province, then pillage (DOM-12.18, 13.17). */
export const assaultsOf = (round: Round): Phase<Types> => ({
  name: `Assaults of round ${round}`,
  rule: 'DOM-12.18',
  run: (turn) => {
    const { setting, state } = turn;
    const order = initiativeOf(setting, state);
    const assaults = order.flatMap((domain) =>
      takenBy(turn, domain, ['ASSAULT']).map((taken) => {
        const acting: Acting = { ...turn, domain, round };
        const province = state.holdings.find(({ id }) => id === taken.order.args.holding)?.province ?? 0;
        return { acting, taken, province };
      }),
    );
    for (const { acting, taken } of sorted(assaults, (one, other) => byNumber(one.province, other.province))) {
      const reason = assaultFault(acting, taken.order.args);
      if (reason === null) storm(turn, acting, taken.order.args);
      else fail(turn, { domain: acting.domain, round, taken, reason });
    }
    for (const domain of order) {
      for (const taken of takenBy(turn, domain, ['PILLAGE'])) {
        const acting: Acting = { ...turn, domain, round };
        const reason = pillageFault(acting, taken.order.args);
        if (reason === null) pillage(acting, taken.order.args);
        else fail(turn, { domain, round, taken, reason });
      }
    }
  },
});

/** A battle for the walls; whoever wins it may take possession at once (DOM-12.13, 12.17, 12.19). */
const storm = (turn: Turn<Types>, acting: Acting, args: OrderOf<'ASSAULT'>['args']): void => {
  const { holding: id, then } = args;
  const { setting, state, domain } = acting;
  const holding = getHolding(state, id);
  const attacking = pickUnits(setting, state, domain, args).units;
  const assault = assaultOn(state, holding);
  if (assault === null) return;
  const { winner } = fightBattle(turn, {
    province: holding.province,
    cause: 'assault',
    attacking,
    defending: unitsInside(state, id),
    holding: id,
    assault,
    owner: holderOf(holding),
  });
  if (winner !== 'attackers') return;
  const survivors = attacking.flatMap((unit) => findUnit(state, unit.id) ?? []);
  if (holding.owner === domain) return settle(turn);
  if (then === 'occupy') occupyHolding(turn, getHolding(state, id), { by: domain, units: survivors, stormed: true });
  if (then === 'destroy') razeHolding(turn, getHolding(state, id), domain);
};

/** Moods that pillage costs (DOM-13.17). */
const PILLAGE_MOOD = 2;

const pillage = ({ state, emit, domain: by }: Acting, { province: number }: OrderOf<'PILLAGE'>['args']): void => {
  const { level, mood, ruler } = getProvince(state, number);
  if (ruler === null) return;
  emit({ kind: 'pillaged', rule: 'DOM-13.17', by, province: number, target: ruler, gold: level });
  emit({
    kind: 'mood-changed',
    rule: 'DOM-13.17',
    province: number,
    mood: Math.max(0, mood - PILLAGE_MOOD),
    why: 'pillage',
  });
};
