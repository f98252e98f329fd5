import type { EventAbout } from '../events.ts';
import { realmsOf } from '../rules/find.ts';
import type { MdPosition } from '../types.ts';
import type { RealmNumber } from '../words.ts';
import { type Hearings, toAll, toRealms } from './hearings.ts';

/** Claims and outcome are public (MD-16.28); how the turn runs is the master's business; every ruler knows his own coffers. */
export const tellTurn = (event: EventAbout<'turn'>, position: MdPosition): Hearings => {
  switch (event.kind) {
    case 'turn-began':
      return treasuries(position, event.turn, 'start');
    case 'turn-ended':
      return treasuries(position, event.turn, 'end');
    case 'phase-began':
    case 'movement-ended':
      return [];
    case 'claim-made':
    case 'claim-lapsed':
    case 'campaign-ended':
      return toAll(event);
  }
};

const treasuries = (position: MdPosition, turn: number, at: 'start' | 'end'): Hearings =>
  realmsOf(position.state)
    .filter(({ control }) => control !== 'defeated')
    .flatMap(({ number: realm, treasury: gold }) =>
      toRealms(position, [realm], { kind: 'treasury', rule: 'MD-16.21', realm, turn, at, gold }),
    );

/** Status, coup and silence are a realm's own affair; who rules it, and whether it is still there, is public. */
export const tellRealm = (event: EventAbout<'realm'>, position: MdPosition): Hearings => {
  const { realm } = event;
  switch (event.kind) {
    case 'orders-received':
      return [];
    case 'orders-missed':
    case 'status-set':
    case 'coup':
      return toRealms(position, [realm], event);
    case 'control-set': {
      if (event.control === 'defeated') return [];
      const changed = toAll({ kind: 'ruler-changed', rule: 'MD-16.28', realm, control: event.control });
      return event.why === 'silent' ? [...changed, ...toRealms(position, [realm], event)] : changed;
    }
    case 'realm-defeated':
      return toAll({ kind: 'realm-gone', rule: event.rule, realm });
  }
};

/**
 * Wars, and so their ends, are public; alliances are known to the allies until one publishes it; grants and ambassadors
 * concern two realms, acceptance one (MD-16.5, MD-16.6).
 */
export const tellDiplomacy = (event: EventAbout<'diplomacy'>, position: MdPosition): Hearings => {
  switch (event.kind) {
    case 'war-declared':
    case 'peace-made':
    case 'alliance-published':
      return toAll(event);
    case 'alliance-formed':
      return toRealms(position, [event.a, event.b], event);
    case 'alliance-cancelled':
      return isKnown(position, event.by, event.with) ? toAll(event) : toRealms(position, [event.by, event.with], event);
    case 'acceptance-set':
      return toRealms(position, [event.realm], event);
    case 'passage-set':
    case 'permission-set':
      return toRealms(position, [event.realm, event.to], event);
    case 'ambassador-sent':
      return toRealms(position, [event.from, event.to], event);
  }
};

/** Published by an ally, or named by a claim to victory (MD-16.6). */
const isKnown = ({ state }: MdPosition, a: RealmNumber, b: RealmNumber): boolean =>
  state.knownAlliances.some((pair) => pair.includes(a) && pair.includes(b)) ||
  state.claims.some(({ members }) => members.includes(a) && members.includes(b));
