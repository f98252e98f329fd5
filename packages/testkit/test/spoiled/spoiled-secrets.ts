import { newsFaults, sheetFaults, viewFaults } from '../../src/suite/secrecy.ts';
import { PURSES } from '../toy/purses.ts';
import { PURSES_PLAN } from '../toy/purses-plan.ts';
import type { PursesTold } from '../toy/purses-types.ts';
import { inTurns, type SpoiledCase } from './spoiled-case.ts';

const { secrets } = PURSES_PLAN;

const views = inTurns((ruleset, turn) => viewFaults(ruleset, secrets, turn));
const news = inTurns((ruleset, turn) => newsFaults(ruleset, secrets, turn));
const sheets = inTurns((ruleset, turn) => sheetFaults(ruleset, secrets, turn));

const fame = (seat: string, amount: number): PursesTold => ({
  kind: 'boast-heard',
  rule: 'PU-1.3',
  seat,
  fame: amount,
});

export const SPOILED_SECRETS: readonly SpoiledCase[] = [
  {
    what: 'a view of every purse',
    spoiled: { view: (position, viewer) => ({ ...PURSES.view(position, viewer), fame: position.state.gold }) },
    faults: views,
    found: /Ann sees change 0/,
    hint: /^hint: for Ann, the view read what is not theirs to know: gold\.Bob \(handed on as it is\), gold\.Cem \(/,
  },
  {
    what: 'news that depends on a purse',
    spoiled: { tell: (_, { state }) => [{ to: 'all', told: fame('Ann', state.gold['Ann'] ?? 0) }] },
    faults: news,
    found: /Bob hears in whispered, before, of change 0 of the position/,
    hint: /^hint: for Bob, the telling of whispered read what is not theirs to know: gold\.Ann \(.*spoiled-secrets\.ts:\d+\)$/,
  },
  {
    what: 'news that tells the roll',
    spoiled: {
      tellAfter: (event) => (event.kind === 'boasted' ? [{ to: 'all', told: fame(event.seat, event.roll) }] : []),
    },
    faults: news,
    found: /the public hears in boasted, after, change 0/,
  },
  {
    what: 'whispers that all can hear',
    spoiled: { tellAfter: (event) => (event.kind === 'whispered' ? [{ to: 'all', told: event }] : []) },
    faults: sheets,
    found: /Cem reads the secret orders of others/,
  },
  {
    what: 'fame for whispering',
    spoiled: {
      apply: (draft, event, setting) => {
        if (event.kind === 'whispered') draft.fame[event.from] = (draft.fame[event.from] ?? 0) + 1;
        else PURSES.apply(draft, event, setting);
      },
    },
    faults: sheets,
    found: /the view of Ann has changed/,
  },
];
