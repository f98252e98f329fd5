import type { Figure, FigurePart, FigureSpec, Known, RulesetTypes } from '@chancery/core';

/** What a figure shows of what it is reckoned from. */
export interface ShownFigure {
  /** Where the label depends on the amount. */
  readonly label?: string | undefined;
  readonly amount: string;
  readonly reckoning?: readonly FigurePart[] | undefined;
  readonly warn?: string | undefined;
}

/** Writes a figure: its id, label and rule, and what it shows. */
export type WriteFigure<T extends RulesetTypes, Basis> = (
  id: string,
  label: string,
  rule: string,
  show: (basis: Basis) => ShownFigure,
) => FigureSpec<T>;

/**
 * Figures that are reckoned from one thing, such as the forecast of a draft. For whoever rules nothing they show what they
 * show of `nothing`, without a warning.
 */
export const figuresFrom =
  <T extends RulesetTypes, Basis>(
    basisOf: (known: Known<T>, drafted: readonly T['order'][]) => Basis | null,
    nothing: (show: (basis: Basis) => ShownFigure) => ShownFigure,
  ): WriteFigure<T, Basis> =>
  (id, label, rule, show) => ({
    id,
    of: (known, drafted): Figure => {
      const basis = basisOf(known, drafted);
      const shown = basis === null ? { ...nothing(show), warn: undefined } : show(basis);
      const { amount, reckoning = [], warn } = shown;
      return { id, label: shown.label ?? label, rule, amount, ...(warn === undefined ? {} : { warn }), reckoning };
    },
  });

/** A part of a reckoning, and the figure that tells more of it. */
export const figurePart = (label: string, amount: string, figure?: string): FigurePart => ({
  label,
  amount,
  ...(figure === undefined ? {} : { figure }),
});
