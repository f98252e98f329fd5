import type { TextByCode } from '@chancery/core';
import { countName, typeName } from '../names/names.ts';
import { box, money, place, type Reader, Who, who, whose } from '../names/reader.ts';
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
  'only-together': ({ what }) => `Only together do these say anything: ${what}.`,
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
  'in-your-pay': ({ npc }, reader) => `You pay ${who(reader, npc)} for its war, and cannot declare war on it.`,
  'allied-already': ({ npc }, reader) => `${Who(reader, npc)} is allied to you already.`,
  'thinks-no-worse': ({ npc, nation, box: number }, reader) =>
    `${Who(reader, npc)} has ${who(reader, nation)} at ${box(number)}: slander does no more.`,
  'not-believed': () => 'Nobody heeds your threats any more.',
  'not-their-war': ({ npc, nation }, reader) => `${Who(reader, npc)} is not at war with ${who(reader, nation)}.`,
  'nothing-to-win-back': ({ npc, nation }, reader) =>
    `${Who(reader, nation)} has no territory that was ${whose(reader, npc)} at first.`,
  landlocked: () => 'You have no coast from which to steal sea trade.',
  'no-border': ({ nation }, reader) => `You have no border with ${who(reader, nation)}.`,
  'not-joined': ({ from, to }, reader) =>
    `Nothing joins ${place(reader, from)} to ${place(reader, to)}: it takes your own lands, or your ships in each sea zone between.`,
  'no-value': ({ territory }, reader) => `${place(reader, territory)} has no value to give.`,
  'not-yours-then': ({ territory }, reader) => `${place(reader, territory)} was not yours when your turn began.`,
  'new-city': ({ territory }, reader) => `The city in ${place(reader, territory)} was not yours when your turn began.`,
  'no-coast': ({ territory }, reader) => `${place(reader, territory)} has no coast.`,
  'port-there': ({ territory }, reader) => `There is a port in ${place(reader, territory)} already.`,
  'far-from-core': ({ territory }, reader) =>
    `${place(reader, territory)} is too far from your core for a port without a city.`,
  'colony-full': ({ territory, most }, reader) =>
    `${place(reader, territory)} is a colony, and takes no more than ${most} new ${most === 1 ? 'unit' : 'units'} a turn.`,
  'not-yours': ({ territory, owner }, reader) => `${place(reader, territory)} is ${whose(reader, owner)} land.`,
  'not-incorporated': ({ territory }, reader) => `You have not incorporated ${place(reader, territory)}.`,
  'no-city': ({ territory }, reader) => `There is no city in ${place(reader, territory)}.`,
  'too-few-units': ({ wanted, there, type, place: at }, reader) =>
    `Of ${countName(wanted, type)} ${there === 0 ? 'none' : `only ${there}`} can do that at ${place(reader, at)}.`,
  'wrong-element': ({ type, place: at }, reader) => `${typeName(type)} cannot be in ${place(reader, at)}.`,
  'no-such-unit': ({ unit, place: at }, reader) =>
    `There is no unit #${unit} of yours at ${place(reader, at)} that can do it.`,
  'not-adjacent': ({ from, to }, reader) =>
    `${place(reader, from)} and ${place(reader, to)} are not beside each other.`,
  'has-moved': ({ type, place: at }, reader) => `The ${typeName(type)} at ${place(reader, at)} have moved already.`,
  'no-such-offer': ({ what, offer }) => `There is no ${what} #${offer} that you could answer or take back.`,
  // Trades and gifts
  'cannot-pay': ({ nation }, reader) => `${Who(reader, nation)} cannot pay what was agreed.`,
  'generals-stay': () => 'Generals cannot be traded or given away.',
  'too-few-routes': ({ what, wanted, there }) =>
    `That takes ${wanted} ${what} trade ${wanted === 1 ? 'route' : 'routes'}, and there are ${there}.`,
  'tribes-take-no-routes': ({ nation }, reader) => `${Who(reader, nation)} cannot take trade routes: no tribe can.`,
  'no-port': ({ territory }, reader) => `There is no port in ${place(reader, territory)}.`,
  'port-alone': ({ territory }, reader) =>
    `The port in ${place(reader, territory)} changes hands with its territory only.`,
  'cargo-apart': ({ place: at }, reader) =>
    `The ships at ${place(reader, at)} go with all that they carry, or not at all.`,
  'tribal-city-stays': ({ territory }, reader) =>
    `${place(reader, territory)} has a tribal city, and cannot change hands.`,
  // Treaties
  'no-peace-offered': ({ nation }, reader) => `No peace of ${who(reader, nation)} on these terms is on offer.`,
  'ally-granted-too-little': ({ npc, demanded, granted }, reader) =>
    `${Who(reader, npc)} demands ${money(demanded)} a turn, and is granted ${granted}.`,
  'already-tried': ({ what }) => `One ${what} a turn is all that can be tried.`,
  'not-friendly-enough': ({ npc, box: number }, reader) =>
    `${Who(reader, npc)} is not friendly enough: you stand at ${box(number)}.`,
  'no-battle-yet': ({ nation }, reader) => `No battle of the war with ${who(reader, nation)} has been fought yet.`,
  'out-of-reach': ({ npc, nation }, reader) => `${Who(reader, npc)} cannot reach ${who(reader, nation)}.`,
  'ally-at-war': ({ npc }, reader) => `${Who(reader, npc)} is at war already.`,
  unmarriageable: ({ npc }, reader) => `Nobody can marry into ${who(reader, npc)} any more.`,
  'rebels-do-not-marry': ({ npc }, reader) => `${Who(reader, npc)} is a nation of rebels, and does not marry.`,
  'too-little-money': ({ least, given }) => `That takes ${money(least)} at least, and the line gives ${given}.`,
  'own-territory': ({ territory }, reader) => `${place(reader, territory)} is your own.`,
  'troops-there': ({ territory }, reader) => `There are troops in ${place(reader, territory)}.`,
  'nobody-to-rise': ({ territory }, reader) => `Nobody in ${place(reader, territory)} would rise.`,
  'not-to-be-freed': ({ nation }, reader) => `${Who(reader, nation)} cannot be made independent.`,
  'never-theirs': ({ territory, nation }, reader) =>
    `${place(reader, territory)} never belonged to ${who(reader, nation)}.`,
  'city-must-go-along': () => 'A city must be among the territories.',
  'all-must-go-along': ({ territory }, reader) => `${place(reader, territory)} must be among the territories.`,
  // Settling
  'not-settling': () => 'Your tribe is not settling now.',
  'no-place-to-settle': ({ territory }, reader) => `A tribe cannot settle in ${place(reader, territory)}.`,
  'same-place-twice': ({ territory }, reader) => `${place(reader, territory)} is named twice.`,
  'too-many-places': ({ most, given }) =>
    `A tribe settles in ${most} territories at most, and the line names ${given}.`,
};

export const refusalWords = (refusal: Refusal, reader: Reader): string =>
  (REFUSED[refusal.code] as (refusal: Refusal, reader: Reader) => string)(refusal, reader);
