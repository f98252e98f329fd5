import { type ReportLine, series, type TextByKind } from '@chancery/core';
import type { BattleEvent, BattlePlace, Fighter } from '../../events/battle.ts';
import type { EventOf } from '../../events.ts';
import { areaName, kingdomName, type Reader, seaName, unitName, whose } from '../../names/reader.ts';
import { rollWords, signed } from '../dice.ts';
import { forceWords } from './units.ts';

export const battlePlace = (reader: Reader, place: BattlePlace): string =>
  place.on === 'land' ? `in ${areaName(reader, place.area)}` : `on ${seaName(reader, place.sea)}`;

/** `2 Levies of Chenth`; several owners in series. */
export const sideWords = (reader: Reader, fighters: readonly Fighter[]): string => {
  const owners = [...new Set(fighters.map(({ owner }) => owner))];
  return series(
    owners.map((owner) => {
      const kinds = fighters.filter((fighter) => fighter.owner === owner).map(({ kind }) => kind);
      return `${forceWords(kinds)} of ${kingdomName(reader, owner)}`;
    }),
  );
};

const fighterWords = (reader: Reader, { unit, kind, owner }: Fighter): string =>
  `${whose(reader, owner)} ${unitName(kind, unit)}`;

/** How a duel ended, in words. */
export const DUEL_ENDS = {
  'defender-destroyed': 'the defender is destroyed',
  'attacker-destroyed': 'the attacker is destroyed',
  'attacker-retreats': 'the attacker retreats',
  'attacker-trapped': 'the attacker has no way out and is destroyed',
} as const;

const leviesOf = (count: number): string => `${count} ${count === 1 ? 'Levy' : 'Levies'}`;

export const BATTLE_TOLD: TextByKind<EventOf<BattleEvent['kind']>, Reader, string | readonly ReportLine[]> = {
  'battle-began': ({ battle, attackers, defenders }, reader) =>
    `Battle ${battlePlace(reader, battle)}: ${sideWords(reader, attackers)} against ${sideWords(reader, defenders)}.`,
  'round-began': ({ round, attackingLevies, defendingLevies }) =>
    `Round ${round}: ${leviesOf(attackingLevies)} against ${leviesOf(defendingLevies)}.`,
  'duel-fought': ({ rule, battle, attacker, defender, attack, defence, result, cargoLost, scores }, reader) => {
    const lost = cargoLost.length === 0 ? '' : `, and ${sideWords(reader, cargoLost)} with it`;
    const counts =
      scores.length === 0
        ? ''
        : ` War Score: ${scores.map(({ kingdom, by }) => `${kingdomName(reader, kingdom)} ${signed(by)}`).join(', ')}.`;
    const text = `${fighterWords(reader, attacker)} attacks ${fighterWords(reader, defender)}: ${battle.on}.att ${rollWords(attack)} against ${battle.on}.def ${rollWords(defence)}; ${DUEL_ENDS[result]}${lost}.${counts}`;
    return [{ text: text.charAt(0).toUpperCase() + text.slice(1), rule, indent: 1 }];
  },
  'battle-ended': ({ battle, attackersLeft, defendersLeft }, reader) => {
    const place = battlePlace(reader, battle);
    if (attackersLeft.length === 0 && defendersLeft.length === 0) return `Nobody is left ${place}.`;
    return attackersLeft.length > 0
      ? `The attackers hold the field ${place} with ${attackersLeft.length}.`
      : `The defenders hold ${place} with ${defendersLeft.length}.`;
  },
};
