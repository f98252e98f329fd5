import { DONE, type NamedType, type Ruleset, seatId } from '@chancery/core';
import { choiceBytesFaults, crowdedFaults } from '../../src/suite/choice-bytes.ts';
import { unusedVerbs } from '../../src/suite/every-verb.ts';
import { botFaults, offerFaults, roundTripFaults } from '../../src/suite/orders-pass.ts';
import { citationFaults, tableFaults } from '../../src/suite/tables-agree.ts';
import { PURSES } from '../toy/purses.ts';
import { PURSES_PLAN } from '../toy/purses-plan.ts';
import type { Purses } from '../toy/purses-types.ts';
import { inTurns, type SpoiledCase } from './spoiled-case.ts';

const { kinds } = PURSES.orders;

const withKinds = (changed: Partial<typeof kinds>): Pick<Ruleset<Purses>, 'orders'> => ({
  orders: { ...PURSES.orders, kinds: { ...kinds, ...changed } },
});

const NAMESAKES: NamedType<Purses> = {
  kind: 'named',
  name: 'seat',
  value: 'string',
  fixed: true,
  of: ({ setting }) => setting.seats.map((seat) => ({ value: seat, names: ['John'] })),
};

export const SPOILED_ORDERS: readonly SpoiledCase[] = [
  {
    what: 'more offered than can be paid',
    spoiled: withKinds({
      PAY: {
        ...kinds.PAY,
        options: () => {
          const gold = { ask: 'number', param: 'gold', from: 1, to: 99, then: DONE } as const;
          return { ask: 'one', param: 'seat', of: [{ value: 'Bob', label: 'Bob', then: gold }] };
        },
      },
    }),
    faults: inTurns(offerFaults),
    found: /Ann is offered .*"gold":99.*too-poor/,
  },
  {
    what: 'more offered to several than can be paid to all',
    spoiled: withKinds({
      SHARE: {
        ...kinds.SHARE,
        options: ({ setting, view }) => {
          const of = setting.seats.filter((seat) => seat !== view.seat).map((value) => ({ value, label: value }));
          const gold = { ask: 'number', param: 'gold', from: 1, to: view.gold ?? 0, then: DONE } as const;
          return { ask: 'some', param: 'seats', from: 1, to: of.length, of, then: gold };
        },
      },
    }),
    faults: inTurns(offerFaults),
    found: /Ann is offered .*"seats":\["(Bob|Cem)","(Bob|Cem)"\].*too-poor/,
  },
  {
    what: 'choices that multiply',
    spoiled: withKinds({
      PAY: {
        ...kinds.PAY,
        options: () => {
          const gold = (to: number) => ({ ask: 'number', param: 'gold', from: 1, to, then: DONE }) as const;
          const of = Array.from({ length: 2500 }, (_, at) => ({
            value: 'Bob',
            label: `Bob, ${at}`,
            then: gold(at),
          }));
          return { ask: 'one', param: 'seat', of };
        },
      },
    }),
    faults: inTurns(choiceBytesFaults),
    found: /(Ann|Bob|Cem) may order what takes \d{6} bytes, not 150000 at most: PAY \d+/,
  },
  {
    what: 'choices that multiply when a war has lasted long',
    spoiled: withKinds({
      WHISPER: {
        ...kinds.WHISPER,
        options: ({ setting: { seats } }) => {
          const text = { ask: 'text', param: 'text', from: 1, to: 80, then: DONE } as const;
          const of = seats.flatMap((seat) =>
            seats.map((third) => ({
              value: seat,
              label: `${seat}, who ought to tell ${third} of it as soon as they can`,
              then: text,
            })),
          );
          return { ask: 'one', param: 'seat', of };
        },
      },
    }),
    faults: (ruleset) => crowdedFaults(ruleset, PURSES_PLAN),
    found: /crowded: Guest 40 may order what takes \d{6} bytes.*WHISPER/,
  },
  {
    what: 'a long war in which no more can be ordered than at the beginning',
    spoiled: {},
    faults: (ruleset) => crowdedFaults(ruleset, { crowded: { scenario: 'market', from: (first) => first } }),
    found: /it is not crowded/,
  },
  {
    what: 'names that cannot be told apart',
    spoiled: withKinds({
      WHISPER: { ...kinds.WHISPER, params: { ...kinds.WHISPER.params, seat: { type: NAMESAKES, help: 'to whom' } } },
    }),
    faults: inTurns(roundTripFaults),
    found: /Ann: WHISPER TO (Bob|Cem) "I like your hat\." is read as undefined/,
  },
  {
    what: 'a bot that pays what it has not',
    spoiled: { bot: () => [{ verb: 'PAY', args: { seat: 'Bob', gold: 99 } }] },
    faults: inTurns(botFaults),
    found: /too-poor/,
  },
  {
    what: 'an order that is never offered',
    spoiled: withKinds({ BOAST: { ...kinds.BOAST, options: () => null } }),
    faults: (ruleset) => unusedVerbs(ruleset, PURSES_PLAN.randomCampaigns),
    found: /^BOAST$/,
  },
  {
    what: 'a verb that is listed under another',
    spoiled: withKinds({ BLESS: { ...kinds.BLESS, verb: 'CURSE' as 'BLESS' } }),
    faults: tableFaults,
    found: /CURSE is not listed under its own verb/,
  },
  {
    what: 'a scenario with fewer seats than it promises',
    spoiled: { scenarios: PURSES.scenarios.map((info) => ({ ...info, seats: 4 })) },
    faults: tableFaults,
    found: /market: it has 3 seats, not 4/,
  },
  {
    what: 'standings that leave somebody out',
    spoiled: { standings: (position) => PURSES.standings(position).slice(1) },
    faults: tableFaults,
    found: /market: it does not rank Ann/,
  },
  {
    what: 'a window for somebody who has no seat',
    spoiled: { window: () => ({ kind: 'window', label: 'market day', seats: [seatId('Zoe')], mode: 'sealed' }) },
    faults: tableFaults,
    found: /market: it waits for Zoe/,
  },
  {
    what: 'a rule that is not in the book',
    spoiled: { phases: PURSES.phases.map((phase) => ({ ...phase, rule: 'PU-9.9' })) },
    faults: (ruleset, campaigns) => citationFaults(ruleset, PURSES_PLAN.rulebook, campaigns),
    found: /cites PU-9\.9, which is not in the rulebook/,
  },
];
