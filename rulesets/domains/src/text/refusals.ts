import { sentence, type TextByCode } from '@chancery/core';
import { commonRefusals } from '@chancery/kit';
import { holding, person, province, type Reader, unit, who } from '../names/reader.ts';
import type { Refusal } from '../refusals.ts';
import { MOODS, MOST_LEVEL, MOST_UNDERLINGS, PASSAGE_TURNS, RAISING_MOOD, ROUTE_LEVEL } from '../words.ts';
import { PROPOSAL_WORDS } from './words.ts';

/** Why an order is refused, or comes to nothing, in a sentence or two. */
export const refusalWords = (refusal: Refusal, reader: Reader): string =>
  sentence((SENTENCES[refusal.code] as (refusal: Refusal, reader: Reader) => string)(refusal, reader));

const LOST = {
  'ruler died': 'your ruler was killed in an earlier round of this month',
  'no underlings': 'nobody serves you: without an underling a domain has no third round',
  kinsman: 'your ruler was killed without an underling to follow, and the kinsman needs time to take over',
} as const;

const BAD_ROUTE = {
  level: `A trade route joins guilds of level ${ROUTE_LEVEL} or more.`,
  'same province': 'A trade route joins guilds in two different provinces.',
  bordering: 'A trade route joins provinces that share no border.',
  taken: 'One of these guilds has a trade route already, and one is all.',
  'not a guild': 'A trade route joins two guilds.',
  owners: 'The first guild has to be yours, and the second theirs.',
} as const;

const common = commonRefusals('domain');

