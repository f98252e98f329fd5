import {
  boundTo,
  fullRulingFor,
  type OrderKind,
  type Question,
  type Rulings,
  type SeatId,
  seatId,
} from '@chancery/core';
import { allIllegal, branch, namedTypes, oneOf, RULERS_ONLY, textOf, textType } from '@chancery/kit';
import { areaName, areaOn, areasOn, powerOfCode } from '../ground/ground.ts';
import { campsOf, sizeOf, troopsIn } from './rules.ts';
import {
  type AskRuse,
  type Order,
  type Refusal,
  ROUND_IDS,
  type Rounds,
  type RoundsPosition,
  type Ruse,
} from './types.ts';

const { fixed } = namedTypes<Rounds>();
const CAMP = fixed('camp', 'integer', (setting) =>
  areasOn(setting).map(({ number, name }) => ({ value: number, names: [name] })),
);

const WORDS = { from: 5, to: 300, examples: ['Our cook offers them a stew that nobody should eat.'] };

type Told = Ruse | AskRuse;

/** What a ruse and the question about it have alike: from where, against whom, and the plan. */
const told = <Of extends Told>(
  own: Pick<OrderKind<Rounds, Of>, 'verb' | 'rule' | 'title' | 'help' | 'lines'> &
    Partial<Pick<OrderKind<Rounds, Of>, 'sections' | 'onArrival'>>,
): OrderKind<Rounds, Of> => ({
  ...own,
  group: 'Troops',
  by: 'ruler',
  params: {
    from: { type: CAMP, help: 'from which camp' },
    at: { type: CAMP, help: 'against which camp' },
    words: { type: textType('words', WORDS.from, WORDS.to, WORDS.examples), help: 'the plan' },
  },
  options: ({ setting, view }) =>
    oneOf(
      'from',
      campsOf(view, view.power)
        .filter((camp) => sizeOf(troopsIn(view, camp)) > 0)
        .map((camp) =>
          branch(
            camp,
            areaName(setting, camp),
            oneOf(
              'at',
              areaOn(setting, camp)
                .borders.filter((other) => view.camps[other]?.owner !== view.power)
                .map((other) => branch(other, areaName(setting, other), textOf('words', WORDS))),
            ),
          ),
        ),
    ),
  check: ({ setting, view }, { args: { from, at } }) =>
    view.power === null
      ? RULERS_ONLY
      : allIllegal<Refusal>([
          view.camps[from]?.owner === view.power ? null : { code: 'not-your-camp', camp: from },
          areaOn(setting, from).borders.includes(at) ? null : { code: 'no-border', from, to: at },
        ]),
});

/** A plan in the captain's own words: what comes of it is for the game master to say (RD-1.9). */
export const ruse = told<Ruse>({
  verb: 'RUSE',
  rule: 'RD-1.9',
  title: 'Ruse',
  help: 'Tries a plan of your own against a camp that borders one of yours. The game master says what it costs and how likely it is.',
  sections: ROUND_IDS,
  lines: [{ pattern: 'RUSE FROM <from> AT <at> <words>' }],
});

/** The question goes to the game master as soon as it comes; the ruse itself is not ordered by it (RD-1.10). */
export const askRuse = told<AskRuse>({
  verb: 'ASK_RUSE',
  rule: 'RD-1.10',
  title: 'Ask about a ruse',
  help: 'Asks the game master at once what a ruse would cost and how likely it is. It is not ordered by this.',
  lines: [{ pattern: 'ASK RUSE FROM <from> AT <at> <words>' }],
  onArrival: () => ({ act: 'ask' }),
});

/** The master is asked about these words and no others; its captain knows, and reads the ruling (RD-4.2). */
const questionOf = (seat: SeatId, { args }: Told): Question => ({
  id: boundTo(`ruse:${seat}`, { ...args }),
  kind: 'ruse',
  rule: 'RD-4.2',
  about: seat,
  facts: { ...args },
  answers: ['approved', 'refused'],
  byDefault: 'refused',
  parts: {
    approved: {
      schema: {
        type: 'object',
        properties: {
          cost: { type: 'integer', minimum: 0, maximum: 5, description: 'Troops that it costs' },
          chance: { type: 'integer', minimum: 0, maximum: 100, description: 'Chance in percent' },
          effect: { type: 'string', enum: EFFECTS, description: 'What comes of it' },
        },
      },
      usual: { cost: 1, chance: 50, effect: 'they flee' },
    },
    refused: {
      schema: { type: 'object', properties: { reason: { type: 'string', maxLength: 300, description: 'Reason' } } },
      usual: {},
    },
  },
  toRuler: true,
});

export const EFFECTS = ['they flee', 'they join'] as const;

export const questions = (
  { setting }: RoundsPosition,
  sheets: { readonly [seat: SeatId]: { readonly orders: readonly Order[] } },
): readonly Question[] =>
  Object.entries(sheets).flatMap(([seat, { orders }]) =>
    powerOfCode(setting, seat) === null
      ? []
      : [
          ...new Map(
            orders.flatMap((order) => {
              if (order.verb !== 'RUSE' && order.verb !== 'ASK_RUSE') return [];
              const question = questionOf(seatId(seat), order);
              return [[question.id, question] as const];
            }),
          ).values(),
        ],
  );

/** What was ruled on a ruse; null when it was refused. */
export const ruledOn = (
  captain: string,
  order: Ruse,
  rulings: Rulings,
): { readonly cost: number; readonly chance: number; readonly joins: boolean } | { readonly reason: string } => {
  const { verdict, parts } = fullRulingFor(questionOf(seatId(captain), order), rulings);
  if (verdict !== 'approved') return { reason: String(parts.reason ?? '') };
  return { cost: Number(parts.cost), chance: Number(parts.chance), joins: parts.effect === 'they join' };
};
