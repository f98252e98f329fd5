import { DONE, seatId } from '@chancery/core';
import { findNationInfo } from '../../rules/find.ts';
import { oneNation, players, self } from '../offers.ts';
import { ASSETS, NATION } from '../param-types.ts';
import { GROUPS, tradeOrder } from '../shared.ts';
import { assetsOf } from './assets.ts';

/** An exchange, which its addressee sees at once, or the confirmation of theirs with the same terms (W83-14.1 to 14.3). */
export const trade = tradeOrder('TRADE', {
  rule: 'W83-14.2',
  title: 'Trade',
  help: 'Offers an exchange to a player nation: resources, units, trade routes, territories. It is carried out at the end of an update once both have sent just the same terms. It lapses after four updates.',
  group: GROUPS.trades,
  params: {
    nation: { type: NATION, help: 'with whom' },
    give: { type: ASSETS, help: 'what you give' },
    get: { type: ASSETS, help: 'what you get' },
  },
  lines: [{ pattern: 'TRADE <nation> GIVE <give> GET <get>' }],
  addressee: (setting, { args: { nation } }) => {
    const info = findNationInfo(setting, nation);
    return info === null ? null : seatId(info.code);
  },
  answers: ({ setting }, { args: { give, get } }, from) => {
    const sender = setting.nations.find((info) => info?.code === from)?.number;
    return sender === undefined
      ? []
      : [{ verb: 'TRADE', section: 'trades', args: { nation: sender, give: get, get: give } }];
  },
  options: (known) => {
    const nation = self(known);
    if (nation === null) return null;
    return oneNation(known, 'nation', players(known), (other) =>
      assetsOf(known, 'give', nation, assetsOf(known, 'get', other, DONE)),
    );
  },
});
