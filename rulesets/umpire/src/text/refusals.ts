import { sentence, type TextByCode } from '@chancery/core';
import { commonRefusals } from '@chancery/kit';
import { countOfType, moneyWords } from '../names/names.ts';
import { general, province, type Reader, who } from '../names/reader.ts';
import type { Refusal } from '../refusals.ts';
import type { CalendarFlag } from '../words.ts';

/** Why an order is refused, or comes to nothing, in a sentence or two. */
export const refusalWords = (refusal: Refusal, reader: Reader): string =>
  sentence((SENTENCES[refusal.code] as (refusal: Refusal, reader: Reader) => string)(refusal, reader));

/** `NOT_OWNER`: the reason code as the rules print it (UM-20.5). */
export const reasonCode = ({ code }: Refusal): string => code.toUpperCase().replaceAll('-', '_');

const NEEDED: { readonly [Flag in CalendarFlag]: string } = {
  taxation: 'a taxation turn',
  landRecruitment: 'a turn of land recruitment',
  seaRecruitment: 'a turn of sea recruitment',
  investment: 'an investment turn',
  demobilisation: 'a demobilisation turn',
  lastCampaign: 'the last campaigning turn of a year',
};

const NOT_ALLOWED = {
  pair: 'These troop types cannot be converted into each other.',
  nation: 'That nation is not a nation of a player, or it is no more.',
  itself: 'That cannot be done with your own nation.',
  capital: 'That is your capital, and its loyalty is as high as it can be.',
  'present place': 'They stand there already: with troops, a march has to lead elsewhere.',
  'founded this turn': 'The city was founded this turn: it can be improved from the next on.',
  'same command': 'They have that command already.',
  'same level': 'They have that seniority already.',
  type: 'Your nation has no troops of that type.',
  inland: 'Ships need a coast.',
  'foreign capital': 'The capital of a nation is a province of its own.',
  'own enemy': 'No nation is its own enemy.',
  'nothing to set': 'It does not say what is to be otherwise.',
  'no troops there': 'None of their troops who could do that are there.',
  'more devastated than worth': 'A province cannot be more devastated than it is worth.',
} as const;

const common = commonRefusals('nation');

const SENTENCES: TextByCode<Refusal, Reader> = {
  'rulers-only': common['rulers-only'],
  'masters-only': common['masters-only'],
  'not-this-turn': ({ needs }) => `That takes ${NEEDED[needs]}, and this turn is none.`,
  'not-owner': ({ province: number }, reader) => `You do not own ${province(reader, number)}.`,
  'no-money': ({ cost, treasury }) => `It costs ${moneyWords(cost)}, and the treasury has ${moneyWords(treasury)}.`,
  'hostile-present': ({ province: number }, reader) => `Hostile forces are in ${province(reader, number)}.`,
  'no-city': ({ province: number }, reader) => `No city stands in ${province(reader, number)}.`,
  'has-city': ({ province: number }, reader) => `A city stands in ${province(reader, number)} already.`,
  'not-destroyed': ({ province: number }, reader) => `The city of ${province(reader, number)} is not destroyed.`,
  limit: ({ province: number, most }, reader) =>
    most === 0
      ? `${province(reader, number)} cannot be improved any further.`
      : `${province(reader, number)} can be improved by ${most} RP at most.`,
  'name-clash': ({ letters }) => `The letters ${letters} stand for another province.`,
  'wrong-kind': ({ nation }, reader) => {
    const tribal = reader.view.nations[nation]?.kind === 'tribal';
    return `${tribal ? 'Tribal' : 'Civilised'} nations cannot do that.`;
  },
  'no-units': ({ province: number, type }, reader) =>
    `There are no ${plural(reader, type)} of yours in ${province(reader, number)}, or fewer than ordered.`,
  'none-available': ({ province: number, type }, reader) =>
    `${province(reader, number)} offers no ${plural(reader, type)}, or fewer than ordered.`,
  'no-spy': ({ province: number }, reader) => `You have no spy network in ${province(reader, number)}.`,
  'not-hostile': ({ nation }, reader) => `You and ${who(reader, nation)} are not hostile.`,
  'no-garrison': ({ province: number }, reader) => `No garrison stands in ${province(reader, number)}.`,
  'general-unfit': ({ general: who }, reader) => `${general(reader, who)} is dead, ill, wounded or gone.`,
  'not-together': ({ general: who }, reader) => `${general(reader, who)} is not with the others.`,
  'not-own-general': ({ general: who }, reader) => `${general(reader, who)} does not serve you.`,
  besieged: ({ province: number }, reader) => `They are besieged in ${province(reader, number)}.`,
  blockaded: ({ province: number }, reader) => `They are blockaded in ${province(reader, number)}.`,
  'no-route': ({ from, to }, reader) =>
    `No route on which they can go joins ${province(reader, from)} and ${province(reader, to)}.`,
  impassable: ({ from, to }, reader) =>
    `The route from ${province(reader, from)} to ${province(reader, to)} is too hard for some of them.`,
  'out-of-move': ({ province: number }, reader) => `They can go no further than ${province(reader, number)} this turn.`,
  stopped: ({ province: number }, reader) => `Hostile forces stopped them in ${province(reader, number)}.`,
  'forced-back': ({ province: number }, reader) =>
    `Stronger forces on the way turned them back to ${province(reader, number)}.`,
  'not-allowed': ({ why }) => NOT_ALLOWED[why],
  'no-combat-order': ({ arm }) => `A combat order for the ${arm} is missing, such as ${arm.toUpperCase()} 1D.`,
  'bad-name': ({ name }) =>
    `${name} is no name for a city: letters and spaces, at least three letters, and fit for the scenario.`,
};

/** `Siege trains` */
const plural = ({ setting }: Reader, type: number): string => countOfType(setting, type, 0).replace(/^0 /, '');
