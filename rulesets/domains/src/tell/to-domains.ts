import { type Hearing, type SeatId, seatId } from '@chancery/core';
import { getDomainInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { DomainNumber } from '../words.ts';

/** The seats of domains, each once; null stands for natives, who have none. */
export const seatsOf = (setting: Setting, domains: readonly (DomainNumber | null)[]): readonly SeatId[] =>
  [...new Set(domains.filter((domain) => domain !== null))].map((domain) =>
    seatId(getDomainInfo(setting, domain).code),
  );

/** These domains hear it, and nobody else. */
export const toDomains = <E>(
  setting: Setting,
  domains: readonly (DomainNumber | null)[],
  told: E,
): readonly Hearing<E>[] => {
  const to = seatsOf(setting, domains);
  return to.length === 0 ? [] : [{ to, told }];
};
