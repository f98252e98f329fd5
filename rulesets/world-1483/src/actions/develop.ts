import { treasuryOf } from '../consequences/money.ts';
import { setValue } from '../consequences/value.ts';
import type { OrderOf } from '../order.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { checkDevelop } from '../rules/checks/develop.ts';
import { costOfDevelopment } from '../rules/costs.ts';
import { getTerritory } from '../rules/find.ts';
import type { GameTurn } from '../types.ts';
import { DIE, type NationNumber } from '../words.ts';
import { repeatedly } from './repeated.ts';

/** What succeeds of attempts to develop a territory: 1 to 5 of 10 (W83-6.15). */
const CHANCE = 5;

/** Each attempt at the price of its moment, which is lost if it fails; the value rises for ever if it does not (W83-6.15, 6.20). */
export const develop = (turn: GameTurn, nation: NationNumber, line: OrderOf<'DEVELOP'>): void => {
  const { territory } = line.args;
  const rule = 'W83-6.15';
  repeatedly(turn, nation, line, {
    check: () => checkDevelop(askerIn(turn, nation), line.args),
    act: () => {
      const cost = costOfDevelopment(turn.setting, turn.state, nation, territory);
      const roll = turn.dice.at('develop', territory).d(DIE);
      const raised = roll <= CHANCE;
      const treasury = treasuryOf(turn, nation) - cost;
      turn.emit({ kind: 'development-tried', rule, nation, territory, cost, treasury, chance: CHANCE, roll, raised });
      if (raised) setValue(turn, territory, getTerritory(turn.state, territory).value + 1, rule);
    },
  });
};
