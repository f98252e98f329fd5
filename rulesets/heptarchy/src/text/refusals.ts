import { counted, sentence, type TextByCode } from '@chancery/core';
import { commonRefusals } from '@chancery/kit';
import {
  areaName,
  kingdomName,
  placeName,
  RESOURCE_WORDS,
  type Reader,
  seaName,
  TRADITION_WORDS,
  TREATY_WORDS,
  UNIT_PLURALS,
  UNIT_WORDS,
  unitById,
} from '../names/reader.ts';
import type { Refusal } from '../refusals.ts';

/** Why an action is refused, warned of, or was skipped, in a sentence or two. */
export const refusalWords = (refusal: Refusal, reader: Reader): string =>
  sentence((REFUSALS[refusal.code] as (refusal: Refusal, reader: Reader) => string)(refusal, reader));

const WANTED = { ...UNIT_WORDS, land: 'Levy or Retinue' } as const;
const LIMITS = {
  units: 'Levies and Retinues (Max Unit Limit)',
  retinues: 'Retinues (Maximum Retinues)',
  navies: 'Navies (Max Navy Limit)',
} as const;

const REFUSALS: TextByCode<Refusal, Reader> = {
  ...commonRefusals('kingdom'),
  // who and when
  'not-your-phase': ({ active }, reader) =>
    active === null
      ? 'Your part of this Turn is over.'
      : `It is the Phase of ${kingdomName(reader, active)}, not yours.`,
  'not-in-turn-0': () => 'That is not possible in Turn 0: Resources, units and talks between players come first.',
  'only-in-turn-0': () => 'That is possible in Turn 0 only.',
  'campaign-over': () => 'The campaign is over.',
  'after-end': () => 'It stands after END, which closes your Phase.',
  'already-done': () => 'That has been done once in this Phase, and once is all.',
  // names and places
  'unknown-kingdom': ({ kingdom }) => `There is no kingdom called ${kingdom}.`,
  eliminated: ({ kingdom }, reader) => `${kingdomName(reader, kingdom)} is no more.`,
  'not-a-player': ({ kingdom }, reader) => `${kingdomName(reader, kingdom)} is led by no player.`,
  'not-an-npc': ({ kingdom }, reader) => `${kingdomName(reader, kingdom)} is a Player State.`,
  'unknown-area': ({ area }) => `There is no Land Area with the number ${area}.`,
  'unknown-sea': ({ sea }) => `There is no Sea Area with the number ${sea}.`,
  'not-your-area': ({ area, owner }, reader) =>
    `${areaName(reader, area)} belongs to ${kingdomName(reader, owner)}, not to you.`,
  'your-own-area': ({ area }, reader) => `${areaName(reader, area)} is your own.`,
  occupied: ({ area, by }, reader) => `${areaName(reader, area)} is Occupied by ${kingdomName(reader, by)}.`,
  // gold and Resources
  gold: ({ cost, gold }) => `It costs ${cost} Gold, and you have ${gold}.`,
  'not-allowed-here': ({ area, resource }, reader) =>
    `${RESOURCE_WORDS[resource]} cannot be developed in ${areaName(reader, area)}.`,
  'no-free-slot': ({ area }, reader) =>
    `Both slots of ${areaName(reader, area)} are taken. REDEVELOP puts one Resource in the place of another.`,
  'already-there': ({ area, resource }, reader) => `${areaName(reader, area)} has ${RESOURCE_WORDS[resource]} already.`,
  'not-there': ({ area, resource }, reader) => `${areaName(reader, area)} has no ${RESOURCE_WORDS[resource]}.`,
  'gift-limit': ({ sent, limit }) =>
    `Gifts of one Phase may not exceed your Tax Income of ${limit} Gold${sent > 0 ? `; ${sent} are sent already` : ''}.`,
  // creating units
  'made-this-turn': ({ area, what }, reader) =>
    `${areaName(reader, area)} has created a ${what === 'land' ? 'Levy or Retinue' : 'Navy'} this Turn already.`,
  limit: ({ what, owned, limit }) => `You have ${owned} of at most ${limit} ${LIMITS[what]}.`,
  'no-shipyards': ({ area }, reader) => `${areaName(reader, area)} borders no sea with shipyards.`,
  'not-on-that-sea': ({ area, sea }, reader) => `${areaName(reader, area)} does not border ${seaName(reader, sea)}.`,
  // units
  'no-unit-named': () => 'It names no unit: give units, or all of a kind and where they stand.',
  'not-your-unit': ({ unit, owner }, reader) => `${unitById(reader, unit)} belongs to ${kingdomName(reader, owner)}.`,
  'wrong-unit-kind': ({ unit, wanted }, reader) =>
    `${unitById(reader, unit)} cannot do that: it takes a ${WANTED[wanted]}.`,
  'none-there': ({ kind, at }, reader) =>
    `You have no ${UNIT_PLURALS[kind]} at ${placeName(reader, at)} that could do that.`,
  fresh: ({ unit }, reader) => `${unitById(reader, unit)} is new in this Phase: it can act in your next one.`,
  'has-moved': ({ unit }, reader) => `${unitById(reader, unit)} has made its move of this Phase.`,
  'was-carried': ({ unit }, reader) =>
    `${unitById(reader, unit)} was carried by a Navy in this Phase: it can land, but not march.`,
  'no-actions-left': ({ unit }, reader) => `${unitById(reader, unit)} has spent both of its actions of this Phase.`,
  'not-adjacent': ({ from, to }, reader) => `${placeName(reader, from)} does not border ${placeName(reader, to)}.`,
  'already-stands-there': ({ unit, area }, reader) =>
    `${unitById(reader, unit)} stands in ${areaName(reader, area)} already.`,
  'no-right-of-entry': ({ area, owner }, reader) =>
    `${areaName(reader, area)} belongs to ${kingdomName(reader, owner)}: it takes War or a Military Pact to enter.`,
  'no-landing': ({ area, owner }, reader) =>
    owner === reader.me
      ? `Units land from the sea against an enemy only, and there is none in ${areaName(reader, area)}: anchor there, and unload.`
      : `Units land from the sea against an enemy only, and ${areaName(reader, area)} is held by ${kingdomName(reader, owner)}, with whom you are not at War.`,
  'no-anchoring': ({ area, owner, occupier }, reader) =>
    `Your Navies cannot anchor in ${areaName(reader, area)}, held by ${kingdomName(reader, occupier ?? owner)}.`,
  'not-anchored': ({ unit }, reader) => `${unitById(reader, unit)} is not anchored.`,
  'not-at-sea': ({ unit }, reader) => `${unitById(reader, unit)} is not at sea.`,
  'not-together': ({ unit }, reader) => `${unitById(reader, unit)} is not in the same place as the others.`,
  'not-aboard': ({ unit }, reader) => `${unitById(reader, unit)} is aboard no anchored Navy.`,
  'navy-full': ({ navy }) => `Navy ${navy} carries a unit already.`,
  'navy-loaded': ({ navy }) => `Navy ${navy} carries a unit at sea: it must be empty, or anchored.`,
  'not-in-same-area': ({ unit, navy }, reader) =>
    `${unitById(reader, unit)} and Navy ${navy} are not in the same Land Area.`,
  // cavalry
  cavalry: ({ asked, left }) =>
    `It takes ${counted(asked, 'Cavalry Action')}, and you have ${left} left in this Phase.`,
  'nothing-to-raid': ({ area }, reader) => `${areaName(reader, area)} has no Resource to raid.`,
  'not-bordering': ({ area }, reader) => `${areaName(reader, area)} borders none of your Land Areas.`,
  'raided-already': ({ area }, reader) => `You have raided ${areaName(reader, area)} in this Phase already.`,
  // diplomacy
  'at-war': ({ with: other }, reader) => `You are at War with ${kingdomName(reader, other)}.`,
  'at-war-with-anybody': () => 'No church is built while you are at War.',
  'not-at-war': ({ with: other }, reader) => `You are not at War with ${kingdomName(reader, other)}.`,
  pact: ({ with: other }, reader) => `You have a Military Pact with ${kingdomName(reader, other)}.`,
  truce: ({ with: other, until }, reader) =>
    `A Truce with ${kingdomName(reader, other)} holds to the end of Turn ${until}.`,
  'pact-cancelled-this-phase': ({ with: other }, reader) =>
    `You have cancelled your Pact with ${kingdomName(reader, other)} in this very Phase: War has to wait for the next.`,
  'trade-slot': ({ kingdom }, reader) =>
    `${kingdom === reader.me ? 'You have' : `${kingdomName(reader, kingdom)} has`} a Trade Treaty already, and one is all.`,
  'no-way-to-trade': ({ with: other }, reader) =>
    `You and ${kingdomName(reader, other)} neither share a border nor both have a coast.`,
  'treaty-exists': ({ treaty, with: other }, reader) =>
    `You have a ${TREATY_WORDS[treaty]} with ${kingdomName(reader, other)} already.`,
  'no-treaty': ({ treaty, with: other }, reader) =>
    `You have no ${TREATY_WORDS[treaty]} with ${kingdomName(reader, other)}.`,
  locked: ({ treaty, until }) => `That ${TREATY_WORDS[treaty]} was enforced: it holds to the end of Turn ${until}.`,
  'proposed-already': ({ treaty, with: other }, reader) =>
    `A ${TREATY_WORDS[treaty]} between you and ${kingdomName(reader, other)} is proposed already.`,
  'no-proposal': ({ treaty, from }, reader) =>
    `${kingdomName(reader, from)} has proposed no ${TREATY_WORDS[treaty]} to you.`,
  'asked-already': ({ kingdom }, reader) =>
    `You have asked ${kingdomName(reader, kingdom)} for something in this Phase already.`,
  'subjugated-already': () => 'You have offered one Subjugation in this Phase already.',
  'too-many-areas': ({ kingdom }, reader) =>
    `${kingdomName(reader, kingdom)} has more than one Land Area and cannot be subjugated.`,
  // peace
  'no-negotiations': ({ with: other, from }, reader) =>
    `You may offer ${kingdomName(reader, other)} peace once you were the first to a War Score of 5, or from Turn ${from} on.`,
  'npc-talks-later': ({ with: other, from }, reader) =>
    `${kingdomName(reader, other)} is led by no player: you may offer it White Peace once you were the first to a War Score of 5, or from Turn ${from} on.`,
  'offered-already': ({ to }, reader) => `You have made ${kingdomName(reader, to)} an offer in this Phase already.`,
  'offer-pending': ({ from }, reader) =>
    `${from === reader.me ? 'Your' : `${kingdomName(reader, from)}’s`} offer waits for an answer; until then there is no other.`,
  'no-offer': ({ from }, reader) => `${kingdomName(reader, from)} has offered you no peace.`,
  'white-only': ({ kingdom }, reader) =>
    `${kingdomName(reader, kingdom)} is led by no player: White Peace is all it can be offered.`,
  'white-alone': () => 'White Peace excludes every other demand.',
  'nothing-demanded': () => 'An offer must demand something that costs War Score; a free one is White Peace.',
  score: ({ cost, score }) => `These demands cost ${cost} War Score, and you have ${score}.`,
  tribute: ({ tribute, gold }) =>
    `A Tribute of ${tribute} cannot be demanded: it is a multiple of 10, and no more than the ${gold} Gold that they hold.`,
  'truce-length': ({ truce }) => `A Truce lasts 2 to 10 Turns, not ${truce}.`,
  'cannot-demand-unit': ({ unit }, reader) =>
    `${unitById(reader, unit)} cannot be demanded: name Retinues and Navies of the opponent.`,
  'cannot-demand-area': ({ area }, reader) => `${areaName(reader, area)} does not belong to the opponent.`,
  'cannot-renounce': ({ treaty, with: other }, reader) =>
    `The opponent has no ${TREATY_WORDS[treaty]} with ${kingdomName(reader, other)}.`,
  // signing up, master
  'signed-up-already': () => 'You have signed up already.',
  'tradition-of-tribe': ({ tradition }) =>
    `${TRADITION_WORDS[tradition as keyof typeof TRADITION_WORDS] ?? tradition} is a Tradition of your Tribe already: choose another.`,
  color: ({ color, why }) => COLOR_FAULTS[why](color),
  'named-twice': ({ kingdom }) => `${kingdom} is named twice.`,
  // warnings
  'may-fail': ({ refusal }, reader) => `It may fail, depending on the dice before it: ${refusalWords(refusal, reader)}`,
};

const COLOR_FAULTS = {
  form: (color: string) => `${color} is no colour: write it like #7a1f1f.`,
  pale: (color: string) => `${color} is too pale to be read on white.`,
  taken: (color: string) => `${color} is another kingdom’s colour.`,
} as const;
