import type { MoneyEvent } from '../../events/money.ts';
import { money, Who } from '../../names/reader.ts';
import type { InWords } from './lines.ts';

const WHY = {
  refund: 'paid back',
  gift: 'given away',
  'gift received': 'received as a gift',
  fee: 'for the merchants who carry a gift',
  treaty: 'by treaty',
  trade: 'by trade',
  tribute: 'as tribute',
  'war bid': 'to finance a war',
  absorbed: 'by marriage',
  armed: 'spent on troops',
  'set-up': 'left after settling',
  rebellion: 'left of what the rebels were given',
  gone: 'lost with the nation',
  correction: 'by a ruling of the master',
} as const;

/** Money. */
export const MONEY: InWords<MoneyEvent> = {
  'treasury-changed': ({ amount, treasury, why }) =>
    `${amount < 0 ? `−${-amount}` : `+${amount}`} resources ${WHY[why]}; ${money(treasury)} in the treasury.`,
  'arrears-set': ({ arrears, paid }) =>
    arrears === 0
      ? `Your arrears are paid${paid > 0 ? `, the last ${money(paid)} of them` : ''}.`
      : `You owe ${money(arrears)} of war finance; until it is paid no line that costs anything is carried out.`,
  'trade-routes-set': ({ nation, sea, land }, reader) =>
    `${Who(reader, nation)}: ${sea} sea and ${land} land trade routes.`,
};
