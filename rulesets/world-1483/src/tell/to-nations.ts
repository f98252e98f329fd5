import { type Hearing, type SeatId, seatId } from '@chancery/core';
import { findNationInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { Types } from '../types.ts';
import { type NationNumber, NPC_PHASE } from '../words.ts';

/** The seats of nations, each once; non-player nations have none. */
export const seatsOf = (setting: Setting, nations: readonly (NationNumber | null)[]): readonly SeatId[] =>
  [...new Set(nations)].flatMap((nation) => {
    const info = nation === null ? null : findNationInfo(setting, nation);
    return info === null || info.phase === NPC_PHASE ? [] : [seatId(info.code)];
  });

/** These nations hear it, and nobody else. */
export const toNations = <E>(
  setting: Setting,
  nations: readonly (NationNumber | null)[],
  told: E,
): readonly Hearing<E>[] => heardBy(seatsOf(setting, nations), told);

type OwnEvent = Extract<Types['event'], { readonly nation: NationNumber }>;

/** A nation reads of what it did itself, and nobody else (W83-18.2). */
export const toItself = <E extends OwnEvent>(
  event: E,
  { setting }: { readonly setting: Setting },
): readonly Hearing<E>[] => toNations(setting, [event.nation], event);

const heardBy = <E>(to: readonly SeatId[], told: E): readonly Hearing<E>[] => (to.length === 0 ? [] : [{ to, told }]);
