import type { SeatId } from '@chancery/core';
import type { Order } from '../../src/order.ts';
import { realmsOf } from '../../src/rules/find.ts';
import { realmCode } from '../../src/rules/names.ts';
import type { MdPosition } from '../../src/types.ts';
import { viewerRealm } from './changing.ts';

/**
 * Orders that concern the realm that gives them and a third one at most, and change nothing on the map (MD-16.5): an
 * ambassador with the canary, what is granted or refused already, and what fails for a reason of their own.
 */
export const secretOrders = (
  position: MdPosition,
  seat: SeatId,
  viewer: SeatId | null,
  canary: string,
): readonly Order[] => {
  const { setting, state } = position;
  const [own, watching] = [viewerRealm(position, seat), viewerRealm(position, viewer)];
  const others = realmsOf(state).filter(
    ({ number, control }) => number !== own && number !== watching && control !== 'defeated',
  );
  const third = others[0]?.number;
  if (own === null || third === undefined) return [];
  const realm = realmCode(setting, third);
  return [
    { verb: 'SEND_AMBASSADOR', args: { realm, text: `${canary}, says ${seat}.` } },
    { verb: 'ACCEPT_GIFTS', args: { realm, on: state.accepts[own]?.[third] === true } },
    { verb: 'GRANT_PASSAGE', args: { realm, on: state.passage[own]?.[third] === true } },
    { verb: 'SEND_GOLD', args: { realm, amount: 1_000_000 } },
    { verb: 'NAME', unit: 'A9999', args: { name: canary } },
  ];
};
