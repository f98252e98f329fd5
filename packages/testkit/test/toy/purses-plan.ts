import type { SeatId } from '@chancery/core';
import type { SuitePlan } from '../../src/index.ts';
import type { Purses } from './purses-types.ts';

const others = (seats: readonly string[], viewer: SeatId | null): readonly string[] =>
  seats.filter((seat) => seat !== viewer);

/** What Purses hands to the suite. */
export const PURSES_PLAN: SuitePlan<Purses> = {
  scenarios: [{ scenario: 'market', turns: 4 }],
  rulebook: '**PU-1.1** **PU-1.2** **PU-1.3** **PU-1.4** **PU-1.5** **PU-1.6**',
  guide: `Everybody has a purse.

\`\`\`orders
PAY 1 TO Bob
SHARE 1 TO Bob, Cem
WHISPER TO Bob "Be careful"
BOAST
\`\`\`

\`\`\`map
lands: The Market
alt: One square, and nothing around it.
\`\`\`
`,
  refusals: [{ code: 'oneself' }, { code: 'too-poor', gold: 5, has: 3 }],
  secrets: {
    scrambled: {
      table: {
        turn: 'public',
        'fame.*': 'public',
        'gold.*': (viewer, [seat]) => seat === viewer,
      },
    },
    positions: ({ setting, state }, viewer) =>
      others(setting.seats, viewer).map((seat) => ({
        setting,
        state: { ...state, gold: { ...state.gold, [seat]: (state.gold[seat] ?? 0) + 7 } },
      })),
    events: (event) => (event.kind === 'boasted' ? [{ ...event, roll: 7 - event.roll }] : []),
    orders: ({ setting }, seat, viewer, canary) =>
      others(setting.seats, viewer)
        .filter((third) => third !== seat)
        .map((third) => ({ verb: 'WHISPER', args: { seat: third, text: canary } })),
  },
  crowded: {
    scenario: 'market',
    from: ({ setting, state }) => {
      const seats = [...setting.seats, ...Array.from({ length: 40 }, (_, at) => `Guest ${at + 1}`)];
      const each = (amount: number) => Object.fromEntries(seats.map((seat) => [seat, amount]));
      return { setting: { ...setting, seats }, state: { ...state, fame: each(9), gold: each(99) } };
    },
  },
  randomCampaigns: { scenario: 'market', campaigns: 3, turns: 12 },
};
