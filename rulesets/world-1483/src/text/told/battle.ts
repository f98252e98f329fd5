import { counted, type ReportLine, said, series } from '@chancery/core';
import type { BattleEvent, BattleRound, Fallen } from '../../events/battle.ts';
import { typeName } from '../../names/names.ts';
import { place, type Reader, whoAll, whose } from '../../names/reader.ts';
import type { InWords } from './lines.ts';

type Battle = Extract<BattleEvent, { readonly kind: 'battle-fought' }>;
type FighterType = Fallen['type'];

const TITLES = {
  land: 'Battle for',
  landing: 'Landing in',
  sea: 'Battle in',
  expulsion: 'Guests expelled from',
  raid: 'Raid on',
} as const;

/** `Battle for Fez` */
export const battleTitle = ({ sort, place: where }: Battle, reader: Reader): string =>
  `${TITLES[sort]} ${place(reader, where)}`;

/** `3 militia`; what the land itself puts up has names of its own. */
export const fighters = (count: number, type: FighterType): string => {
  if (type === 'coast') return counted(count, 'coastal defence unit');
  return `${count} ${type === 'mil' ? 'militia' : typeName(type, count)}`;
};

/** `Portugal’s 2 infantry and 1 cavalry; your 1 infantry` */
export const forceWords = (reader: Reader, all: readonly Pick<Fallen, 'owner' | 'type' | 'count'>[]): string =>
  [...Map.groupBy(all, ({ owner }) => owner)]
    .map(([owner, those]) => {
      const words = series(those.map(({ count, type }) => fighters(count, type)));
      return `${whose(reader, owner)} ${words}`;
    })
    .join('; ');

/** What fell on both sides in the whole battle. */
export const lossesIn = ({ rounds, partingLost }: Battle): readonly Fallen[] =>
  merged([
    ...rounds.flatMap(({ attackersLost, defendersLost }: BattleRound) => [...attackersLost, ...defendersLost]),
    ...partingLost,
  ]);

const merged = (all: readonly Fallen[]): readonly Fallen[] =>
  [...Map.groupBy(all, ({ owner, type }) => `${owner}/${type}`).values()].flatMap((those) =>
    those[0] === undefined ? [] : [{ ...those[0], count: those.reduce((sum, { count }) => sum + count, 0) }],
  );

/** How it ended: `Portugal beat Morocco in 2 rounds`. */
export const outcomeWords = (battle: Battle, reader: Reader): string => {
  const { attackers, defenders, winner, rounds, retreated, withdrawn } = battle;
  const [by, against] = [whoAll(reader, attackers), whoAll(reader, defenders)];
  const time = counted(rounds.length, 'round');
  const how = {
    attackers: `${by} beat ${against} in ${time}`,
    defenders: `${by} attacked ${against} and ${retreated.length > 0 ? 'fell back' : 'failed'} after ${time}`,
    nobody: `${by} and ${against} destroyed each other in ${time}`,
  }[winner];
  return `${how}${withdrawn.length > 0 ? `; ${forceWords(reader, withdrawn)} withdrew` : ''}`;
};

/** `Lost: your 1 infantry; Morocco’s 3 infantry.` */
export const lossWords = (battle: Battle, reader: Reader): string => {
  const lost = lossesIn(battle);
  return lost.length === 0 ? 'Nobody fell.' : `Lost: ${forceWords(reader, lost)}.`;
};

/** Battles, in two lines: how it ended, and who fell; round by round they stand on their board. */
export const BATTLE: InWords<BattleEvent> = {
  'battle-fought': (battle, reader): readonly ReportLine[] => {
    const { rule, incident } = battle;
    const peace = incident ? ', without a war' : '';
    return [
      said(
        rule,
        `${battleTitle(battle, reader)}: ${outcomeWords(battle, reader)}${peace}. ${lossWords(battle, reader)}`,
      ),
    ];
  },
};
