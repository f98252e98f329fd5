import { said } from '@chancery/core';
import { who, whoAll } from '../../names/names.ts';
import type { Reader } from '../../names/reader.ts';
import { force } from '../../names/troop-words.ts';
import type { BattleNews, ToldOf } from '../../told.ts';
import { fieldOf } from '../battle/aftermath.ts';
import { openedBattleLines } from '../battle/opened.ts';
import { battleLines, battleWords } from '../battle.ts';
import type { Saying } from './saying.ts';

export const BATTLE_TOLD: Saying<'battle-fought' | BattleNews['kind']> = {
  'battle-fought': ({ battle }, reader) => openedBattleLines(battle, reader),
  'battle-reported': ({ battle }, reader) => battleLines(battle, reader),
  'battle-heard': (it, reader) => {
    const heard = { ...it, kind: it.battle };
    return [
      said(
        it.rule,
        `Phase ${it.phase}: ${battleWords(heard, reader)}, fought by ${whoAll(reader, it.realms)}. ${fieldOf(heard, reader)}`,
      ),
      said(it.rule, `Losses: ${losses(it, reader)}.`, { style: 'note', indent: 1 }),
    ];
  },
};

/** `you 1 Cavalry; France none` */
const losses = ({ losses: all }: ToldOf<'battle-heard'>, reader: Reader): string =>
  all
    .map(
      ({ realm, troops, commanders }) => `${who(reader, realm)} ${force(reader.setting, troops, commanders) || 'none'}`,
    )
    .join('; ');
