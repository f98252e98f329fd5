import { type CorrespondenceSpec, type SeatId, seatId } from '@chancery/core';
import { realmCode } from './rules/names.ts';
import type { Setting } from './setting.ts';
import type { Types } from './types.ts';
import type { RealmNumber } from './words.ts';

/** Ambassadors hand over an address (MD-3.25); suitable proclamations are published (MD-16.27) and can be written as letters. */
export const CORRESPONDENCE: CorrespondenceSpec<Types> = {
  carries: (order) => {
    if (order.verb === 'SEND_AMBASSADOR') return 'private';
    return order.verb === 'PROCLAIM' ? 'public' : null;
  },
  privateWords: ({ verb, args }) =>
    verb === 'SEND_AMBASSADOR' && args.text !== undefined ? { arg: 'text', to: seatId(args.realm) } : null,
  delivers: (event, setting) => {
    if (event.kind === 'ambassador-sent') {
      const { from, to, text } = event;
      return { kind: 'ambassador', from: seatOf(setting, from), to: seatOf(setting, to), text };
    }
    if (event.kind !== 'proclaimed') return null;
    return { kind: 'proclamation', from: seatOf(setting, event.realm), text: event.text };
  },
  proclamation: (text) => ({ verb: 'PROCLAIM', args: { text } }),
};

const seatOf = (setting: Setting, realm: RealmNumber): SeatId => seatId(realmCode(setting, realm));
