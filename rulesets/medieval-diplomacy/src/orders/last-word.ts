import type { Order } from '../order.ts';

/** What an order sets, for orders that set something: of two that set the same thing the last counts (MD-15.8). */
export const thingSet = (order: Order): string | null => {
  switch (order.verb) {
    case 'ACCEPT_GIFTS':
    case 'GRANT_PASSAGE':
      return `${order.verb} ${order.args.realm}`;
    case 'GRANT_PERMISSION':
      return `${order.verb} ${order.args.province} ${order.args.realm}`;
    case 'PROCLAIM':
      return order.verb;
    case 'NAME':
    case 'RETREAT_LEVEL':
    case 'FOLLOW':
    case 'MARINES':
    case 'DEFEND':
    case 'LEADER':
      return `${order.verb} ${order.unit}`;
    case 'RANK':
      return `${order.verb} ${order.unit} ${order.args.type}`;
    default:
      return null;
  }
};
