import type { FreeOrder } from '../order.ts';
import { provincesRuledBy } from '../rules/find.ts';
import type { Placed } from '../rules/sheets.ts';
import type { State } from '../state.ts';
import type { DomainNumber } from '../words.ts';

/** Taxes are light where people are angry, else normal; nothing more is ordered (DOM-16.3). */
const ANGRY = 1;

export const freeOrdersOf = (state: State, domain: DomainNumber): readonly Placed<FreeOrder>[] =>
  provincesRuledBy(state, domain).flatMap(({ number, mood, taxRate }) => {
    const rate = mood <= ANGRY ? 'light' : 'normal';
    return rate === taxRate
      ? []
      : [{ order: { verb: 'TAX', args: { provinces: [number], rate } }, position: 0 } as const];
  });
