import { withBase64Parts } from './base64-parts.ts';
import type { DiceRegister, RegisteredTurn } from './register.ts';

/**
 * What a line of proof may hold: the commitment of a turn, its told secret, D of its list, the hash of a line of it, the salt
 * of one's own line, the hash of the orders of a receipt; and the commitments to the closed and the founding secret.
 */
export const PROOF_KINDS = ['commitment', 'secret', 'list', 'line', 'salt', 'orders', 'closed', 'founding'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** One thing that a reader was told of the dice and may have kept. */
export interface Proof {
  /** The end of the campaign's id. */
  readonly ref: string;
  readonly turn: number;
  readonly edition: number;
  readonly kind: ProofKind;
  /** Which of several: the place of a line in its list, the number of a sheet. From 1. */
  readonly number: number | null;
  /** 64 hexadecimal digits. */
  readonly hex: string;
}

/** Enough to tell the campaigns of one reader apart. */
export const refOf = (campaign: string): string => campaign.slice(-8).toLowerCase();

/** `dice 7k2m9x4q/12.1 commitment 9f86…`: short words in one language, which mails, quotations and new line ends leave alone. */
export const proofLine = ({ ref, turn, edition, kind, number, hex }: Proof): string =>
  `dice ${ref}/${turn}.${edition} ${kind}${number === null ? '' : `.${number}`} ${hex}`;

/** What may have come between two words: blanks, line ends also as JSON writes them, and the marks of a quotation. */
const GAP = String.raw`(?:\s|>|\\[nrt])+`;
const LINE = new RegExp(
  [
    'dice',
    String.raw`([0-9a-z]{1,8})/(\d{1,6})\.(\d{1,6})`,
    `(${PROOF_KINDS.join('|')})(?:\\.(\\d{1,6}))?`,
    '([0-9a-f]{64})',
  ].join(GAP),
  'gi',
);

/** All lines of proof in a text of any kind: a mail in its source or quoted, a page, a turn file, several in a row. */
export const readProofs = (text: string): readonly Proof[] => {
  const found = new Map<string, Proof>();
  for (const [, ref, turn, edition, kind, number, hex] of plainText(withBase64Parts(text)).matchAll(LINE)) {
    const proof: Proof = {
      ref: (ref as string).toLowerCase(),
      turn: Number(turn),
      edition: Number(edition),
      kind: (kind as string).toLowerCase() as ProofKind,
      number: number === undefined ? null : Number(number),
      hex: (hex as string).toLowerCase(),
    };
    found.set(proofLine(proof), proof);
  }
  return [...found.values()];
};

/** Without the soft line ends of quoted-printable mails, and without tags. */
const plainText = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/&(?:gt|nbsp|#62|#160);/g, ' ')
    .replaceAll(/<[^<>]{0,400}>/g, ' ');

/** Everything that a register tells, as lines that can be kept. */
export const proofsOf = ({ campaign, founding, closed, turns }: DiceRegister): readonly Proof[] => {
  const ref = refOf(campaign);
  const ofCampaign = (kind: ProofKind, hex: string | null): readonly Proof[] =>
    hex === null ? [] : [{ ref, turn: 0, edition: 1, kind, number: null, hex }];
  return [
    ...ofCampaign('founding', founding.commitment),
    ...ofCampaign('closed', closed?.commitment ?? null),
    ...turns.flatMap((turn) => proofsOfTurn(campaign, turn)),
  ];
};

/** The same of one turn. */
export const proofsOfTurn = (
  campaign: string,
  {
    turn,
    edition,
    commitment,
    list,
    secret,
  }: Pick<RegisteredTurn, 'turn' | 'edition' | 'commitment' | 'list' | 'secret'>,
): readonly Proof[] => {
  const of = (kind: ProofKind, hex: string, number: number | null = null): Proof => ({
    ref: refOf(campaign),
    turn,
    edition,
    kind,
    number,
    hex,
  });
  return [
    of('commitment', commitment),
    ...(list === null
      ? []
      : [of('list', list.digest), ...list.lines.map(({ hash }, place) => of('line', hash, place + 1))]),
    ...(secret === null ? [] : [of('secret', secret)]),
  ];
};
