import { type AnyOrder, type AnyRuleset, boundTo, fullRulingFor, type Question, type SeatId } from '@chancery/core';

/** What a proclamation asks in these tests: may it be made, and what does it cost? Bound to its words. */
const questionOf = (seat: SeatId, text: string): Question => ({
  id: boundTo(`deed:${seat}`, text),
  kind: 'deed',
  rule: 'T-9.19',
  about: seat,
  facts: { text },
  answers: ['approved', 'refused'],
  byDefault: 'refused',
  parts: {
    approved: {
      schema: {
        type: 'object',
        properties: {
          cost: { type: 'integer', minimum: 0, maximum: 20, description: 'What it costs' },
          chance: { type: 'integer', minimum: 0, maximum: 100 },
        },
      },
      usual: { cost: 2, chance: 50 },
    },
    refused: { schema: { type: 'object', properties: { reason: { type: 'string', maxLength: 500 } } }, usual: {} },
  },
  toRuler: true,
});

const wordsIn = (orders: readonly AnyOrder[]): string | null => {
  const order = orders.findLast(({ verb }) => verb === 'PROCLAIM') as { readonly args: { text: string } } | undefined;
  return order?.args.text ?? null;
};

/** Rules in which every proclamation is put before the master, and its ruler knows. */
export const covertRules = (rules: AnyRuleset): Partial<AnyRuleset> => ({
  questions: (_, sheets) =>
    Object.values(sheets).flatMap(({ seat, orders }) => {
      const words = wordsIn(orders);
      return words === null ? [] : [questionOf(seat, words)];
    }),
  text: { ...rules.text, question: ({ facts }) => `May this be proclaimed? ${facts.text}` },
});

/** How these rules read the rulings of a turn. */
export const rulingOn = (seat: SeatId, text: string, rulings: Parameters<typeof fullRulingFor>[1]) =>
  fullRulingFor(questionOf(seat, text), rulings);
