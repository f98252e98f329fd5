import type { AreaNumber, CompanyNumber, PowerNumber } from '../words.ts';

export type MarchEvent =
  | {
      readonly kind: 'marched';
      readonly company: CompanyNumber;
      readonly power: PowerNumber;
      readonly from: AreaNumber;
      readonly to: AreaNumber;
    }
  | ({ readonly kind: 'battle-fought'; readonly area: AreaNumber; readonly winner: PowerNumber | null } & BattleFacts);

interface BattleFacts {
  /** By the numbers of the powers. */
  readonly sides: readonly Side[];
}

/** One house in a battle. */
export interface Side {
  readonly power: PowerNumber;
  readonly companies: readonly CompanyNumber[];
  readonly men: number;
  readonly roll: number;
}
