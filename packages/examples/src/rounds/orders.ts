import type { Branch, Choice, GroupOffer, GroupsType, OrderCatalogue, OrderKind, ParamType } from '@chancery/core';
import { allIllegal, branch, leftOut, namedTypes, numberType, oneOf, RULERS_ONLY } from '@chancery/kit';
import { areaName, areaOn, areasOn, powersOn } from '../ground/ground.ts';
import { editCamp } from './edit.ts';
import { ORDER_SHEET } from './order-sheet.ts';
import { boardAfter, campsOf, mayTake, ordersBefore, sizeOf, troopsIn, troopsNamed } from './rules.ts';
import { askRuse, ruse } from './ruse.ts';
import {
  KINDS,
  type Refusal,
  ROUND_IDS,
  type Rounds,
  type RoundsKnown,
  type Take,
  type Train,
  type Troops,
} from './types.ts';

const { fixed, words } = namedTypes<Rounds>();

const CAMP = fixed('camp', 'integer', (setting) =>
  areasOn(setting).map(({ number, name }) => ({ value: number, names: [name] })),
);
const KIND = words('kind', KINDS);
const CAPTAIN = fixed('captain', 'integer', (setting) =>
  powersOn(setting).map(({ number, code, name }) => ({ value: number, names: [name, code] })),
);

/** `2 Foot, 1 Horse` */
const TROOPS: GroupsType<Rounds> = {
  kind: 'groups',
  name: 'troops',
  params: {
    count: { type: { kind: 'number', name: 'count', from: 1, to: 99 }, help: 'how many' },
    kind: { type: KIND, help: 'of which kind' },
  },
  lines: [{ pattern: '<count> <kind>' }],
  from: 1,
  to: KINDS.length,
};

/** `losses>=2`, `ratio<1/2` */
const RETREAT: Extract<ParamType<Rounds>, { readonly kind: 'condition' }> = {
  kind: 'condition',
  name: 'retreat',
  terms: [
    { measure: 'losses', help: 'troops lost', than: { signs: ['>='], from: 1, to: 99 } },
    { measure: 'ratio', help: 'own troops to those of the enemy', than: { signs: ['<'], from: 1, to: 9, ratio: true } },
  ],
  to: 2,
};

const take: OrderKind<Rounds, Take> = {
  verb: 'TAKE',
  rule: 'RD-1.2',
  title: 'Take',
  help: 'Takes troops from your camp to one that borders it. They fight whoever holds it.',
  group: 'Troops',
  by: 'ruler',
  sections: ROUND_IDS,
  params: {
    troops: { type: TROOPS, help: 'which troops' },
    from: { type: CAMP, help: 'from which camp' },
    to: { type: CAMP, help: 'to which camp' },
    retreat: { type: RETREAT, optional: true, help: 'when they turn back' },
    fallback: {
      type: { kind: 'order', name: 'fallback', verbs: ['TRAIN'] },
      optional: true,
      help: 'what is done if they cannot go',
    },
  },
  lines: [{ pattern: 'TAKE <troops> FROM <from> TO <to> [RETREAT <retreat>] [FALLBACK <fallback>]' }],
  options: ({ setting, view }, drafted, round) => {
    const board = boardAfter(view, view.power, ordersBefore(drafted, round));
    return oneOf(
      'from',
      campsOf(board, view.power)
        .filter((camp) => sizeOf(troopsIn(board, camp)) > 0)
        .map(
          (camp): Branch => ({
            value: camp,
            label: areaName(setting, camp),
            then: oneOf(
              'to',
              areaOn(setting, camp).borders.map((to) =>
                branch(to, areaName(setting, to), troopsOf(troopsIn(board, camp))),
              ),
            ) as Choice,
          }),
        ),
    );
  },
  check: (known, { args, section }, { orders }) => {
    const { setting, view } = known;
    if (view.power === null) return RULERS_ONLY;
    const board = boardAfter(view, view.power, ordersBefore(orders, section));
    const has = troopsIn(board, args.from);
    const wanted = troopsNamed(args.troops);
    const kinds = args.troops.map(({ kind }) => kind);
    const twice = kinds.find((kind, place) => kinds.indexOf(kind) !== place);
    return allIllegal<Refusal>([
      board.camps[args.from]?.owner === view.power ? null : { code: 'not-your-camp', camp: args.from },
      mayTake(setting, board, view.power, args) || board.camps[args.from]?.owner !== view.power
        ? null
        : { code: 'no-border', from: args.from, to: args.to },
      twice === undefined ? null : { code: 'kind-twice', kind: twice },
      ...KINDS.map((kind): Refusal | null =>
        has[kind] < wanted[kind] ? { code: 'too-few', kind, camp: args.from, has: has[kind] } : null,
      ),
      args.fallback === undefined ? null : trainFault(known, args.fallback),
    ]);
  },
};

