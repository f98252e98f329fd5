import type { AnyOrder, SheetRow, TurnFile } from '@chancery/core';

/** A draft as this device keeps it. */
export interface KeptDraft {
  readonly orders: readonly AnyOrder[];
  /** The number of the sheet on the server that it goes on from; null when this device has not heard of any. */
  readonly base: number | null;
  /** The turn file under which it was changed: sheets are counted for each turn. */
  readonly turn?: number;
  /** It holds something that the server does not have. */
  readonly unsent: boolean;
  /** When it was changed last, by the clock of this device. */
  readonly at: number;
}

/** Drafts stay on this device until their turn is over: they survive a reload, a lost connection and a closed window. */
export const keepDraft = (file: TurnFile, draft: KeptDraft): void => {
  try {
    localStorage.setItem(keyOf(file), JSON.stringify({ ...draft, turn: file.turn }));
  } catch {
    // No room, or a browser that keeps nothing: the draft lives as long as the page.
  }
};

/** The draft kept for a turn file on this device; null when there is none. */
export const keptDraft = (file: TurnFile): KeptDraft | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(file)) ?? 'null') as Partial<KeptDraft> | null;
    if (kept === null || !Array.isArray(kept.orders)) return null;
    const base = (kept.turn ?? file.turn) === file.turn ? (kept.base ?? null) : null;
    return { orders: kept.orders, base, unsent: kept.unsent ?? true, at: kept.at ?? 0 };
  } catch {
    return null;
  }
};

/** Orders that are being written as text and are not on the list yet; null when there are none. */
export const keepWriting = (file: TurnFile, text: string | null): void => {
  try {
    if (text === null) localStorage.removeItem(writingOf(file));
    else localStorage.setItem(writingOf(file), text);
  } catch {
    // As above.
  }
};

export const keptWriting = (file: TurnFile): string | null => {
  try {
    return localStorage.getItem(writingOf(file));
  } catch {
    return null;
  }
};

/** A row of the order sheet that is no order yet, and its table; null for what is written below the tables. */
export interface HeldRow {
  readonly table: number | null;
  readonly row: SheetRow;
}

/** Rows of the order sheet that are no orders yet, and so stand on no list. */
export const keepRows = (file: TurnFile, held: readonly HeldRow[]): void => {
  try {
    if (held.length === 0) localStorage.removeItem(rowsOf(file));
    else localStorage.setItem(rowsOf(file), JSON.stringify(held));
  } catch {
    // As above.
  }
};

export const keptRows = (file: TurnFile): readonly HeldRow[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(rowsOf(file)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isHeldRow) : [];
  } catch {
    return [];
  }
};

const isHeldRow = (kept: Partial<HeldRow> | null): kept is HeldRow => {
  const { number, entry, cells }: Partial<SheetRow> = kept?.row ?? {};
  const texts: readonly unknown[] = [number, entry, ...(Array.isArray(cells) ? cells : [null])];
  return (kept?.table === null || Number.isSafeInteger(kept?.table)) && texts.every((text) => typeof text === 'string');
};

const rowsOf = (file: TurnFile): string => `${keyOf(file)} as rows`;

const writingOf = (file: TurnFile): string => `${keyOf(file)} as text`;

/** Forgets all drafts for a campaign: it is thrown away, or begun again. */
export const forgetDrafts = (campaign: string): void => {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`chancery draft ${campaign} `)) localStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};

/** In live play a draft outlasts the posts of others. */
const keyOf = ({ campaign, seat, turn, edition = 1, commitment, window }: TurnFile): string =>
  window.kind === 'window' && window.mode === 'live'
    ? `chancery draft ${campaign.id} ${seat} live`
    : `chancery draft ${campaign.id} ${seat} ${turn} ${commitment.slice(0, 16)}${edition === 1 ? '' : `.${edition}`}`;
