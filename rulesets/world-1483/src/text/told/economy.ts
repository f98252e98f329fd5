import { series } from '@chancery/core';
import type { EconomyEvent } from '../../events/economy.ts';
import { countName } from '../../names/names.ts';
import { ability, money, place, type Reader, Who, who, whose } from '../../names/reader.ts';
import type { InWords } from './lines.ts';

const paid = ({ cost, treasury }: { readonly cost: number; readonly treasury: number }): string =>
  `${money(cost)} paid, ${treasury} left`;

const what = (
  { what: type, count, skill, ability: row }: Extract<EconomyEvent, { readonly kind: 'bought' }>,
  at: string,
): string => {
  if (type === 'port') return `a port in ${at}`;
  if (type !== 'gen') return `${countName(count, type)} for ${at}`;
  return `a general of skill ${skill ?? 0}${row === null || row === 0 ? '' : `, ${ability(row)},`} for ${at}`;
};

/** Trade, development and income. */
export const ECONOMY: InWords<EconomyEvent> = {
  'theft-tried': (event, reader) => {
    const { nation, target, what: of, chance, roll, taken } = event;
    if (nation !== reader.me) return `${Who(reader, nation)} stole a ${of} trade route from ${who(reader, target)}.`;
    return `${taken ? 'You stole' : 'You tried to steal'} a ${of} trade route of ${who(reader, target)} (rolled ${roll}, ${chance} or less; ${paid(event)}).`;
  },
  'trade-reorganised': (event, reader) =>
    `Trade moved from ${place(reader, event.from)} to ${place(reader, event.to)} (${paid(event)}).`,
  'development-tried': (event, reader) =>
    `${place(reader, event.territory)} ${event.raised ? 'is developed' : 'was not developed any further'} (rolled ${event.roll}, ${event.chance} or less; ${paid(event)}).`,
  'city-paid': (event, reader) => `A city for ${place(reader, event.territory)} (${paid(event)}).`,
  bought: (event, reader) => `Bought: ${what(event, place(reader, event.place))} (${paid(event)}).`,
  'income-collected': (event, reader) => {
    const { lands, sea, land, tribute, denied, amount, treasury } = event;
    const parts = [
      `${lands} from your lands`,
      ...(sea > 0 ? [`${sea} from sea trade`] : []),
      ...(land > 0 ? [`${land} from land trade`] : []),
      ...(tribute > 0 ? [`${tribute} of tribute`] : []),
    ];
    return `Income: ${money(amount)} (${series(parts)}); ${money(treasury)} in the treasury.${denied.map((raid) => ` ${deniedWords(reader, raid)}`).join('')}`;
  },
};

const deniedWords = (
  reader: Reader,
  { territory, value, by }: { readonly territory: number; readonly value: number; readonly by: number },
): string =>
  `${whose(reader, by).replace(/^./, (letter) => letter.toUpperCase())} Brigand kept ${money(value)} of ${place(reader, territory)} away.`;
