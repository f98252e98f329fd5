import { rulingFor } from '@chancery/core';
import { coupQuestion } from '../../questions.ts';
import { coupFacts } from '../../rules/coup.ts';
import { realmsOf } from '../../rules/find.ts';
import type { Turn } from '../../types.ts';
import { withoutOrdersOf } from './open.ts';

/** A ruler who gives their land away, or whom the master deposes, is overthrown before any order is carried out (MD-12.53 to MD-12.55). */
export const palaceCoups = (turn: Turn): void => {
  const byRealm = Map.groupBy(turn.memory.listed, ({ realm }) => realm);
  for (const { number, control } of realmsOf(turn.state)) {
    if (control !== 'player') continue;
    const orders = (byRealm.get(number) ?? []).map(({ order }) => order);
    const facts = coupFacts(turn, number, orders);
    const ruling = rulingFor(coupQuestion(turn.setting, number, facts), turn.rulings);
    if (ruling !== 'coup') continue;
    turn.emit({
      kind: 'coup',
      rule: 'MD-12.54',
      realm: number,
      given: facts.given,
      provinces: facts.provinces,
      disbanded: facts.disbanded,
      troops: facts.troops,
      byMaster: !facts.coup,
    });
    turn.emit({ kind: 'control-set', rule: 'MD-12.54', realm: number, control: 'computer', why: 'coup' });
    withoutOrdersOf(turn.memory, number);
  }
};
