import { type Phase, seatId } from '@chancery/core';
import { domainsOf, getDomainInfo } from '../rules/find.ts';
import type { Types } from '../types.ts';

/** Who has sent no orders; whom the host has excused is neither counted nor forgiven (DOM-17.4). */
export const silence: Phase<Types> = {
  name: 'Missed turns',
  rule: 'DOM-17.4',
  run: ({ setting, state, sheets, emit }) => {
    for (const { number: domain, controller, missed } of domainsOf(state)) {
      if (controller !== 'player') continue;
      const sheet = sheets[seatId(getDomainInfo(setting, domain).code)];
      if (sheet === undefined) {
        const leaves = missed + 1 >= setting.options.missedTurns;
        emit({ kind: 'orders-missed', rule: 'DOM-17.4', domain, missed: missed + 1, leaves });
      } else if (sheet.excused !== true && missed > 0) {
        emit({ kind: 'orders-came', rule: 'DOM-17.4', domain });
      }
    }
  },
};
