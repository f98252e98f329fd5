import type { TextByCode } from '@chancery/core';
import { countName, typeName } from '../names/names.ts';
import { money, place, type Reader, Who, who, whose } from '../names/reader.ts';
import type { Refusal } from '../refusals.ts';

/** Why an order is refused, or came to nothing. */
const REFUSED: TextByCode<Refusal, Reader> = {
  'rulers-only': () => 'Only the ruler of a nation may do that.',
  'masters-only': () => 'Only the game master may do that.',
  'not-a-tribe': () => 'A tribe cannot do that.',
  'tribes-only': () => 'Only a tribe can do that.',
  conquered: () => 'A conquered nation spends money on trades and gifts only.',
  'same-nation': () => 'That cannot be done with your own nation.',
  'no-such-nation': ({ nation, status }, reader) => `${Who(reader, nation)} is ${status}.`,
  'npc-only': ({ nation }, reader) => `${Who(reader, nation)} is no non-player nation.`,
  'player-only': ({ nation }, reader) => `${Who(reader, nation)} is no player nation.`,
  'short-of-money': ({ cost, treasury }) => `That costs ${money(cost)}, and there are ${treasury}.`,
  'in-arrears': ({ arrears }) => `You owe ${money(arrears)} of war finance; until it is paid nothing can be bought.`,
  'deep-sea': () => 'A fleet in deep sea movement takes nobody aboard.',
  'too-far': ({ from, to }, reader) => `${place(reader, to)} is too far from ${place(reader, from)} for all of them.`,
  'general-alone': ({ territory }, reader) =>
    `A general enters ${place(reader, territory)} with troops only: it is neither yours nor open to you.`,
  'guns-alone': ({ territory }, reader) =>
    `Artillery attacks ${place(reader, territory)} only together with other troops.`,
  'not-touching': ({ zone, territory }, reader) => `${place(reader, zone)} does not touch ${place(reader, territory)}.`,
  'one-shore': ({ zone }, reader) => `The ships in ${place(reader, zone)} put units ashore in one territory a turn.`,
  'nobody-to-expel': ({ territory }, reader) => `There are no guests in ${place(reader, territory)}.`,
  'no-tribal-city': ({ territory }, reader) => `There is no tribal city of yours in ${place(reader, territory)}.`,
  'city-there': ({ territory }, reader) => `There is a city in ${place(reader, territory)} already.`,
  'incorporated-already': ({ territory }, reader) => `You have incorporated ${place(reader, territory)} already.`,
  'at-war': ({ nation }, reader) => `You are at war with ${who(reader, nation)}.`,
  'not-at-war': ({ nation }, reader) => `You are not at war with ${who(reader, nation)}.`,
  'not-yours': ({ territory, owner }, reader) => `${place(reader, territory)} is ${whose(reader, owner)} land.`,
  'not-incorporated': ({ territory }, reader) => `You have not incorporated ${place(reader, territory)}.`,
  'no-city': ({ territory }, reader) => `There is no city in ${place(reader, territory)}.`,
  'too-few-units': ({ wanted, there, type, place: at }, reader) =>
    `Of ${countName(wanted, type)} ${there === 0 ? 'none' : `only ${there}`} can do that at ${place(reader, at)}.`,
  'no-such-unit': ({ unit, place: at }, reader) =>
    `There is no unit #${unit} of yours at ${place(reader, at)} that can do it.`,
  'not-adjacent': ({ from, to }, reader) =>
    `${place(reader, from)} and ${place(reader, to)} are not beside each other.`,
  'has-moved': ({ type, place: at }, reader) => `The ${typeName(type)} at ${place(reader, at)} have moved already.`,
  'no-such-offer': ({ what, offer }) => `There is no ${what} #${offer} that you could answer or take back.`,
};

export const refusalWords = (refusal: Refusal, reader: Reader): string =>
  (REFUSED[refusal.code] as (refusal: Refusal, reader: Reader) => string)(refusal, reader);