const SENTENCES: TextByCode<Refusal, Reader> = {
  'rulers-only': common['rulers-only'],
  'masters-only': common['masters-only'],
  // rounds and gold
  'one-action': ({ round }) => `Round ${round} has its action already: a round takes one.`,
  'round-lost': ({ round, why }) => `Round ${round} is lost: ${LOST[why]}.`,
  'short-of-gold': ({ cost, treasury }) => `It costs ${cost} gold, and you have ${treasury}.`,
  // domains, war and pacts
  'same-domain': () => 'That cannot be done with your own domain.',
  eliminated: ({ domain }, reader) => `${who(reader, domain)} is no more.`,
  'war-declared-already': ({ domain }, reader) => `You have declared war on ${who(reader, domain)} already.`,
  'at-war': ({ domain }, reader) => `You are at war with ${who(reader, domain)}.`,
  'not-at-war': ({ domain }, reader) => `You are not at war with ${who(reader, domain)}.`,
  'allied-already': ({ domain }, reader) => `You are allied with ${who(reader, domain)} already.`,
  'not-allied': ({ domain }, reader) => `You have no such pact with ${who(reader, domain)}.`,
  'no-war-declared': ({ domain }, reader) =>
    `That takes a war that you have declared yourself, and on ${who(reader, domain)} you have declared none that has begun.`,
  'may-not-invade-yet': ({ domain }, reader) =>
    `You may not invade ${who(reader, domain)} yet: war has to be declared a month before, unless round 1 answers their notice.`,
  'lender-at-peace': ({ lender, domain }, reader) =>
    `${who(reader, lender)} has not declared war on ${who(reader, domain)}: troops on loan attack only whom their lender is at war with.`,
  'no-proposal': ({ domain, proposal }, reader) =>
    `${who(reader, domain)} has no proposal of ${PROPOSAL_WORDS[proposal]} that waits for your answer.`,
  'no-permission': ({ domain }, reader) => `${who(reader, domain)} has no such leave from you.`,
  'not-revocable-yet': ({ domain, turn }, reader) =>
    `The passage that you agreed on with ${who(reader, domain)} holds for ${PASSAGE_TURNS} turns: it can be revoked from turn ${turn} on.`,
  'an-ally': ({ domain }, reader) => `${who(reader, domain)} is your ally.`,
  'bad-route': ({ why }) => BAD_ROUTE[why],
  // lands and holdings
  'not-your-province': ({ province: number }, reader) => `You do not rule ${province(reader, number)}.`,
  unruled: ({ province: number }, reader) => `Nobody rules ${province(reader, number)}.`,
  'province-occupied': ({ province: number }, reader) => `${province(reader, number)} is occupied by an enemy.`,
  'mood-too-low': ({ province: number, mood }, reader) =>
    `${province(reader, number)} is ${MOODS[mood] ?? 'in revolt'}; raising a province takes mood ${RAISING_MOOD}, and troops more than a revolt.`,
  'hostile-units-there': ({ province: number }, reader) =>
    `Enemy units stand in the field of ${province(reader, number)}.`,
  'not-your-holding': ({ holding: id }, reader) => `${holding(reader, id)} is not yours.`,
  'your-own-holding': ({ holding: id }, reader) => `${holding(reader, id)} is in your hands already.`,
  'unknown-holding': () => 'There is no such holding any more.',
  'besieged-or-occupied': ({ holding: id }, reader) => `${holding(reader, id)} is besieged or occupied.`,
  'holding-there-already': ({ province: number }, reader) =>
    `You have a holding of that kind in ${province(reader, number)} already, and one is all.`,
  'no-holding-of-that-kind': ({ province: number }, reader) =>
    `You have no holding of that kind in ${province(reader, number)}.`,
  'no-room': ({ province: number }, reader) =>
    `${province(reader, number)} has no room: the holdings of one kind have no more levels together than the province.`,
  'highest-level': () => `Level ${MOST_LEVEL} is the highest.`,
  'raised-already': () => 'It has been raised this month already, and once is all.',
  'level-zero': ({ holding: id }, reader) => `${holding(reader, id)} is at level 0.`,
  'fortified-already': ({ holding: id }, reader) => `${holding(reader, id)} is fortified already.`,
  'units-inside': ({ holding: id }, reader) => `Units stand inside ${holding(reader, id)}.`,
  'enough-underlings': () => `You have ${MOST_UNDERLINGS} underlings already, and that is all.`,
  // bridges
  'no-river': ({ from, to }, reader) => `No river parts ${province(reader, from)} and ${province(reader, to)}.`,
  'bridge-there-already': ({ from, to }, reader) =>
    `A bridge joins ${province(reader, from)} and ${province(reader, to)} already.`,
  'no-such-bridge': ({ from, to }, reader) => `No bridge joins ${province(reader, from)} and ${province(reader, to)}.`,
  'bridge-not-yours': ({ from, to }, reader) =>
    `A bridge takes a bank of your own, and leave for the other: ${province(reader, from)} and ${province(reader, to)} do not give you both.`,
  // secret deeds
  'counterspy-active': () => 'Your counterspy is at work this month already.',
  'nobody-free': () =>
    'Nobody at your court is free for it: each carries out one task a month, and who was exposed none.',
  'already-attempted': ({ attempt }) => `You have tried one ${attempt} this month already, and one is all.`,
  'target-dead': ({ domain }, reader) => `They no longer serve ${who(reader, domain)}.`,
  'own-target': () => 'That is your own.',
  'out-of-range': ({ province: number }, reader) => `${province(reader, number)} is out of reach.`,
  'no-such-route': ({ holding: id }, reader) => `No trade route ends at ${holding(reader, id)}.`,
  'covert-refused': ({ reason }) => `The host did not approve it${reason === '' ? '' : `: ${reason}`}.`,
  'no-such-unit-there': ({ type, province: number }, reader) => `They have no ${type} in ${province(reader, number)}.`,
  'no-such-underling': ({ person: id }, reader) => `${person(reader, id)} is not among your underlings.`,
  // raising troops
  'not-mustered': ({ type }) => `${type} are not mustered at a holding: LEVY calls them in a province.`,
  'needs-level': ({ type, level }) => `${type} need a holding of level ${level} or more.`,
  'mustered-enough': ({ holding: id }, reader) =>
    `${holding(reader, id)} has mustered as many points this month as it has levels.`,
  'troop-maximum': ({ most }) => `Your holdings maintain ${most} unit points, and no more.`,
  'no-place': ({ holding: id }, reader) =>
    `There is no place for them: ${holding(reader, id)} is full, and the field is closed to you.`,
  'levies-enough': ({ province: number }, reader) => `${province(reader, number)} has no more Levies to call.`,
  // units and ways
  'unknown-unit': ({ name }) => `You have no unit ${name}.`,
  'too-few-units': ({ wanted, there, type, province: number }, reader) =>
    `It names ${wanted} ${type} in ${province(reader, number)}, and there ${there === 0 ? 'are none' : there === 1 ? 'is 1' : `are ${there}`}.`,
  'not-commanded': ({ unit: id }, reader) => `${unit(reader, id)} is not yours to command.`,
  'not-scouts': ({ unit: id }, reader) => `${unit(reader, id)}: only Scouts can do that.`,
  'units-apart': () => 'These units do not stand together.',
  'named-twice': ({ unit: id }, reader) => `${unit(reader, id)} is named twice; it goes with the first.`,
  'no-units': () => 'It names no unit that could do it.',
  'no-border': ({ from, to }, reader) => `${province(reader, from)} does not border ${province(reader, to)}.`,
  'unbridged-river': ({ from, to }, reader) =>
    `A river without a bridge parts ${province(reader, from)} and ${province(reader, to)}.`,
  'not-friendly': ({ province: number }, reader) => `You may not march through ${province(reader, number)}.`,
  'way-missing': ({ name }) => `Say through which provinces ${name} goes.`,
  'too-far': ({ legs, movement }) => `That is ${legs} provinces, and the slowest of them goes ${movement}.`,
  'way-ends-elsewhere': ({ province: number }, reader) => `The way has to end in ${province(reader, number)}.`,
  'no-room-inside': ({ holding: id }, reader) => `There is no room inside ${holding(reader, id)}.`,
  'not-an-own-or-allied-holding': ({ holding: id }, reader) => `${holding(reader, id)} is neither yours nor an ally’s.`,
  'no-leave-to-come-out': ({ unit: id }, reader) =>
    `${unit(reader, id)} has no leave to stand in the field of that province.`,
  'siege-bars-it': ({ holding: id }, reader) => `${holding(reader, id)} is besieged: nobody goes in or out.`,
  'not-in-the-field': ({ unit: id }, reader) => `${unit(reader, id)} does not stand in the field.`,
  'not-inside': ({ unit: id }, reader) => `${unit(reader, id)} stands inside no holding.`,
  elsewhere: ({ unit: id, province: number }, reader) =>
    `${unit(reader, id)} does not stand in ${province(reader, number)}.`,
  // storming and pillage
  'needs-artillerists': ({ holding: id }, reader) =>
    `${holding(reader, id)} is fortified: storming it takes Artillerists; without them it can be besieged.`,
  'owner-in-the-field': ({ holding: id }, reader) =>
    `Units of its holder stand in the field: they have to be beaten before ${holding(reader, id)} is stormed.`,
  'nothing-to-storm': ({ holding: id }, reader) =>
    `Nothing defends ${holding(reader, id)}: give units the task to occupy it.`,
  'cannot-raze': ({ holding: id }, reader) => `${holding(reader, id)} is fortified, and cannot be razed.`,
  'pillaged-already': ({ province: number }, reader) =>
    `${province(reader, number)} has been pillaged this month already.`,
  opposed: ({ province: number }, reader) => `You do not hold the field of ${province(reader, number)} alone.`,
};
