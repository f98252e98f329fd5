import { said, series } from '@chancery/core';
import type { MoneyEvent } from '../../events/money.ts';
import { place, unit, who, whose } from '../../names/names.ts';
import { troops } from '../../names/troop-words.ts';
import { isShip } from '../../rules/troops.ts';
import { gold } from '../money.ts';
import type { KindOf, Saying } from './saying.ts';

export const MONEY_TOLD: Saying<KindOf<MoneyEvent>> = {
  'gold-sent': ({ from, to, amount, fee }, reader) =>
    `${who(reader, from)} sent ${gold(amount)} to ${who(reader, to)}; the carriage cost ${gold(fee)}.`,
  'gold-received': ({ from, to, amount }, reader) =>
    `${who(reader, to)} received ${gold(amount)} from ${who(reader, from)}.`,
  'upkeep-paid': ({ realm: by, paid, due }, reader) =>
    paid === due
      ? `${who(reader, by)} paid ${gold(paid)} for the upkeep of all troops.`
      : `${who(reader, by)} paid only ${gold(paid)} of ${gold(due)} for upkeep; troops that went unpaid may leave.`,
  recruited: ({ unit: id, type, count, wanted, cost, short }, reader) => {
    const { setting } = reader;
    const troop = setting.troops[type];
    const verb = troop && isShip(troop) ? 'built' : 'recruited';
    if (short === null) return `${unit(reader, id)} ${verb} ${troops(setting, type, count)} for ${gold(cost)}.`;
    const reason = short === 'gold' ? 'there was no more gold' : 'the city can build no more in one turn';
    return `${unit(reader, id)} ${verb} ${count} of ${troops(setting, type, wanted)} ordered, for ${gold(cost)}: ${reason}.`;
  },
  'commander-hired': ({ rule, commander, cost }, reader) => {
    const { infantry, cavalry, siege, naval } = commander;
    return [
      said(
        rule,
        `${commander.name} entered ${whose(reader, commander.realm)} service at ${unit(reader, commander.unit)} for ${gold(cost)}.`,
      ),
      said(rule, `Tactics: infantry ${infantry}, cavalry ${cavalry}, siege ${siege}, naval ${naval}.`, {
        style: 'note',
        indent: 1,
      }),
    ];
  },
  'gold-decayed': ({ realm: of, lost }, reader) => `${whose(reader, of)} treasury lost ${gold(lost)} by decay.`,
  'revenue-gained': ({ rule, realm: by, total, from }, reader) => [
    said(rule, `${who(reader, by)} gained ${gold(total)} of revenue.`),
    ...(from.length > 0
      ? [
          said(rule, `${series(from.map((each) => `${place(reader, each.province)} ${gold(each.gold)}`))}.`, {
            style: 'note',
            indent: 1,
          } as const),
        ]
      : []),
  ],
  proclaimed: ({ realm: of, gold: pence }, reader) =>
    `${whose(reader, of)} proclamation was published and earned ${gold(pence)}.`,
  'proclamation-refused': ({ realm: of, why }, reader) => {
    const reason = {
      'too-short': 'it is too short',
      'too-long': 'it is too long',
      unsuitable: 'the game master found it unsuitable',
    }[why];
    return `${whose(reader, of)} proclamation was neither published nor paid: ${reason}.`;
  },
};
