import type { Report } from '@chancery/reports';
import { DICE_WORDS } from '../../ground/text/dice.ts';

/** A report with the lines of proof as its last paper. */
export const withDice = (report: Report, proofs: readonly string[]): Report => {
  if (proofs.length === 0) return report;
  const lines = [{ text: DICE_WORDS.keep }, ...proofs.map((text) => ({ text, style: 'note' as const }))];
  return { ...report, papers: [...report.papers, { id: 'dice', title: DICE_WORDS.title, pieces: [lines] }] };
};
