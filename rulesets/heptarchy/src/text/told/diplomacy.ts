import type { TextByKind } from '@chancery/core';
import type { DiplomacyEvent } from '../../events/diplomacy.ts';
import {
  amountWords,
  areaName,
  does,
  kingdomName,
  type Reader,
  TREATY_WORDS,
  unitById,
  unitsById,
  who,
  whoAll,
  whose,
} from '../../names/reader.ts';
import { termsWords } from '../../names/terms.ts';
import { getKingdom } from '../../rules/find.ts';
import type { KingdomNumber } from '../../words.ts';
import { rollWords } from '../dice.ts';

const ENDED = {
  accepted: 'is accepted',
  refused: 'is refused',
  lapsed: 'lapses without an answer',
  withdrawn: 'is withdrawn',
  war: 'is void: there is War',
  impossible: 'has become impossible',
  eliminated: 'is void',
} as const;

const TREATY_ENDS = {
  cancelled: 'is cancelled',
  war: 'ends with the War',
  renounced: 'is renounced',
  eliminated: 'ends',
} as const;

const HANDS = {
  conquest: 'by conquest',
  peace: 'by the terms of peace',
  subjugation: 'by Subjugation',
} as const;

const ASKED = {
  trade: 'a Trade Treaty',
  pact: 'a Military Pact',
  subjugation: 'Subjugation',
  'white-peace': 'White Peace',
} as const;

const DROPPED = {
  disband: (reader: Reader, number: number) => `the disbanding of ${unitById(reader, number)}`,
  'renounce-trade': (reader: Reader, number: number) =>
    `an end of the Trade Treaty with ${kingdomName(reader, number)}`,
  'renounce-pact': (reader: Reader, number: number) => `an end of the Pact with ${kingdomName(reader, number)}`,
  land: (reader: Reader, number: number) => areaName(reader, number),
  trade: () => 'a Trade Treaty',
  pact: () => 'a Military Pact',
} as const;

