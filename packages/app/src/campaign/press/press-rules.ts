import type { SeatId } from '@chancery/core';
import { err, ok, type Result } from '@chancery/core';
import { MASTER_PARTY, type PressMode } from '@chancery/store';
import type { AppError } from '../../ground/errors.ts';

/** What rulers may write in a campaign. Letters to and from the masters go through in every mode. */
export interface PressRules {
  /** To some of the other rulers. */
  readonly private: boolean;
  /** To all of them, or to everybody. */
  readonly public: boolean;
  /** Whether readers are told who wrote it. */
  readonly signed: boolean;
}

export const PRESS_RULES: { readonly [mode in PressMode]: PressRules } = {
  open: { private: true, public: true, signed: true },
  public: { private: false, public: true, signed: true },
  none: { private: false, public: false, signed: true },
  anonymous: { private: true, public: true, signed: false },
};

/** Words of one party to others. */
export interface Writing {
  readonly from: SeatId;
  readonly kind: 'private' | 'public';
  readonly to: readonly SeatId[];
}

/** Why words of a ruler to others may not pass; null when they may. The one place that decides it, for every channel. */
export const closedPress = (mode: PressMode, kind: Writing['kind']): AppError | null =>
  PRESS_RULES[mode][kind] ? null : { code: 'press-closed', mode, letter: kind };

/** Whether words may pass: those to and from the masters do in any case. */
export const mayPass = (mode: PressMode, { from, kind, to }: Writing): Result<null, AppError> => {
  const withMaster = from === MASTER_PARTY || (to.length > 0 && to.every((party) => party === MASTER_PARTY));
  const closed = withMaster ? null : closedPress(mode, kind);
  return closed === null ? ok(null) : err(closed);
};

/** Whether the readers of words are not told who wrote them. */
export const isAnonymous = (mode: PressMode, { from, to, kind }: Writing): boolean =>
  !PRESS_RULES[mode].signed &&
  from !== MASTER_PARTY &&
  (kind === 'public' || to.some((party) => party !== MASTER_PARTY));
