import { onceFor, type ReportLine, said, series } from '@chancery/core';
import { ability, capital, type Reader, readerOf, whoAll, whose } from '../names/reader.ts';
import { findNation } from '../rules/find.ts';
import type { Board } from '../state.ts';
import { battleTitle, forceWords, lossWords, outcomeWords } from '../text/told/battle.ts';
import { toldLines } from '../text/told.ts';
import type { Told, ToldOf } from '../told.ts';
import type { GameKnown } from '../types.ts';
import { openBoardOf } from '../view/open-board.ts';
import { phaseLabel } from '../window.ts';
import type { OwnerNumber } from '../words.ts';
import { battleBoard } from './battle-board.ts';
import { phaseOf, type Update, updatesIn } from './updates.ts';

type Battle = ToldOf<'battle-fought'>;

/** Battle papers: who fought with what, round by round on a board, how it ended and what came of it (W83-18.11). */
export const battles = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] =>
  updatesIn(heard).flatMap((update) =>
    update.news.flatMap((news, at) => (news.kind === 'battle-fought' ? paper(update, at, news, known) : [])),
  );

const paper = (update: Update, at: number, battle: Battle, known: GameKnown): readonly ReportLine[] => [
  said(battle.rule, `${battleTitle(battle, readerOf(known))}${whenWords(update, battle, known)}`, { style: 'head' }),
  ...foughtFor(battle, readerOf(known)),
  ...cameOf(update.news.slice(at + 1), battle, known),
  ...(battle.incident ? [said('W83-5.12', 'They fought over the passage: there is no war.', { style: 'note' })] : []),
  said('W83-1.17', diceWords(battle), { style: 'note' }),
];

/** Whoever did not fight reads the same lines as all others who did not. */
const foughtFor = (battle: Battle, reader: Reader): readonly ReportLine[] => {
  const { view, me } = reader;
  if (me !== null && partiesIn(battle).has(me)) return fought(battle, reader);
  const told = toldToOthers(openBoardOf(view));
  const lines = told.get(battle) ?? fought(battle, { ...reader, me: null });
  told.set(battle, lines);
  return lines;
};

const toldToOthers = onceFor((_: Board) => new Map<Battle, readonly ReportLine[]>());

const partiesIn = ({ attackers, defenders, attackersHad, defendersHad }: Battle): ReadonlySet<OwnerNumber> =>
  new Set([...attackers, ...defenders, ...[...attackersHad, ...defendersHad].map(({ owner }) => owner)]);

const fought = (battle: Battle, reader: Reader): readonly ReportLine[] => [
  sideLine(battle, reader, 'Attackers'),
  sideLine(battle, reader, 'Defenders'),
  ...wallLine(battle),
  said(battle.rule, `${capital(outcomeWords(battle, reader))}. ${lossWords(battle, reader)}`, {
    board: battleBoard(battle, reader),
  }),
];

/** `, turn 3, phase 2` */
const whenWords = ({ was }: Update, { attackers }: Battle, { view }: GameKnown): string => {
  if (was === null) return '';
  const [by = 0] = attackers;
  return `, ${phaseLabel(was.turn, phaseOf(was, findNation(view, by)?.phase ?? null)).toLowerCase()}`;
};

const sideLine = (battle: Battle, reader: Reader, side: 'Attackers' | 'Defenders'): ReportLine => {
  const [had, led] =
    side === 'Attackers' ? [battle.attackersHad, battle.attackerLed] : [battle.defendersHad, battle.defenderLed];
  const owners = side === 'Attackers' ? battle.attackers : battle.defenders;
  const force =
    had.length === 0 ? `${whoAll(reader, owners)}, with what the land itself puts up` : forceWords(reader, had);
  return said(battle.rule, `${side}: ${force}${led === null ? '' : `, under ${leaderWords(led, reader)}`}.`);
};

const leaderWords = ({ owner, skill, ability: which }: NonNullable<Battle['attackerLed']>, reader: Reader): string =>
  `${whose(reader, owner)} general of skill ${skill}${which === 0 ? '' : `, ${ability(which)}`}`;

const wallLine = ({ fort, engineered }: Battle): readonly ReportLine[] => {
  if (fort === null) return [];
  const by = engineered ? `, ${Math.max(0, fort - 2)} for a Master Engineer` : '';
  return [said('W83-2.12', `Fortification: ${fort}${by}.`)];
};

/** Abilities that showed, who fell back and who took the land: what follows a battle until the next one. */
const cameOf = (after: readonly Told[], battle: Battle, known: GameKnown): readonly ReportLine[] => {
  const end = after.findIndex(({ kind }) => kind === 'battle-fought');
  return (end < 0 ? after : after.slice(0, end))
    .filter((news) => isAfter(battle, news))
    .flatMap((news) => toldLines(news, known));
};

const isAfter = ({ place, attackers, defenders }: Battle, news: Told): boolean => {
  const fought = (owner: number): boolean => attackers.includes(owner) || defenders.includes(owner);
  switch (news.kind) {
    case 'captured':
      return news.territory === place;
    case 'ability-shown':
      return fought(news.owner);
    case 'retreated-to':
      return fought(news.nation);
    default:
      return false;
  }
};

/** By these names anybody finds the single dice (W83-1.17). */
const diceWords = ({ place: where, rounds }: Battle): string =>
  `Dice: ${series([...(rounds.some(({ siege }) => siege.length > 0) ? [`siege@${where}`] : []), `fight@${where}`])}.`;
