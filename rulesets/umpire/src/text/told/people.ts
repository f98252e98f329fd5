import { sentence, series } from '@chancery/core';
import type { PeopleEvent } from '../../events/people.ts';
import { general, generals, money, province, who, whose } from '../../names/reader.ts';
import { ARM_WORDS, DEATH_WORDS } from '../words.ts';
import type { InWords } from './lines.ts';

const ASSASSINS = {
  killed: 'The victim is dead.',
  survived: 'The victim was struck and survived.',
  missed: 'The attempt failed.',
} as const;

/** Generals as their ruler reads of them. */
export const PEOPLE: InWords<PeopleEvent> = {
  'general-appeared': ({ general: fresh }, reader) =>
    `${fresh.name} entered ${whose(reader, fresh.nation)} service in ${province(reader, fresh.location)}.`,
  'replacement-place-set': ({ nation, province: number }, reader) =>
    `${whose(reader, nation)} replacements appear in ${number === null ? 'the usual place' : province(reader, number)}.`,
  'replacements-due': ({ nation, due }, reader) =>
    due
      ? `Replacements for ${whose(reader, nation)} generals were due.`
      : `Nobody had to be replaced for ${who(reader, nation)}.`,
  reassigned: ({ general: who, command }, reader) =>
    `${general(reader, who)} was given the command of the ${ARM_WORDS[command]}.`,
  'ranks-set': ({ ranks }, reader) =>
    `Seniority was set: ${series(ranks.map(({ general: who, level }) => `${general(reader, who)} ${level}`))}.`,
  'loyalty-shaken': ({ general: who }, reader) => `${general(reader, who)} bore a grudge.`,
  'reputation-changed': ({ general: who, reputation }, reader) =>
    `${general(reader, who)}’s reputation was ${reputation} now.`,
  'general-hurt': ({ general: who, why, until }, reader) =>
    `${general(reader, who)} was ${why === 'wounds' ? 'wounded' : 'ill'} and unfit until the end of turn ${until}.`,
  'general-fit-again': ({ general: who }, reader) => `${general(reader, who)} was fit again.`,
  'assassin-sent': ({ general: victim, tenths, result, traced }, reader) =>
    `Your assassin struck at ${general(reader, victim)} for ${money(tenths)}. ${ASSASSINS[result]}${traced ? ' It is known who paid.' : ''}`,
  'bribe-offered': ({ province: number, tenths, accepted }, reader) =>
    `An officer in ${province(reader, number)} ${accepted ? 'accepted' : 'refused'} your bribe of ${money(tenths)}.`,
  'officer-apprehended': ({ province: number }, reader) =>
    `An officer who would have betrayed ${province(reader, number)} was found out.`,
  'general-died': ({ general: who, province: number, why, cinc }, reader) =>
    `${general(reader, who)}${cinc ? ', commander-in-chief,' : ''} ${DEATH_WORDS[why]} in ${province(reader, number)}.`,
  'general-rebelled': ({ general: leader, province: number, followers, to }, reader) =>
    `${general(reader, leader)} revolted in ${province(reader, number)}${followers.length === 0 ? '' : ` with ${generals(reader, followers)}`}; the troops went over to ${who(reader, to)}.`,
  'general-ransomed': ({ general: captive, captor, tenths, to }, reader) =>
    `${general(reader, captive)} was captured by ${who(reader, captor)} and ransomed for ${money(tenths)}, and returned to ${province(reader, to)}.`,
  'general-moved': ({ general: who, from, to, why }, reader) =>
    `${general(reader, who)} went from ${province(reader, from)} to ${province(reader, to)}${why === 'winter' ? ' for the winter' : ''}.`,
  'revolts-past': ({ nation }, reader) =>
    `The death of ${whose(reader, nation)} commander-in-chief stirred no more revolts.`,
  'generals-aged': () => 'A year passed: generals are a year older.',
  'nation-founded': ({ general: leader, name }, reader) =>
    sentence(`${general(reader, leader)} founded a nation of rebels: ${name}.`),
  'originals-counted': ({ nation, revenue, forces }, reader) =>
    `${who(reader, nation)} began with ${revenue} RP and ${forces} units.`,
};
