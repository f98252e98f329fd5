import { counted, type ReportLine, said, sentence, series } from '@chancery/core';
import type { BattleSide, Force, NewsEvent } from '../../events/news.ts';
import type { EventOf } from '../../events.ts';
import {
  areThere,
  general,
  money,
  province,
  type Reader,
  troops,
  was,
  who,
  whoAll,
  whose,
} from '../../names/reader.ts';
import { BATTLE_WORDS, CITY_WORDS, DEATH_WORDS, MANNER_WORDS } from '../words.ts';
import type { InWords } from './lines.ts';

/** The newsheet in full, as those in range read it (UM-21.18, 21.21): no dice, no combat values (UM-21.22). */
export const NEWS: InWords<NewsEvent> = {
  'battle-fought': (battle, reader) => battleLines(battle, reader),
  'siege-told': ({ province: number, what, besiegers, defenders, t }, reader) => {
    const name = province(reader, number);
    switch (what) {
      case 'begun':
        return `${whoAll(reader, besiegers)} laid siege to ${name}${defendedBy(reader, defenders)}.`;
      case 'goes on':
        return `The siege of ${name} by ${whoAll(reader, besiegers)} went on: turn ${t}${defendedBy(reader, defenders)}.`;
      case 'lifted':
        return `The siege of ${name} was lifted.`;
      case 'shut in':
        return `${whoAll(reader, defenders)} ${was(reader, defenders)} shut in ${name} by ${whoAll(reader, besiegers)}.`;
    }
  },
  'assault-told': (assault, reader) => assaultLines(assault, reader),
  'capture-told': ({ province: number, from, to, manner, t, sacked, cty }, reader) =>
    [
      `${province(reader, number)} passed from ${who(reader, from)} to ${who(reader, to)}`,
      manner === 'entered' ? '' : `, ${MANNER_WORDS[manner]}`,
      t > 0 ? ` after ${counted(t, 'turn')} of siege` : '',
      sacked ? '; the victors sacked and destroyed the city' : cty === 'Y' ? '' : ` (${CITY_WORDS[cty]})`,
      '.',
    ].join(''),
  'sack-told': ({ province: number, nation }, reader) =>
    `${who(reader, nation)} sacked and destroyed the city of ${province(reader, number)}.`,
  'revolt-told': ({ province: number, owner, rebels }, reader) =>
    `The people of ${province(reader, number)} rose against ${who(reader, owner)}: ${troops(reader, rebels.units)} for ${who(reader, rebels.nation)}.`,
  'general-revolt-told': ({ province: number, nation, general: leader, followed, to }, reader) =>
    followed
      ? `${general(reader, leader)} revolted against ${who(reader, nation)} in ${province(reader, number)}; the troops followed and are of ${who(reader, to)} now.`
      : `${general(reader, leader)} called for a revolt against ${who(reader, nation)} in ${province(reader, number)}; the troops killed the rebel.`,
  'death-told': ({ province: number, nation, general: dead, why }, reader) =>
    `${general(reader, dead)}, in ${whose(reader, nation)} service, ${deathWords(why)} in ${province(reader, number)}.`,
  'captive-told': ({ province: number, nation, general: captive, captor, executed, tenths }, reader) =>
    `${general(reader, captive)}, in ${whose(reader, nation)} service, was captured in ${province(reader, number)} by ${who(reader, captor)} and ${
      executed ? 'executed' : `ransomed for ${money(tenths)}`
    }.`,
  'epidemic-told': ({ province: number }, reader) => `An epidemic broke out in ${province(reader, number)}.`,
  'founding-told': ({ province: number, nation, name, rebuilt }, reader) =>
    rebuilt
      ? `${who(reader, nation)} rebuilt the city of ${province(reader, number)}.`
      : `${who(reader, nation)} founded the city of ${name}.`,
  'capital-told': ({ province: number, nation }, reader) =>
    `${who(reader, nation)} moved the capital to ${province(reader, number)}.`,
  'meeting-told': ({ province: from, to, by, fellBack, wentOn }, reader) =>
    `Forces met ${by === 'sea' ? 'at sea' : 'on the road'} between ${province(reader, from)} and ${province(reader, to)}: ${series(fellBack.map((force) => ownedWords(reader, force)))} fell back${
      wentOn.length === 0
        ? ', neither being the stronger'
        : ` before ${series(wentOn.map((force) => ownedWords(reader, force)))}`
    }.`,
  'elimination-told': ({ nation }, reader) =>
    `${who(reader, nation)} ${was(reader, [nation])} eliminated: neither a province nor a unit was left.`,
};