export const DIPLOMACY_TOLD: TextByKind<DiplomacyEvent, Reader, string> = {
  'war-declared': ({ by, on }, reader) =>
    `${who(reader, by)} ${does(reader, by, 'declare')} War on ${who(reader, on)}.`,
  proposed: ({ from, to, treaty }, reader) =>
    `${who(reader, from)} ${does(reader, from, 'propose')} a ${TREATY_WORDS[treaty]} to ${who(reader, to)}.`,
  'proposal-ended': ({ from, to, treaty, why }, reader) =>
    `${whose(reader, from)} proposal of a ${TREATY_WORDS[treaty]} to ${who(reader, to)} ${ENDED[why]}.`,
  'treaty-made': ({ treaty, a, b, lockedUntil }, reader) =>
    `${whoAll(reader, [a, b])} have a ${TREATY_WORDS[treaty]}${lockedUntil === null ? '' : ` that cannot be cancelled before the end of Turn ${lockedUntil}`}.`,
  'treaty-ended': ({ treaty, a, b, by, why }, reader) =>
    `The ${TREATY_WORDS[treaty]} of ${whoAll(reader, [a, b])} ${TREATY_ENDS[why]}${by === null ? '' : ` by ${who(reader, by)}`}.`,
  'acceptance-rolled': ({ from, npc, what, roll, needed, accepted }, reader) =>
    `${who(reader, from)} ${does(reader, from, 'ask')} ${kingdomName(reader, npc)} for ${ASKED[what]} (accept, d10: ${rollWords(roll)}, ${needed} needed): ${accepted ? 'accepted' : 'refused'}.`,
  occupied: ({ area, by }, reader) =>
    `${who(reader, by)} ${does(reader, by, 'occupy', 'occupies')} ${areaName(reader, area)}.`,
  'occupation-ended': ({ area, by }, reader) =>
    `${areaName(reader, area)} is no longer Occupied by ${who(reader, by)}.`,
  'area-changed-hands': ({ area, from, to, why }, reader) =>
    `${areaName(reader, area)} passes from ${who(reader, from)} to ${who(reader, to)} ${HANDS[why]}.`,
  'levies-joined': ({ from, to, units }, reader) =>
    `${unitsById(reader, units)} of ${kingdomName(reader, from)} ${units.length === 1 ? 'serves' : 'serve'} ${who(reader, to)} now.`,
  'capital-moved': ({ kingdom, capital }, reader) =>
    `${whose(reader, kingdom)} Capital is ${areaName(reader, capital)} now.`,
  'first-to-five': ({ a, b, first }, reader) => {
    const other = first === a ? b : a;
    const isPlayer = (kingdom: KingdomNumber): boolean => getKingdom(reader.board, kingdom).controller === 'player';
    const offer = isPlayer(other) ? 'Negotiations' : 'White Peace'; // HEP-7.26
    const right = isPlayer(first) ? `, and may offer ${offer}` : ''; // NPC States offer nothing (HEP-16.7)
    return `${who(reader, first)} ${does(reader, first, 'are', 'is')} the first to a War Score of 5 in the War with ${who(reader, other)}${right}.`;
  },
  'negotiations-forced': ({ a, b, auto }, reader) =>
    auto === null
      ? `${whoAll(reader, [a, b])} are no longer bound to negotiate.`
      : auto.offered
        ? `${who(reader, auto.winner)} ${does(reader, auto.winner, 'have', 'has')} made an offer: the War does not end by itself.`
        : auto.armed
          ? `${who(reader, auto.winner)} must make an offer in this Phase, or the War ends as White Peace.`
          : `Negotiations begin: ${who(reader, auto.winner)} ${does(reader, auto.winner, 'have', 'has')} beaten all armies and taken all land of ${who(reader, auto.winner === a ? b : a)}.`,
  'peace-offered': ({ from, to, terms, cost, scores, enforced }, reader) =>
    `${who(reader, from)} ${does(reader, from, 'offer')} ${who(reader, to)} ${terms.white ? 'White Peace' : `peace for ${termsWords(reader, terms)}`} (cost ${cost}; War Scores ${amountWords(scores.own)} and ${amountWords(scores.theirs)})${enforced ? '. It cannot be refused' : ''}.`,
  'peace-answered': ({ from, to, answer }, reader) => {
    switch (answer) {
      case 'accepted':
        return `${who(reader, to)} ${does(reader, to, 'accept')} the peace that ${who(reader, from)} offered.`;
      case 'refused':
        return `${who(reader, to)} ${does(reader, to, 'refuse')} the peace that ${who(reader, from)} offered.`;
      case 'no-answer':
        return `${who(reader, to)} ${does(reader, to, 'give')} no answer to the peace that ${who(reader, from)} offered: it counts as refused.`;
      case 'enforced':
        return `${who(reader, to)} ${does(reader, to, 'have', 'has')} to take the peace of ${who(reader, from)}.`;
    }
  },
  'demand-dropped': ({ what, number }, reader) =>
    `One demand has become impossible and is dropped: ${DROPPED[what](reader, number)}.`,
  'tribute-paid': ({ from, to, amount, fromGold, toGold }, reader) =>
    `${who(reader, from)} ${does(reader, from, 'pay')} ${who(reader, to)} a Tribute of ${amount} Gold (${fromGold} and ${toGold} Gold now).`,
  'war-ended': ({ a, b, how, winner }, reader) => {
    const parties = `The War of ${whoAll(reader, [a, b])}`;
    if (how === 'white-peace') return `${parties} ends in White Peace.`;
    if (how === 'eliminated') return `${parties} ends: one of them is no more.`;
    if (how === 'annexed') return `${parties} ends.`;
    return `${parties} ends${winner === null ? '' : `; ${who(reader, winner)} ${does(reader, winner, 'win')} it`}.`;
  },
  'truce-made': ({ a, b, until }, reader) => `${whoAll(reader, [a, b])} have a Truce to the end of Turn ${until}.`,
  'truce-ended': ({ a, b }, reader) => `The Truce of ${whoAll(reader, [a, b])} is over.`,
};
