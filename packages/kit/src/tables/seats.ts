import { type SeatInfo, seatId, shieldOf } from '@chancery/core';

/** What a setting holds of a power that somebody may play. */
export interface SeatedPower {
  readonly code: string;
  readonly name: string;
  /** Its name within a sentence, where that is another. */
  readonly inSentence?: string;
  readonly description: string;
  /** A blazon. */
  readonly arms?: string;
}

/** A seat for each power, in order, named by its code; places without a power are passed over. */
export const seatsFor = (powers: readonly (SeatedPower | null)[]): readonly SeatInfo[] =>
  powers
    .filter((power) => power !== null)
    .map((power) => ({
      seat: seatId(power.code),
      name: power.name,
      ...(power.inSentence === undefined ? {} : { inSentence: power.inSentence }),
      description: power.description,
      ...shieldOf(power),
    }));
