import type { Report, ReportSection } from '@chancery/reports';
import { DICE_WORDS } from '../../ground/text/dice.ts';
import type { SeatDice } from './seat-dice.ts';

/** A report with why its reader's orders were others than the receipt says, and with the lines of proof as its last paper. */
export const withDice = (report: Report, { proofs, otherwise, struck }: SeatDice): Report => {
  const differs: readonly ReportSection[] =
    otherwise.length === 0
      ? []
      : [
          {
            id: 'own-orders',
            title: DICE_WORDS.ownOrders,
            lines: [
              ...otherwise.map(({ turn, why }) => ({ text: DICE_WORDS.otherwise(turn, why) })),
              ...struck.map((line) => ({ text: DICE_WORDS.struck(line) })),
            ],
          },
        ];
  const [first, ...further] = report.sections;
  const lines = [{ text: DICE_WORDS.keep }, ...proofs.map((text) => ({ text, style: 'note' as const }))];
  return {
    ...report,
    sections: first === undefined ? differs : [first, ...differs, ...further],
    papers: [
      ...report.papers,
      ...(proofs.length === 0 ? [] : [{ id: 'dice', title: DICE_WORDS.title, pieces: [lines] }]),
    ],
  };
};
