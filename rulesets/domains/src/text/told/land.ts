import type { LandEvent } from '../../events/land.ts';
import { does, holding, province, provinces, units, unitsDo, who, whoAll, whose } from '../../names/reader.ts';
import { MOODS } from '../../words.ts';
import { KIND_WORDS } from '../words.ts';
import type { InWords } from './lines.ts';

const MOOD_REASONS = {
  taxes: 'for its taxes',
  levies: 'for men who have been under arms too long',
  'lost levies': 'for its fallen Levies',
  largesse: 'for your largesse',
  'unpaid court': 'since the court was not paid',
  event: 'for what befell there',
  raid: 'after the raid',
  plot: 'and somebody has stirred it up',
  pillage: 'after the pillage',
} as const;

const LEVEL_REASONS = {
  contest: 'by a contest',
  fire: 'by fire',
  craftsmen: 'by craftsmen',
  sabotage: 'by sabotage',
  'unpaid court': 'since the court was not paid',
} as const;

const BRIDGE_REASONS = {
  demolished: 'was torn down',
  flood: 'was carried off by a flood',
  sabotage: 'was sabotaged',
} as const;

/** Provinces and holdings. */
export const LAND: InWords<LandEvent> = {
  'tax-set': ({ province: number, rate }, reader) => `Taxes in ${province(reader, number)}: ${rate}.`,
  'mood-changed': ({ province: number, mood, why }, reader) =>
    `${province(reader, number)} is ${MOODS[mood] ?? ''} now (mood ${mood}), ${MOOD_REASONS[why]}.`,
  'province-level-changed': ({ province: number, level }, reader) =>
    `${province(reader, number)} is at level ${level} now.`,
  founded: ({ domain, sort, province: number, roll }, reader) =>
    `${who(reader, domain)} founded a ${KIND_WORDS[sort]} in ${province(reader, number)}${roll === null ? '' : ` (rolled ${roll}, needed 4 or more)`}.`,
  'founding-failed': ({ domain, sort, province: number, roll }, reader) =>
    `${who(reader, domain)} failed to found a ${KIND_WORDS[sort]} in ${province(reader, number)}: rolled ${roll}, needed 4 or more. The gold is spent.`,
  'province-raised': ({ province: number, level }, reader) =>
    `${province(reader, number)} was raised to level ${level}.`,
  'holding-raised': ({ holding: id, level }, reader) => `${holding(reader, id)} was raised to level ${level}.`,
  contested: ({ by, holding: own, target, totals, rolls, won }, reader) => {
    const sums = rolls.map((roll, at) => `${roll} on the die, ${totals[at] ?? roll} in all`);
    return `${who(reader, by)} contested ${holding(reader, target)} from ${holding(reader, own)}: ${sums.join(', against ')}. The contest was ${won ? 'won' : 'lost'}.`;
  },
  fortified: ({ holding: id }, reader) => `${holding(reader, id)} is fortified now, garrison and all.`,
  'holding-level-changed': ({ holding: id, level, siegeLevel, why }, reader) =>
    `${holding(reader, id)} is at level ${level} now, ${LEVEL_REASONS[why]}${siegeLevel === null ? '' : `; the siege has left ${siegeLevel} of it`}.`,
  'holding-removed': ({ holding: id, why }, reader) =>
    `${holding(reader, id)} ${why === 'razed' ? 'was razed' : 'was contested out of existence'}.`,
  'holdings-merged': ({ from, into, level, fortified }, reader) =>
    `${holding(reader, from)} became one with ${holding(reader, into)}: level ${level}${fortified ? ', fortified' : ''}.`,
  'bridge-built': ({ by, ends }, reader) => `${who(reader, by)} built a bridge between ${provinces(reader, ends)}.`,
  'bridge-broken': ({ ends, why }, reader) => `The bridge between ${provinces(reader, ends)} ${BRIDGE_REASONS[why]}.`,

  'siege-began': ({ holding: id, besiegers }, reader) =>
    `${whoAll(reader, besiegers)} ${besiegers.length === 1 ? does(reader, besiegers[0] ?? null, ['lay', 'lays']) : 'lay'} siege to ${holding(reader, id)}.`,
  'siege-held': ({ holding: id }, reader) => `The siege of ${holding(reader, id)} holds.`,
  'siege-advanced': ({ holding: id, siegeLevel }, reader) =>
    `The siege of ${holding(reader, id)} goes on: ${siegeLevel === 0 ? 'its walls defend it no more' : `${siegeLevel} of its levels ${siegeLevel === 1 ? 'is' : 'are'} left`}.`,
  'siege-lifted': ({ holding: id }, reader) => `The siege of ${holding(reader, id)} is lifted.`,
  'holding-occupied': ({ holding: id, by, units: inside }, reader) =>
    `${who(reader, by)} occupied ${holding(reader, id)}${inside.length > 0 ? ` with ${units(reader, inside)}` : ''}. At the end of next month it is ${whose(reader, by).replace(/^your$/, 'yours')}, unless it is retaken.`,
  'holding-occupation-ended': ({ holding: id }, reader) => `The occupation of ${holding(reader, id)} has ended.`,
  'holding-converted': ({ holding: id, from, to, level }, reader) =>
    `${holding(reader, id)} passes from ${who(reader, from)} to ${who(reader, to)}, at level ${level}.`,
  'province-occupied': ({ province: number, by }, reader) =>
    `${who(reader, by)} occupied ${province(reader, number)}. It pays nobody tax, and at the end of next month it is ${whose(reader, by).replace(/^your$/, 'yours')}, unless it is freed.`,
  'province-occupation-ended': ({ province: number }, reader) =>
    `The occupation of ${province(reader, number)} has ended.`,
  'province-converted': ({ province: number, from, to, levies }, reader) =>
    `${conquestWords(province(reader, number), from === null ? null : who(reader, from), who(reader, to))}${
      levies.length === 0
        ? ''
        : ` ${units(reader, levies)} of its people ${unitsDo(reader, levies, ['disband', 'disbands'])}.`
    }`,
};

const conquestWords = (name: string, from: string | null, to: string): string =>
  from === null ? `${name} belongs to ${to} now.` : `${name} passes from ${from} to ${to}.`;
