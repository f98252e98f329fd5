import { counted } from '@chancery/core';
import type { MovementEvent } from '../../events/movement.ts';
import { place, realm, unit, units } from '../../names/names.ts';
import type { Reader } from '../../names/reader.ts';
import { realmOf, type UnitId } from '../../unit-id.ts';
import type { KindOf, Saying } from './saying.ts';

const points = (cost: number): string => counted(cost, 'Move-point');

/** A fleet that is not the reader's own concerns them only because it carries their troops. */
const carrying = (reader: Reader, fleet: UnitId): string =>
  reader.me === null || realmOf(fleet) === reader.me ? '' : ', with your troops aboard,';

export const MOVEMENT_TOLD: Saying<KindOf<MovementEvent>> = {
  boarding: ({ unit: id, realm: of }, reader) =>
    `${unit(reader, id)} made ready to board ships of ${realm(reader, of)}; it can do nothing else this turn.`,
  loaded: ({ fleet, army, second }, reader) =>
    `${unit(reader, fleet)} took ${unit(reader, army)} aboard${second ? ' in its second lift' : ''}.`,
  reloaded: ({ army, from, to }, reader) =>
    `${unit(reader, army)} changed from ${unit(reader, from)} to ${unit(reader, to)}, which had room for it.`,
  held: ({ unit: id, cost }, reader) => `${unit(reader, id)} held its position${cost > 0 ? ` (${points(cost)})` : ''}.`,
  sailed: ({ unit: id, from, to, cost }, reader) =>
    `${unit(reader, id)}${carrying(reader, id)} sailed from ${place(reader, from)} to ${place(reader, to)} (${points(cost)}).`,
  fled: ({ unit: id, from, to }, reader) =>
    `${unit(reader, id)}${carrying(reader, id)} had no harbour in ${place(reader, from)} and fled to ${place(reader, to)}.`,
  'landing-tried': ({ armies, province, chance, landed }, reader) => {
    const where = `in ${place(reader, province)}`;
    if (chance >= 100) return `${units(reader, armies)} landed ${where}, too strong to be kept off.`;
    const odds = `${units(reader, armies)} had a chance of ${chance}% to land ${where}`;
    if (landed) return `${odds} and got ashore.`;
    return `${odds} and ${armies.length === 1 ? 'was beaten back: it stays' : 'were beaten back: they stay'} aboard.`;
  },
  unloaded: ({ fleet, army, to, invading, second }, reader) =>
    `${unit(reader, fleet)} put ${unit(reader, army)} ashore in ${place(reader, to)}${invading ? ' as invaders' : ''}${second ? ' in its second lift' : ''}.`,
  'put-ashore': ({ army, at, why }, reader) => {
    const reason = {
      betrayed: 'its ships belong to an enemy now',
      scuttled: 'its ships were scuttled',
      'no-room': 'its fleet had no room for it',
    };
    return `${unit(reader, army)} went ashore in ${place(reader, at)}: ${reason[why]}.`;
  },
  marched: ({ unit: id, from, to, cost }, reader) =>
    `${unit(reader, id)} marched from ${place(reader, from)} to ${place(reader, to)} (${points(cost)}).`,
  'met-at-border': ({ unit: id, from, to, cost }, reader) =>
    `${unit(reader, id)}, marching from ${place(reader, from)} to ${place(reader, to)}, met enemies at the border (${points(cost)}).`,
  'thrown-back': ({ unit: id, from, to }, reader) =>
    `${unit(reader, id)} did not get across the border to ${place(reader, to)} and is still in ${place(reader, from)}.`,
};
