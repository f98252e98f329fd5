import { type Phase, type SeatId, scriptedDice } from '@chancery/core';
import type { Event } from '../src/events.ts';
import type { Contact } from '../src/memory.ts';
import type { Action, Order } from '../src/order.ts';
import type { Types } from '../src/types.ts';
import type { Round } from '../src/words.ts';
import { type Change, holding, playingOn, unit, war } from './conditions.ts';
import type { ByLabel } from './month.ts';

/** A phase of round 1 by itself, in the Vale of Sarn as it is at the beginning, but for what a row changes. */

export interface InRound {
  readonly changes?: readonly Change[];
  /** What domains do in this round. */
  readonly actions?: { readonly [domain: number]: readonly Action[] };
  readonly dice?: ByLabel;
  /** Who has met on the march. */
  readonly met?: readonly Contact[];
}

export const inRound = (
  phaseOf: (round: Round) => Phase<Types>,
  { changes = [], actions = {}, dice = {}, met = [] }: InRound,
): ReturnType<typeof playingOn> => {
  const scene = playingOn({ changes });
  for (const [number, orders] of Object.entries(actions)) {
    scene.memory.actions.set(
      Number(number),
      orders.map((order, position) => ({ order, position })),
    );
  }
  scene.memory.contacts.push(...met);
  phaseOf(1).run({ ...scene, dice: scriptedDice({ byLabel: dice }) });
  return scene;
};

interface Sent {
  readonly dice?: ByLabel;
  readonly sheets?: {
    readonly [seat: SeatId]: { readonly seat: SeatId; readonly orders: readonly Order[]; readonly excused?: true };
  };
  readonly acts?: readonly Order[];
}

/** What happens in a phase that belongs to no round. */
export const after = (
  phase: Phase<Types>,
  changes: readonly Change[] = [],
  { dice = {}, sheets = {}, acts = [] }: Sent = {},
): readonly Event[] => {
  const scene = playingOn({ changes });
  phase.run({ ...scene, dice: scriptedDice({ byLabel: dice }), sheets, acts });
  return scene.events;
};

interface HasEvents {
  readonly events: readonly Event[];
}

export const ofKind = <Kind extends Event['kind']>(events: readonly Event[], kind: Kind) =>
  events.flatMap((event) => (event.kind === kind ? [event as Extract<Event, { readonly kind: Kind }>] : []));

/** Which orders of whom have failed, and why. */
export const failed = (scene: HasEvents) =>
  ofKind(scene.events, 'order-failed').map((each) => [each.domain, each.position, each.reason.code]);

export const gone =
  (...ids: readonly number[]): Change =>
  (state) => ({ ...state, units: state.units.filter(({ id }) => !ids.includes(id)) });

/** Before the empty guild of Brantholm, at war; Brant's own are in Kestrel Hill. */
export const BEFORE_IT: readonly Change[] = [
  war(1, 2),
  ...[9, 10, 11, 12, 13].map((id) => unit(id, { province: 5 })),
  ...[1, 3, 5].map((id) => unit(id, { province: 4 })),
];

/** Another level, or owner, of all that Alder holds. */
export const ownHoldings = (change: Parameters<typeof holding>[1]): readonly Change[] =>
  [1, 2, 3, 4, 5, 7, 9, 11].map((id) => holding(id, change));
