import { type SeatedBy, type SeatingSpec, seatId } from '@chancery/core';
import { domainOfCode, getDomain, getDomainInfo } from './rules/find.ts';
import type { Types } from './types.ts';
import type { DomainNumber } from './words.ts';

/** Seats whose ruler is silent or gone: the rules run their domain, and anybody may take it over (DOM-16.9, 17.4). */
export const SEATING: SeatingSpec<Types> = {
  unruled: {
    en: 'are run by the rules: they defend themselves, build a little, and never begin a war.',
    de: 'werden nach den Regeln geführt: Sie verteidigen sich, bauen ein wenig und beginnen nie einen Krieg.',
  },
  seatedBy: ({ setting, state }, seat): SeatedBy => {
    const domain = domainOfCode(setting, seat);
    const controller = domain === null ? 'eliminated' : getDomain(state, domain).controller;
    return CONTROLLED[controller];
  },
  act: (setting, seat, to) => ({
    verb: 'SET_CONTROLLER',
    args: { domain: domainOfCode(setting, seat) as DomainNumber, to: to === 'ruler' ? 'player' : 'npc' },
  }),
  viable: ({ setting, state }, seat) => {
    const domain = domainOfCode(setting, seat);
    return domain !== null && getDomain(state, domain).controller !== 'eliminated';
  },
  silence: { inARow: ['warn', 'warn', 'open'], firstTurn: 'warn' },
  unseats: (event, setting) =>
    event.kind === 'domain-eliminated' ? seatId(getDomainInfo(setting, event.domain).code) : null,
};

const CONTROLLED = { player: 'ruler', npc: 'rules', eliminated: 'gone' } as const satisfies {
  readonly [controller: string]: SeatedBy;
};
