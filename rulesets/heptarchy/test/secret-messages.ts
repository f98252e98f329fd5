import type { SeatId } from '@chancery/core';
import type { Order } from '../src/order.ts';
import { getAreaInfo } from '../src/rules/find.ts';
import type { HepPosition } from '../src/types.ts';

/** The board is open (HEP-15.1): what a viewer may not know of a Post is what it says to a third ruler (HEP-15.2). */
export const secretMessages = (
  { setting, state }: HepPosition,
  seat: SeatId,
  viewer: SeatId | null,
  canary: string,
): readonly Order[] => {
  const third = state.playerList
    .map((kingdom) => ({ ...getAreaInfo(setting, kingdom), controller: state.kingdoms[kingdom]?.controller }))
    .find(({ code, controller }) => controller === 'player' && code !== seat && code !== viewer);
  return third === undefined ? [] : [{ verb: 'MESSAGE', args: { to: third.code, text: `${canary}, says ${seat}.` } }];
};
