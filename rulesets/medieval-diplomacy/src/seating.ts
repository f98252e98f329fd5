import { type SeatId, type SeatingSpec, seatId } from '@chancery/core';
import { provincesOf } from './rules/find.ts';
import { realmCode } from './rules/names.ts';
import type { Setting } from './setting.ts';
import type { Types } from './types.ts';
import type { RealmNumber } from './words.ts';

/**
 * Realms without a player are held by local forces (MD-18.4), until one takes them (MD-17.15, MD-18.20). A replacement is
 * sought for those that own a province (MD-18.19). A ruler who is overthrown loses the realm (MD-12.53).
 */
export const SEATING: SeatingSpec<Types> = {
  /** MD-17.4 to MD-17.6 */
  unruled: {
    en: 'held by local forces. They raise troops and defend their lands, attack only what was annexed to them, and never change a relation.',
    de: 'von örtlichen Truppen gehalten. Sie heben Truppen aus und verteidigen ihr Land, greifen nur an, was ihnen angegliedert war, und ändern nie eine Beziehung.',
  },
  seatedBy: ({ setting, state }, seat) => {
    switch (state.realms[realmOf(setting, seat)]?.control) {
      case 'player':
        return 'ruler';
      case 'computer':
        return 'rules';
      default:
        return 'gone';
    }
  },
  act: (_, seat, to) => ({
    verb: 'SET_CONTROL',
    args: { realm: seat, control: to === 'ruler' ? 'player' : 'computer' },
  }),
  viable: ({ setting, state }, seat) => {
    const realm = realmOf(setting, seat);
    return provincesOf(state).some(({ owner }) => owner === realm);
  },
  /** MD-18.18, MD-18.19 */
  silence: { inARow: ['warn', 'open'], firstTurn: 'open' },
  unseats: (event, setting) => (event.kind === 'coup' ? seatId(realmCode(setting, event.realm)) : null),
};

const realmOf = ({ realms }: Setting, seat: SeatId): RealmNumber =>
  realms.findIndex((realm) => realm?.code === seat) as RealmNumber;
