import {
  type BoardCell,
  type BoardRound,
  type ReportLine,
  type RulesetText,
  said,
  series,
  type TextByCode,
  type TextByKind,
} from '@chancery/core';
import { commonRefusals } from '@chancery/kit';
import { areaName, type Ground, powerName, powerOfCode } from '../ground/ground.ts';
import { usualWords } from '../ground/words.ts';
import { HITS_FROM, sizeOf } from './rules.ts';
import {
  type BattleRound,
  type Event,
  KINDS,
  type Kind,
  type Refusal,
  type Rounds,
  type SideOfRound,
  type Troops,
} from './types.ts';

/** `2 Foot and 1 Horse`, `nobody` */
export const troopWords = (troops: Troops): string =>
  sizeOf(troops) === 0
    ? 'nobody'
    : series(KINDS.flatMap((kind) => (troops[kind] === 0 ? [] : [`${troops[kind]} ${kind}`])));

const REFUSALS: TextByCode<Refusal, Ground> = {
  'rulers-only': commonRefusals('company')['rulers-only'],
  'masters-only': commonRefusals('company')['masters-only'],
  'not-your-camp': ({ camp }, ground) => `${areaName(ground, camp)} is no camp of yours.`,
  'no-border': ({ from, to }, ground) => `${areaName(ground, from)} does not border ${areaName(ground, to)}.`,
  'kind-twice': ({ kind }) => `Name ${kind} once, with all that shall go.`,
  'too-few': ({ kind, camp, has }, ground) => `${areaName(ground, camp)} has only ${has} ${kind} to take.`,
};

const ENDS: { readonly [end in Extract<Event, { kind: 'battle-fought' }>['end']]: (captain: string) => string } = {
  taken: (captain) => `${captain} took the camp.`,
  retreat: (captain) => `${captain} turned back.`,
  beaten: (captain) => `The troops of ${captain} fell to the last.`,
  held: (captain) => `The camp held out, and ${captain} went home.`,
};

const TOLD: TextByKind<Event, Ground, readonly ReportLine[]> = {
  'round-began': ({ rule, round }) => [said(rule, `Round ${round}`, { style: 'head' })],
  marched: ({ rule, power, from, to, troops, taken }, ground) => [
    said(
      rule,
      `${powerName(ground, power)}: ${troopWords(troops)} went from ${areaName(ground, from)} to ${areaName(ground, to)}${taken ? ' and took it' : ''}.`,
    ),
  ],
  'battle-fought': ({ rule, power, against, to, troops, rounds, end }, ground) => [
    said(
      rule,
      `${powerName(ground, power)} attacked ${areaName(ground, to)}${against === null ? '' : `, held by ${powerName(ground, against)},`} with ${troopWords(troops)}.`,
    ),
    said(rule, ENDS[end](powerName(ground, power)), {
      board: {
        sides: [powerName(ground, power), against === null ? 'Garrison' : powerName(ground, against)],
        rounds: rounds.map(boardRound),
      },
    }),
  ],
  trained: ({ rule, power, camp, troop }, ground) => [
    said(rule, `${powerName(ground, power)} trained 1 ${troop} in ${areaName(ground, camp)}.`),
  ],
  'fell-back': ({ rule, power, from, to }, ground) => [
    said(
      rule,
      `${powerName(ground, power)} could not go from ${areaName(ground, from)} to ${areaName(ground, to)} as ordered.`,
    ),
  ],
  'ruse-tried': ({ rule, power, at, lost, gone, joins, chance, roll }, ground) => [
    said(
      rule,
      `${powerName(ground, power)} tried a ruse at ${areaName(ground, at)}, which cost ${troopWords(lost)}: ${roll} of 100, ${chance} or less was needed.`,
    ),
    said(
      rule,
      roll > chance
        ? 'Nobody was taken in.'
        : `${areaName(ground, at)} lies open: ${troopWords(gone)} ${joins ? 'joined the captain' : 'fled'}.`,
    ),
  ],
  'ruse-dropped': ({ rule, power, at, reason }, ground) => [
    said(
      rule,
      `${powerName(ground, power)} gave up a ruse at ${areaName(ground, at)}${reason === '' ? '' : `: ${reason}`}.`,
    ),
  ],
  'camp-edited': ({ rule, camp, troop, count }, ground) => [
    said(rule, `The game master has put right what lies in ${areaName(ground, camp)}: ${count} ${troop}.`),
  ],
  'turn-ended': ({ rule, turn }) => [said(rule, `Turn ${turn} ended.`)],
};

/** A column for each kind of troops: how many there were, their dice, how many fell. */
const boardRound = ({ attacker, defender }: BattleRound, at: number): BoardRound => ({
  title: `Round ${at + 1}`,
  columns: KINDS.filter((kind) => attacker.troops[kind] + defender.troops[kind] > 0).map((kind) => ({
    title: kind,
    cells: [cellOf(attacker, kind), cellOf(defender, kind)],
  })),
});

const cellOf = ({ troops, rolls, lost }: SideOfRound, kind: Kind): BoardCell => ({
  counters: troops[kind] === 0 ? [] : [`${troops[kind]}`],
  dice: rolls[kind].map((roll) => ({ roll, hit: roll >= HITS_FROM[kind] })),
  fallen: lost[kind] === 0 ? [] : [`${lost[kind]}`],
});

/** Every sentence of Rounds in English. */
export const TEXT: RulesetText<Rounds> = {
  ...usualWords<Rounds>('camps'),
  question: ({ about, facts }, { setting }) =>
    `${powerName(setting, powerOfCode(setting, about ?? '') ?? 0)} plans a ruse from ${areaName(setting, Number(facts.from))} at ${areaName(setting, Number(facts.at))}: ${facts.words}`,
  refusal: (refusal, { setting }) =>
    (REFUSALS[refusal.code] as (refusal: Refusal, ground: Ground) => string)(refusal, setting),
  told: (told, { setting }) =>
    (TOLD[told.kind] as (told: Event, ground: Ground) => readonly ReportLine[])(told, setting),
  argument: {
    camp: 'camp',
    kind: 'kind of troops',
    troops: 'troops',
    retreat: 'condition',
    fallback: 'order',
    words: 'plan',
    count: 'number',
  },
};
