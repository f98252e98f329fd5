import { type PowerTableSpec, type Stance, seatId } from '@chancery/core';
import { numbers, words } from '@chancery/kit';
import { realmName } from './rules/names.ts';
import type { Types } from './types.ts';
import type { Dealings } from './view-types.ts';
import type { Control, Relation, Status } from './words.ts';

/** The list of realms in Headquarters (MD-3.40). */
export const POWERS: PowerTableSpec<Types> = {
  columns: [
    words('code', 'Code'),
    words('name', 'Realm'),
    words('relation', 'Relation'),
    words('passage', 'Passage'),
    words('gifts', 'Gifts'),
    words('control', 'State'),
    numbers('provinces', 'Provinces'),
  ],
  rows: ({ setting, view }) =>
    view.realms.flatMap((realm) => {
      const info = realm && setting.realms[realm.number];
      if (!info || !realm.dealings) return [];
      const { relation, accepts } = realm.dealings;
      const cells = {
        code: info.code,
        name: realmName(setting, realm.number),
        relation: RELATIONS[relation],
        passage: passageOf(realm.dealings),
        gifts: accepts ? 'accepted' : 'refused',
        control: CONTROL[realm.control],
        provinces: String(realm.provinces),
      };
      const seat = realm.control === 'player' ? { seat: seatId(info.code) } : {};
      return [{ power: info.code, ...seat, stance: realm.control === 'defeated' ? 'gone' : STANCE[relation], cells }];
    }),
  own: ({ view: { own } }) =>
    own === null
      ? []
      : [
          { text: `Status: ${STATUS[own.status]}`, rule: 'MD-16.8' },
          ...(own.missedInARow === 0 ? [] : [{ text: `Turns missed in a row: ${own.missedInARow}`, rule: 'MD-18.39' }]),
        ],
};

const STATUS: { readonly [status in Status]: string } = { royalty: 'Royalty', commoner: 'Commoner' };

const RELATIONS: { readonly [relation in Relation]: string } = { war: 'War', neutral: 'Neutral', alliance: 'Alliance' };
const STANCE: { readonly [relation in Relation]: Stance } = { war: 'foe', neutral: 'neutral', alliance: 'friend' };
const CONTROL: { readonly [control in Control]: string } = {
  player: 'in play',
  computer: 'local forces',
  defeated: 'defeated',
};

const passageOf = ({ passageGiven, passageHeld }: Dealings): string => {
  if (passageGiven && passageHeld) return 'both ways';
  if (passageGiven) return 'given';
  return passageHeld ? 'held' : 'none';
};
