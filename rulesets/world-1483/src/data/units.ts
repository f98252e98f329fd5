import type { UnitType } from '../words.ts';

/** What a type of unit can do (W83-3.1). */
export interface UnitFigures {
  readonly attack: number;
  readonly defence: number;
  readonly move: number;
  readonly cost: number;
  /** Hits that it takes to destroy one. */
  readonly hits: number;
  /** Transport points that a ship offers, and that a land unit needs (W83-3.11). */
  readonly carries: number;
  readonly needs: number;
}

/** The table of units. Artillery fires at walls only, and generals fire at nobody. */
export const UNITS: { readonly [Type in UnitType]: UnitFigures } = {
  inf: { attack: 3, defence: 6, move: 1, cost: 5, hits: 1, carries: 0, needs: 1 },
  cav: { attack: 6, defence: 3, move: 2, cost: 8, hits: 1, carries: 0, needs: 2 },
  knt: { attack: 7, defence: 6, move: 2, cost: 11, hits: 1, carries: 0, needs: 2 },
  art: { attack: 0, defence: 0, move: 1, cost: 10, hits: 1, carries: 0, needs: 2 },
  gen: { attack: 0, defence: 0, move: 2, cost: 8, hits: 1, carries: 0, needs: 0 },
  sol: { attack: 6, defence: 7, move: 3, cost: 35, hits: 2, carries: 1, needs: 0 },
  frg: { attack: 4, defence: 3, move: 4, cost: 20, hits: 1, carries: 0, needs: 0 },
  mer: { attack: 1, defence: 1, move: 3, cost: 10, hits: 1, carries: 2, needs: 0 },
};

export const GENERAL_COST = { standard: 8, special: 12 } as const;
export const PORT_COST = 15;
/** What artillery hits walls with, and with a Master Engineer (W83-4.23). */
export const SIEGE = { usual: 5, engineer: 7 } as const;
export const MILITIA_DEFENCE = 2;
export const COASTAL_DEFENCE = 1;
/** Deep sea movement, and what it costs in battle (W83-8.20, 8.24). */
export const DEEP_SEA = { times: 4, penalty: { sol: 2, frg: 2, mer: 1 } } as const;
/** What attackers lose across a strait, and on a beach (W83-2.17, 11.12). */
export const STRAIT_PENALTY = { inf: 1, cav: 2, knt: 2, art: 0 } as const;
export const BEACH_PENALTY = { inf: 1, cav: 3, knt: 3, art: 0 } as const;
