import { err, ok, type Result } from '../result.ts';
import type { OrderFile, PackedTurnFile, TurnFile } from './turn-file.ts';

/** What a file is opened for: the campaign, the seat and the turn in hand. */
export interface FileContext {
  readonly ruleset: string;
  readonly campaign: string;
  readonly seat: string | null;
  /** The turn for which orders are open. */
  readonly turn: number;
}

/** Why a file is not taken, or is opened with a warning. */
export type FileFault =
  | { readonly code: 'not-a-file'; readonly wanted: string; readonly found: string }
  | { readonly code: 'other-ruleset'; readonly wanted: string; readonly found: string }
  | { readonly code: 'other-campaign' }
  | { readonly code: 'other-seat'; readonly wanted: string | null; readonly found: string }
  | { readonly code: 'other-turn'; readonly wanted: number; readonly found: string };

/** An order file belongs to one campaign, seat and turn; another one's is refused with the reason. */
export const openOrderFile = (json: unknown, context: FileContext): Result<OrderFile, FileFault> => {
  const file = fieldsOf(json);
  const strange =
    strangeKind(file, 'chancery-orders-1', context) ??
    (file['turn'] === context.turn ? null : otherTurn(context.turn, file['turn'])) ??
    (file['seat'] === context.seat ? null : otherSeat(context.seat, file['seat']));
  return strange ? err(strange) : ok(json as OrderFile);
};

/**
 * A turn file as it opens: of the newest turn to work on, of an older one to read only, with the reason. Its choices are left
 * behind: whoever opens it has the rules, and makes them beside the draft.
 */
export interface OpenedTurn {
  readonly file: TurnFile;
  readonly readOnly: FileFault | null;
}

/** `newest` is the latest turn known of this campaign, or null when the file is the first that is seen of it. */
export const openTurnFile = (json: unknown, ruleset: string, newest: number | null): Result<OpenedTurn, FileFault> => {
  const file = fieldsOf(json);
  const strange = strangeKind(file, 'chancery-turn-1', { ruleset });
  if (strange) return err(strange);
  const { shared: _, ...turn } = json as PackedTurnFile;
  const old = newest !== null && turn.turn < newest;
  return ok({
    file: { ...turn, choices: {} },
    readOnly: old ? otherTurn(newest, turn.turn) : null,
  });
};

/** A name that holds campaign, turn and seat, such as `spring-war-007-Eng.turn.json`. */
export const turnFileName = ({ campaign, turn, seat }: Pick<TurnFile, 'campaign' | 'turn' | 'seat'>): string =>
  `${nameOf(campaign.id)}-${String(turn).padStart(3, '0')}-${seat}.turn.json`;

export const orderFileName = ({ campaign, turn, seat }: Pick<OrderFile, 'campaign' | 'turn' | 'seat'>): string =>
  `${nameOf(campaign)}-${String(turn).padStart(3, '0')}-${seat}.orders.json`;

const nameOf = (campaign: string): string => campaign.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-|-$/g, '');

type Fields = { readonly [name: string]: unknown };

const fieldsOf = (json: unknown): Fields => (typeof json === 'object' && json !== null ? (json as Fields) : {});

const strangeKind = (file: Fields, format: string, context: Partial<FileContext>): FileFault | null => {
  if (file['format'] !== format) return { code: 'not-a-file', wanted: format, found: String(file['format']) };
  if (file['ruleset'] !== context.ruleset) {
    return { code: 'other-ruleset', wanted: context.ruleset ?? '', found: String(file['ruleset']) };
  }
  if (context.campaign !== undefined && file['campaign'] !== context.campaign) return { code: 'other-campaign' };
  return null;
};

const otherTurn = (wanted: number, found: unknown): FileFault => ({ code: 'other-turn', wanted, found: String(found) });
const otherSeat = (wanted: string | null, found: unknown): FileFault => ({
  code: 'other-seat',
  wanted,
  found: String(found),
});
