import type { Phase, Turn } from '@chancery/core';
import { raidDefenders, raidFault } from '../../actions/troops/raid.ts';
import { fightBattle } from '../../consequences/battle.ts';
import type { OrderOf } from '../../order.ts';
import { findUnit, getDomain, getProvince } from '../../rules/find.ts';
import { initiativeOf } from '../../rules/initiative.ts';
import type { Acting } from '../../rules/scene.ts';
import { idsOf, pickUnits } from '../../rules/units.ts';
import type { Unit } from '../../state.ts';
import type { Types } from '../../types.ts';
import { EVEN_CHANCE, type Round } from '../../words.ts';
import { fail, takenBy } from './taken.ts';

const HUNDRED = 100;
const DIE = 6;

/** R6: raids, one after another (DOM-10.3 to 10.11). */
export const raidsOf = (round: Round): Phase<Types> => ({
  name: `Raids of round ${round}`,
  rule: 'DOM-10.3',
  run: (turn) => {
    const judged = initiativeOf(turn.setting, turn.state).flatMap((domain) =>
      takenBy(turn, domain, ['RAID']).map((taken) => {
        const acting: Acting = { ...turn, domain, round };
        return { acting, taken, fault: raidFault(acting, taken.order.args) };
      }),
    );
    for (const { acting, taken, fault } of judged) {
      const reason = fault ?? raidFault(acting, taken.order.args);
      if (reason === null) raid(turn, acting, taken.order.args);
      else fail(turn, { domain: acting.domain, round, taken, reason });
    }
  },
});

const raid = (turn: Turn<Types>, acting: Acting, args: OrderOf<'RAID'>['args']): void => {
  const { province } = args;
  const { setting, state, emit, dice, domain } = acting;
  const { units: raiders } = pickUnits(setting, state, domain, args);
  const [first] = raiders;
  if (first === undefined) return;
  const tell = (roll: number | null, outcome: 'succeeded' | 'failed' | 'beaten'): void =>
    emit({
      kind: 'raided',
      rule: 'DOM-10.3',
      domain,
      units: idsOf(raiders),
      from: first.province,
      province,
      roll,
      outcome,
    });

  const watching = raidDefenders(acting, province);
  if (watching.some(({ type }) => type === 'Scouts') && !passScouts(turn, { raiders, watching, province })) {
    return tell(null, 'beaten');
  }
  const roll = dice.at('raid', domain).d(HUNDRED);
  if (roll <= EVEN_CHANCE) {
    tell(roll, 'succeeded');
    return plunder(acting, province);
  }
  tell(roll, 'failed');
  const defending = raidDefenders(acting, province);
  const attacking = living(turn, raiders);
  if (defending.length > 0 && attacking.length > 0)
    fightBattle(turn, { province, cause: 'raid', attacking, defending });
};

const living = ({ state }: Turn<Types>, units: readonly Unit[]): readonly Unit[] =>
  units.flatMap(({ id }) => findUnit(state, id) ?? []);

/** Enemy Scouts fall upon the raiders first, with whoever may join them (DOM-10.5, 10.6, 10.11); true: the raid goes on. */
const passScouts = (
  turn: Turn<Types>,
  {
    raiders,
    watching,
    province,
  }: { readonly raiders: readonly Unit[]; readonly watching: readonly Unit[]; readonly province: number },
): boolean => {
  const scouting = new Set(watching.filter(({ type }) => type === 'Scouts').map(({ owner }) => owner));
  const defending = watching.filter(
    ({ type, owner, joinScouts }) => type === 'Scouts' || (joinScouts && scouting.has(owner)),
  );
  const { routed } = fightBattle(turn, { province, cause: 'raid', attacking: raiders, defending });
  return routed !== 'attackers' && living(turn, raiders).length > 0;
};

/** A misfortune for the ruler of the province, whose loss the raiders carry home (DOM-10.8 to 10.10). */
const plunder = ({ setting, state, emit, dice, domain: raider }: Acting, province: number): void => {
  const { ruler: target, mood } = getProvince(state, province);
  const event = setting.raidEvents[dice.at('raid.event', raider).d(DIE) - 1];
  if (target === null || event === undefined) return;
  const gold = Math.min(event.gold, getDomain(state, target).treasury);
  emit({ kind: 'raid-succeeded', rule: 'DOM-10.8', raider, target, province, event: event.name, gold });
  if (event.mood > 0 && mood > 0) {
    emit({ kind: 'mood-changed', rule: 'DOM-10.9', province, mood: Math.max(0, mood - event.mood), why: 'raid' });
  }
};
