import { counted, sentence, type TextByCode } from '@chancery/core';
import { commonRefusals } from '@chancery/kit';
import { commander, labelWords, place, realm, who } from '../names/names.ts';
import type { Reader } from '../names/reader.ts';
import { troopName, troops } from '../names/troop-words.ts';
import type { Refusal } from '../refusals.ts';
import type { Relation } from '../words.ts';
import { gold } from './money.ts';

/** Why an order is refused, warned of, or failed, in a sentence or two. */
export const refusalWords = (refusal: Refusal, reader: Reader): string =>
  sentence((REFUSALS[refusal.code] as (refusal: Refusal, reader: Reader) => string)(refusal, reader));

/** Units are called as orders write them: the facts do not say whose they are. */
const REFUSALS: TextByCode<Refusal, Reader> = {
  ...commonRefusals('realm'),
  // who and what
  'wrong-unit-kind': ({ unit, wanted }) => `${unit} cannot do that: it takes ${article(wanted)} ${wanted}.`,
  'not-a-province': ({ location }, reader) => `${place(reader, location)} is not a province.`,
  'unknown-realm': ({ realm: code }) => `There is no realm called ${code}.`,
  'unknown-troop': ({ type }) => `There are no troops called ${type}.`,
  'unknown-commander': ({ commander }) => `You have no commander with the number ${commander}.`,
  arguments: ({ wanted }) => `The order is not complete: it needs ${wanted}.`,
  independents: () => 'The independents have no ruler to deal with.',
  defeated: ({ realm: of }, reader) => `${realm(reader, of)} is defeated.`,
  // the sheet as a whole
  'plan-too-long': ({ unit, limit }) => `${labelWords(unit)} has more than ${limit} orders in its plan.`,
  'too-many-orders': ({ count, limit }) => `You have given ${count} orders; at most ${limit} are taken in a turn.`,
  overspent: ({ shortfall }) => `You are short of ${gold(shortfall)}: some orders will fail.`,
  'thin-surplus': ({ surplus, advised }) =>
    `Only ${gold(surplus)} would be left. A surplus of ${gold(advised)} is wise, since losses and pillage cannot be foreseen.`,
  'said-twice': ({ verb }) =>
    `You have ordered ${spaced(verb)} more than once for the same thing. The last line counts.`,
  'coup-threatens': ({ given, provinces }) =>
    `You are giving away ${given} of your ${counted(provinces, 'province')}. A ruler who hands over their realm is overthrown.`,
  // diplomacy
  'not-neutral': ({ realm: of, relation }, reader) =>
    `You and ${realm(reader, of)} are ${STANDING[relation]}; this needs two neutral realms.`,
  'not-at-war': ({ realm: of }, reader) => `You are not at war with ${realm(reader, of)}.`,
  'not-allied': ({ realm: of }, reader) => `You have no alliance with ${realm(reader, of)}.`,
  'offer-not-returned': ({ realm: of, what }, reader) =>
    `${realm(reader, of)} did not offer you ${what === 'peace' ? 'peace' : 'an alliance'} in the same turn.`,
  'relation-changed-this-turn': ({ realm: of }, reader) =>
    `Your relation with ${realm(reader, of)} has changed this turn already, and it can change only once.`,
  enemy: ({ realm: of }, reader) => `${realm(reader, of)} is your enemy.`,
  'already-granted': ({ realm: of }, reader) => `${realm(reader, of)} has been granted that already.`,
  'not-granted': ({ realm: of }, reader) => `${realm(reader, of)} has not been granted that.`,
  'not-accepted': ({ realm: of }, reader) => `${realm(reader, of)} does not accept gifts from you.`,
  // gold
  'not-enough-gold': ({ needed, treasury }) => `It costs ${gold(needed)}, with only ${gold(treasury)} in the treasury.`,
  'no-caravan-way': ({ realm: of, range }, reader) =>
    `No way of at most ${counted(range, 'border')} is open from a garrison of yours to a garrison of ${realm(reader, of)}.`,
  'proclamation-too-short': ({ length, needed }) =>
    `The proclamation has ${counted(length, 'character')}, spaces not counted; it needs at least ${needed}.`,
  'proclamation-too-long': ({ length, limit }) =>
    `The proclamation has ${length} characters; it may have at most ${limit}.`,
  // provinces
  'not-yours': ({ province }, reader) => `${place(reader, province)} is not yours.`,
  'not-yours-at-turn-start': ({ province }, reader) => `${place(reader, province)} was not yours when the turn began.`,
  'already-annexed': ({ province }, reader) => `${place(reader, province)} is annexed to you already.`,
  'annexation-limit': ({ limit }) => `Your status allows ${counted(limit, 'annexed province')}, and you have them.`,
  'not-independent': ({ province }, reader) => `${place(reader, province)} is not an independent province.`,
  'enemy-troops': ({ province }, reader) => `There are enemy troops in ${place(reader, province)}.`,
  'just-received': ({ province }, reader) => `${place(reader, province)} was itself received as a gift this turn.`,
  // units
  'no-number-free': ({ kind }) => `You have 99 ${kind === 'A' ? 'armies' : 'fleets'}; there can be no more.`,
  'number-taken': ({ unit }) => `There is a unit ${unit} already.`,
  'no-harbour': ({ province }, reader) => `${place(reader, province)} has no harbour.`,
  'follow-kind': ({ unit, target }) =>
    `Armies follow armies and fleets follow fleets; ${unit} cannot follow ${target}.`,
  'follow-circle': ({ unit, target }) => `${unit} cannot follow ${target}, which follows it or is the same unit.`,
  'not-in-unit': ({ unit, commander: id }, reader) => `${commander(reader, id)} is not in ${labelWords(unit)}.`,
  'too-many-in-ranks': ({ type, wanted, present }, reader) =>
    `The ranks ask for ${troops(reader.setting, type, wanted)} and ${present === 0 ? 'none is' : `only ${present} ${present === 1 ? 'is' : 'are'}`} there.`,
  'nothing-to-disband': ({ unit }) => `${labelWords(unit)} has no such troops.`,
  'fewer-present': ({ type, wanted, present }, reader) =>
    `The order names ${troops(reader.setting, type, wanted)} and only ${present} ${present === 1 ? 'is' : 'are'} there.`,
  'no-salvage': ({ type }, reader) =>
    `${troopName(reader.setting, type)} give no gold when salvaged here; only siege machines do, and ships in a province.`,
  'garrison-cannot': ({ verb }) => `${spaced(verb)} is no order for a garrison.`,
  // transfers
  'partner-elsewhere': ({ unit }) => `${labelWords(unit)} is not in the same place.`,
  'same-unit': () => 'Both units are one and the same.',
  'nothing-to-transfer': ({ unit }) => `${labelWords(unit)} has nothing there to hand over.`,
  'cannot-hold-troops': ({ unit, type }, reader) =>
    `${labelWords(unit)} cannot hold ${troopName(reader.setting, type)}.`,
  'commander-limit': ({ realm: of, limit }, reader) =>
    of === reader.me && limit !== null
      ? `Your realm may have ${limit === 0 ? 'no commander' : `only ${counted(limit, 'commander')}`}.`
      : `${realm(reader, of)} may have no further commander.`,
  // movement
  'not-adjacent': ({ from, to }, reader) => `${place(reader, to)} does not border ${place(reader, from)}.`,
  barrier: ({ from, to }, reader) =>
    `Nothing can pass the border of ${place(reader, from)} and ${place(reader, to)}: mountains or reefs bar it.`,
  'no-permission': ({ province, owner }, reader) =>
    `${who(reader, owner)} has not let your forces into ${place(reader, province)}, and you are not at war.`,
  'not-enough-move-points': ({ unit, needed, left }) =>
    `It needs ${counted(needed, 'Move-point')} and ${labelWords(unit)} has ${left === 0 ? 'none' : `only ${left}`} left.`,
  'empty-unit': ({ unit }) => `${labelWords(unit)} has no troops.`,
  'is-loaded': ({ unit }) => `${labelWords(unit)} is aboard a fleet.`,
  'is-sea': ({ location }, reader) => `${place(reader, location)} is a sea.`,
  'sail-by-land': ({ from, to }, reader) =>
    `Both ${place(reader, from)} and ${place(reader, to)} are land; a fleet must sail by a sea between them.`,
  'no-ships': ({ unit }) => `${labelWords(unit)} has no ships.`,
  retreated: ({ unit }) => `${labelWords(unit)} has retreated this turn and can do nothing more.`,
  // fleets
  'not-boarded': ({ army, realm: of }, reader) =>
    `${labelWords(army)} of ${realm(reader, of)} has not made ready to board your ships.`,
  'not-on-fleet': ({ army }) => `${labelWords(army)} is not aboard this fleet.`,
  'army-out-of-reach': ({ army }) => `${labelWords(army)} is not where this fleet can reach it.`,
  'too-heavy': ({ army, load, storage }) =>
    `With ${labelWords(army)} the load would be ${load}; the ships can store ${storage} and refuse half as much again or more.`,
  'second-lift-used': ({ unit }) =>
    `${labelWords(unit)} has unloaded this turn and can load and unload only one army more.`,
  'landing-failed': ({ army, province, chance }, reader) =>
    `${labelWords(army)} had a chance of ${chance}% to get ashore in ${place(reader, province)} and was beaten back.`,
  'fleet-retreated': ({ unit }) => `${labelWords(unit)} has retreated this turn and can do nothing more.`,
  overboard: ({ army, count }) =>
    `The ships are overloaded: ${counted(count, 'soldier')} of ${labelWords(army)} will go overboard unless other ships have room.`,
  'landing-chance': ({ army, province, chance }, reader) =>
    `The chance that ${labelWords(army)} gets ashore in ${place(reader, province)} is ${chance}%.`,
  // pillage and building
  'too-weak': ({ combat, needed }) => `It needs a total combat of ${needed}, and the unit has ${combat}.`,
  'already-pillaged': ({ province }, reader) => `${place(reader, province)} has been pillaged this turn already.`,
  outdone: ({ province }, reader) => `A stronger unit pillaged ${place(reader, province)} in the same phase.`,
  'no-city': ({ province }, reader) => `There is no city in ${place(reader, province)}.`,
  'not-on-build-list': ({ type, province }, reader) =>
    `${troopName(reader.setting, type)} are not to be had in ${place(reader, province)}.`,
  'not-a-soldier': ({ type }, reader) => `${troopName(reader.setting, type)} are not soldiers.`,
  'not-a-ship': ({ type }, reader) => `${troopName(reader.setting, type)} are not ships.`,
  'build-limit': ({ wanted, limit }) =>
    limit === 0
      ? 'The city has built all that it can in one turn.'
      : `The city can build ${limit} more this turn, not ${wanted}.`,
  'fewer-built': ({ wanted, built, short }) => `Only ${built} of ${wanted} will be built: ${SHORT_OF[short]}.`,
  'changed-hands': ({ province }, reader) => `${place(reader, province)} has changed hands this turn.`,
  'not-royal': () => 'Only royalty can hire commanders.',
  'already-hired': ({ province }, reader) =>
    `A commander has been hired in ${place(reader, province)} this turn already.`,
  'highest-fort': ({ province }, reader) => `The fortification of ${place(reader, province)} cannot be raised further.`,
  'one-level-a-turn': ({ province }, reader) =>
    `The fortification of ${place(reader, province)} has been worked on this turn already.`,
  'nothing-to-repair': ({ province }, reader) => `No fortification in ${place(reader, province)} needs repair.`,
  'already-repaired': ({ province }, reader) =>
    `The fortification of ${place(reader, province)} has been repaired this turn already.`,
  'has-harbour': ({ province }, reader) => `${place(reader, province)} has a harbour already.`,
  'no-coast': ({ province }, reader) => `${place(reader, province)} has no coast that ships could reach.`,
  'no-slot': ({ province }, reader) => `${place(reader, province)} has no room for another production area.`,
  'not-enough-workers': ({ needed, left }) =>
    `It takes ${counted(needed, 'soldier')} to do the work, and ${left === 0 ? 'none is' : `only ${left} ${left === 1 ? 'is' : 'are'}`} free.`,
  'nothing-to-raze': ({ province, what }, reader) =>
    `There is no ${STRUCTURE_WORDS[what] ?? what} to raze in ${place(reader, province)}.`,
  // a plan that came to an end
  'unit-gone': ({ unit }) => `${labelWords(unit)} is no more.`,
  cancelled: ({ unit }) => `What was left of the plan of ${labelWords(unit)} has been cancelled.`,
  'battle-expected': ({ unit, location }, reader) =>
    `${labelWords(unit)} should meet enemies in ${place(reader, location)} first, and a battle ends its movement.`,
};

/** `GRANT_PASSAGE` → `GRANT PASSAGE`, as order text has it. */
const spaced = (verb: string): string => verb.replaceAll('_', ' ');

const article = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a');

const SHORT_OF = {
  gold: 'there is not gold enough',
  workers: 'there are not soldiers enough to do the work',
  slots: 'there is room for no more',
} as const;

const STANDING: { readonly [relation in Relation]: string } = {
  neutral: 'neutral',
  war: 'at war',
  alliance: 'allies',
};

const STRUCTURE_WORDS: { readonly [structure: string]: string } = {
  fort: 'fortification',
  harbour: 'harbour',
  production: 'production area',
};