const deathWords = (why: string): string =>
  why in DEATH_WORDS ? DEATH_WORDS[why as keyof typeof DEATH_WORDS] : 'died';

const defendedBy = (reader: Reader, defenders: readonly number[]): string =>
  defenders.length === 0 ? '' : `, defended by ${whoAll(reader, defenders)}`;

/** `6 Foot and 5 Horse`; of several nations `6 Foot of yours and 2 Foot of Milan`. */
const forcesWords = (reader: Reader, forces: readonly Force[]): string => {
  const there = forces.filter(({ units }) => areThere(units));
  const [only] = there;
  if (only === undefined) return 'nothing';
  if (there.length === 1 && forces.length === 1) return troops(reader, only.units);
  return series(there.map((force) => ownedWords(reader, force)));
};

const ownedWords = (reader: Reader, { nation, units }: Force): string =>
  `${troops(reader, units)} of ${nation === reader.me ? 'yours' : who(reader, nation)}`;

/** `Land battle of Padua: Venice against Milan` */
export const battleHead = (
  { province: number, arm, attacker, holder }: EventOf<'battle-fought'>,
  reader: Reader,
): string =>
  `${BATTLE_WORDS[arm]} of ${province(reader, number)}: ${whoAll(reader, attacker.nations)} against ${whoAll(reader, holder.nations)}`;

/** Commanders, units before, losses, result, and where the beaten went (UM-21.22, 21.30). */
const battleLines = (battle: EventOf<'battle-fought'>, reader: Reader): readonly ReportLine[] => {
  const { rule, attacker, holder } = battle;
  return [
    { text: sentence(battleHead(battle, reader)), rule, style: 'head' },
    ...sideLines('Attackers', attacker, reader),
    ...sideLines('Holders', holder, reader),
    said('UM-21.22', battleEnd(battle, reader)),
  ];
};

const sideLines = (
  title: string,
  { nations, commander, before, lost }: BattleSide,
  reader: Reader,
): readonly ReportLine[] => [
  said(
    'UM-21.22',
    `${title}: ${whoAll(reader, nations)}, under ${commander === null ? 'an un-named officer' : general(reader, commander)}: ${forcesWords(reader, before)}.`,
    { indent: 1 },
  ),
  said('UM-21.22', `Lost: ${forcesWords(reader, lost)}.`, { indent: 2 }),
];

/** How it ended, in a sentence or two. */
export const battleEnd = (
  { attacker, holder, result, beaten, beatenTo }: EventOf<'battle-fought'>,
  reader: Reader,
): string => {
  if (result === 'indecisive') return 'The battle was indecisive.';
  const [victor, loser] = result === 'attacker' ? [attacker, holder] : [holder, attacker];
  const won = `${sentence(whoAll(reader, victor.nations))} won.`;
  const beatenOnes = whoAll(reader, loser.nations);
  switch (beaten) {
    case 'city':
      return `${won} ${sentence(beatenOnes)} fell back into the city.`;
    case 'province':
      return `${won} ${sentence(beatenOnes)} fled${beatenTo === null ? '' : ` to ${province(reader, beatenTo)}`}.`;
    case 'destroyed':
      return `${won} ${sentence(beatenOnes)} ${was(reader, loser.nations)} destroyed.`;
    case null:
      return won;
  }
};

/** A battle in a line; the whole of it is a paper. */
export const battleInShort = (battle: EventOf<'battle-fought'>, reader: Reader): string =>
  `${battleHead(battle, reader)}. ${battleEnd(battle, reader)}`;

const assaultHead = ({ province: number, attacker, holder }: EventOf<'assault-told'>, reader: Reader): string =>
  `Assault on ${province(reader, number)}: ${whoAll(reader, attacker.nations)} against ${whoAll(reader, holder.nations)}`;

const assaultEnd = ({ stormed }: EventOf<'assault-told'>): string =>
  stormed ? 'The city was stormed.' : 'The assault was repulsed.';

const assaultLines = (assault: EventOf<'assault-told'>, reader: Reader): readonly ReportLine[] => [
  { text: sentence(assaultHead(assault, reader)), rule: assault.rule, style: 'head' },
  ...sideLines('Besiegers', assault.attacker, reader),
  ...sideLines('Defenders', assault.holder, reader),
  said('UM-21.21', assaultEnd(assault)),
];

export const assaultInShort = (assault: EventOf<'assault-told'>, reader: Reader): string =>
  `${assaultHead(assault, reader)}. ${assaultEnd(assault)}`;
