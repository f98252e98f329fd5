import { type AnyOrder, type CampaignId, err, ok, type Result } from '@chancery/core';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import { type GivenOrders, givenFaults, readGiven } from '../../desk/sheets/read-given.ts';
import { type ReceiptContent, wordsOf } from '../../desk/sheets/receipt.ts';
import type { AppError } from '../../ground/errors.ts';
import { isEdit } from '../run/reviewed.ts';

export interface EditPosition extends GivenOrders {
  readonly campaignId: CampaignId;
  /** The last turn that was out when the master wrote them, or the one under review: if it is another by now, nothing is done. */
  readonly turn: number;
  /** For everybody to read. */
  readonly reason: string;
}

export interface EditsIn {
  readonly orders: readonly AnyOrder[];
  readonly lines: ReceiptContent['lines'];
}

/** Acts that edit, at least so many, each of them possible as things stand; no others. */
export const editsIn = (
  play: InPlay,
  input: EditPosition,
  { least }: { readonly least: 0 | 1 },
): Result<EditsIn, AppError> => {
  if (play.pace.run.acts !== null) return err({ code: 'conflict', what: 'edit', found: 'live' });
  if (input.turn === 0) return err({ code: 'conflict', what: 'edit', found: 'beginning' });
  const faults = givenFaults(input);
  if (faults.length > 0) return err({ code: 'bad-input', faults });
  const read = readGiven(play, null, input);
  if (!read.ok) return read;
  const { lines, together } = wordsOf(play.ruleset, read.value);
  const { orders } = read.value.reading;
  const refused = [...lines.flatMap(({ reasons }) => reasons), ...together].filter(({ level }) => level !== 'warning');
  const strange = orders.filter((order) => !isEdit(play.ruleset, order));
  const wrong = [
    ...refused.map(({ text }) => `edits: ${text}`),
    ...strange.map(({ verb }) => `edits: ${verb} is no edit`),
    ...(orders.length < least && refused.length === 0 ? ['edits: wanted at least one'] : []),
  ];
  return wrong.length > 0 ? err({ code: 'bad-input', faults: wrong }) : ok({ orders, lines });
};
