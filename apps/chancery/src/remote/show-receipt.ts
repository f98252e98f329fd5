import type { RECEIPT, SUBMITTED } from '@chancery/api';
import { counted } from '@chancery/core';
import { type Report, toText } from '@chancery/reports';
import type { z } from 'zod';
import { tallyLine } from '../show/gathered-lines.ts';
import { instantText } from '../show/instant.ts';

export type Receipt = z.output<typeof RECEIPT>;
type Understood = Pick<Receipt, 'lines' | 'together'>;

/** What became of orders that were sent, in the words and order in which `orders check` tells it. */
export const understoodLines = (path: string, sent: Understood): readonly string[] => [
  ...sent.together.flatMap(({ level, text }) => [`${path}: ${level}: the orders together`, `  ${text}`]),
  ...sent.lines.flatMap(({ line, text, outcome, rule, reasons, done }) =>
    outcome === 'accepted'
      ? done === undefined
        ? []
        : [`${path}:${line}: done ${instantText(done.at)}${done.before ? ', and not again' : ''}: ${done.text}`]
      : [
          `${path}:${line}: ${outcome === 'warned' ? 'warning' : outcome}${rule === null ? '' : ` (${rule})`}: ${text.trim()}`,
          ...reasons.map((reason) => `  ${reason.text}`),
        ],
  ),
  `${path}: ${tallyOfSent(sent)}`,
];

/** What a receipt is proof of. */
export const receiptHead = ({
  number,
  turn,
  insteadOf,
  seat,
  at,
  counts,
  apart,
  provisional,
  waits,
  hash,
  sections = [],
  proofs = [],
}: Receipt): string[] => [
  `Sheet ${number} of ${seat} for turn ${turn}, ${instantText(at)}: ${standing(counts, apart)}`,
  `  SHA-256 of its orders  ${hash}`,
  ...(insteadOf === null ? [] : [`  written for turn ${insteadOf}, which took no more`]),
  ...(provisional ? ['  read once more when the turn before is out'] : []),
  ...(waits === undefined
    ? []
    : [`  ${counted(waits.orders, 'order')} kept for ${waits.until?.label ?? 'the turn that asks the seat'}`]),
  ...sections.map(({ text }) => `  ${text}`),
  ...proofs.map((proof) => `  ${proof}`),
];

const standing = (counts: boolean, apart: true | undefined): string =>
  apart === true ? 'orders for the turn stand as they stood' : `it ${counts ? 'counts' : 'does not count'}`;

/** In live play: what came of the post, with its dice, and whose move it is now. */
export const postLines = ({ resolved }: z.output<typeof SUBMITTED>): readonly string[] => {
  if (resolved === undefined) return [];
  if (resolved === null) return ['', 'It is kept and is being resolved: your next report says what came of it.'];
  const { report, window, asked } = resolved;
  const next = window.kind === 'window' ? `Now: ${window.label}.` : 'The game is over.';
  return [
    '',
    ...toText(report as Report)
      .trimEnd()
      .split('\n'),
    '',
    asked ? 'It is still your move.' : next,
  ];
};

export const isTakenWhole = ({ lines }: Understood): boolean =>
  lines.every(({ outcome }) => outcome === 'accepted' || outcome === 'warned');

export const tallyOfSent = ({ lines }: Understood): string => {
  const count = (wanted: Understood['lines'][number]['outcome']): number =>
    lines.filter(({ outcome }) => outcome === wanted).length;
  return tallyLine({
    accepted: count('accepted'),
    warned: count('warned'),
    illegal: count('illegal'),
    malformed: count('malformed'),
  });
};