/** The troops of a camp, when they turn back, and what is done if they cannot go. */
const troopsOf = (troops: Troops): Choice => ({
  ask: 'groups',
  param: 'troops',
  from: 1,
  to: KINDS.length,
  of: KINDS.flatMap((kind): readonly GroupOffer[] =>
    troops[kind] === 0 ? [] : [{ label: kind, group: { kind }, count: { param: 'count', from: 1, to: troops[kind] } }],
  ),
  then: {
    ask: 'condition',
    param: 'retreat',
    to: 2,
    terms: RETREAT.terms,
    then: FALLBACK,
    skip: { label: 'never', then: FALLBACK },
  },
});

const FALLBACK: Choice = {
  ask: 'order',
  param: 'fallback',
  verbs: ['TRAIN'],
  then: { ask: 'done' },
  skip: leftOut('nothing'),
};

const train: OrderKind<Rounds, Train> = {
  verb: 'TRAIN',
  rule: 'RD-1.6',
  title: 'Train',
  help: 'Trains one troop in a camp of yours.',
  group: 'Troops',
  by: 'ruler',
  sections: ROUND_IDS,
  params: { kind: { type: KIND, help: 'which kind' }, camp: { type: CAMP, help: 'in which camp' } },
  lines: [{ pattern: 'TRAIN <kind> AT <camp>' }],
  options: ({ setting, view }) =>
    oneOf(
      'kind',
      KINDS.map((kind) =>
        branch(
          kind,
          kind,
          oneOf(
            'camp',
            campsOf(view, view.power).map((camp) => branch(camp, areaName(setting, camp))),
          ),
        ),
      ),
    ),
  check: (known, order) => (known.view.power === null ? RULERS_ONLY : allIllegal([trainFault(known, order)])),
};

/** Only in a camp that is one's own now: whether it still is in its round, the turn will show. */
const trainFault = ({ view }: RoundsKnown, { args: { camp } }: Train): Refusal | null =>
  view.camps[camp]?.owner === view.power ? null : { code: 'not-your-camp', camp };

/** Each round is a section that takes one order; a later sheet takes the place of the whole sheet before it (RD-1.8). */
export const ORDERS: OrderCatalogue<Rounds> = {
  kinds: { TAKE: take, TRAIN: train, RUSE: ruse, ASK_RUSE: askRuse, EDIT_CAMP: editCamp },
  sections: ROUND_IDS.map((id, at) => ({
    id,
    title: `Round ${at + 1}`,
    heading: `ROUND ${at + 1}`,
    also: [`R${at + 1}`],
    takes: 1,
  })),
  frame: {
    head: 'CAPTAIN <captain> TURN <turn>',
    foot: 'END',
    params: {
      captain: { type: CAPTAIN, help: 'who sends it' },
      turn: { type: numberType('turn', 1, 999), help: 'for which turn' },
    },
    expected: ({ view }) => ({ captain: view.power, turn: view.turn }),
  },
  sheet: ORDER_SHEET,
  together: () => [],
};
