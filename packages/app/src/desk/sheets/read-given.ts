import {
  type AnyKnown,
  type AnyOrder,
  err,
  fileFaultText,
  ok,
  openOrderFile,
  type Result,
  readSheetJson,
  readSheetText,
  type SeatId,
} from '@chancery/core';
import type { InPlay } from '../../campaign/pace/in-play.ts';
import { knownBy } from '../../campaign/position/known-by.ts';
import { judgeWords, type PostedReading } from '../../campaign/press/words-in-orders.ts';
import type { AppError } from '../../ground/errors.ts';
import type { DoneLine } from './done-line.ts';

/** Orders as they come: as lines of text, or as JSON, which is a list of orders or an order file of the client. */
export interface GivenOrders {
  readonly text?: string | undefined;
  readonly orders?: unknown;
}

/** Orders as they were understood by one who knows what the seat knows. */
export interface ReadOrders extends PostedReading {
  /** As written; empty when they came as JSON. */
  readonly text: string;
  readonly known: AnyKnown;
  /** What was done for orders that act on arrival, by the places of their lines. */
  readonly arrived?: ReadonlyMap<number, DoneLine>;
}

/** Longer than any sheet that people write. */
const LONGEST_TEXT = 200_000;

/** Faults in the form of given orders, found before anybody reads them. */
export const givenFaults = ({ text, orders }: GivenOrders): readonly string[] => {
  if ((text === undefined) === (orders === undefined)) return ['orders: wanted text or JSON, one of them'];
  if (text !== undefined && text.length > LONGEST_TEXT) return [`text: wanted at most ${LONGEST_TEXT} characters`];
  return [];
};

/** The turn that an order file names; null for orders that name none. */
export const turnNamed = ({ orders }: GivenOrders): number | null => {
  if (!isFile(orders)) return null;
  const { turn } = orders;
  return typeof turn === 'number' && Number.isSafeInteger(turn) ? turn : null;
};

/** Reads the orders of a seat against its view, or the acts of the master (seat null) against theirs. */
export const readGiven = (
  play: Pick<InPlay, 'campaign' | 'ruleset' | 'position'>,
  seat: SeatId | null,
  given: GivenOrders,
  /** What counts already, where a message may replace some sections of it. */
  standing: readonly AnyOrder[] = [],
): Result<ReadOrders, AppError> => {
  const { campaign, ruleset, position } = play;
  const known = knownBy(ruleset, position, seat ?? 'master');
  const by = seat === null ? 'master' : 'ruler';
  const { text, orders } = given;
  const asRead = (reading: PostedReading['reading']): Result<ReadOrders, AppError> =>
    ok({
      text: text ?? '',
      known,
      ...(seat === null ? { reading, closed: new Map() } : judgeWords(play, known, reading)),
    });
  if (text !== undefined) return asRead(readSheetText(ruleset, known, text, { by, standing }));
  if (!isFile(orders)) return asRead(readSheetJson(ruleset, known, orders, { by, standing }));
  const context = { ruleset: ruleset.id, campaign: campaign.id, seat, turn: turnNamed(given) ?? campaign.turn + 1 };
  const opened = openOrderFile(orders, context);
  if (!opened.ok) return err({ code: 'bad-input', faults: [fileFaultText(opened.error)] });
  return asRead(readSheetJson(ruleset, known, opened.value.orders, { by, standing }));
};

const isFile = (orders: unknown): orders is { readonly format: unknown; readonly turn?: unknown } =>
  typeof orders === 'object' && orders !== null && 'format' in orders;
