import type { OfferPeace } from '../order.ts';
import { LEAST_TRUCE } from '../rules/truce.ts';
import { kingdomOfCode, type Setting } from '../setting.ts';
import type { Terms } from '../state.ts';

type Asked = OfferPeace['args'];

/** What an offer of peace demands: every list ascending and without repetition, a Truce always (HEP-7.16). */
export const termsOf = (setting: Setting, asked: Asked): Terms => ({
  white: asked.white ?? false,
  tribute: asked.tribute ?? 0,
  truce: asked.truce ?? LEAST_TRUCE,
  disband: ascending(asked.disband),
  renounceTrade: ascending(numbersOf(setting, asked.renounceTrade)),
  renouncePact: ascending(numbersOf(setting, asked.renouncePact)),
  trade: asked.trade ?? false,
  pact: asked.pact ?? false,
  land: ascending(asked.land),
});

/** A code among the demands that no kingdom has; null if there is none. */
export const unknownAmong = (setting: Setting, { renounceTrade = [], renouncePact = [] }: Asked): string | null =>
  [...renounceTrade, ...renouncePact].find((code) => kingdomOfCode(setting, code) === null) ?? null;

const numbersOf = (setting: Setting, codes: readonly string[] = []): readonly number[] =>
  codes.flatMap((code) => kingdomOfCode(setting, code) ?? []);

const ascending = (numbers: readonly number[] = []): readonly number[] => [...new Set(numbers)].sort((a, b) => a - b);
