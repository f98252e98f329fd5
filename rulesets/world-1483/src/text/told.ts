import { type ReportLine, said } from '@chancery/core';
import { type Reader, readerOf } from '../names/reader.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';
import { BATTLE } from './told/battle.ts';
import { DIPLOMACY } from './told/diplomacy.ts';
import { ECONOMY } from './told/economy.ts';
import { LAND } from './told/land.ts';
import type { InWords } from './told/lines.ts';
import { MARCH } from './told/march.ts';
import { MONEY } from './told/money.ts';
import { NPC } from './told/npc.ts';
import { TREATY } from './told/treaty.ts';
import { TURN } from './told/turn.ts';
import { UNIT } from './told/unit.ts';
import { WAR } from './told/war.ts';

/** What is told of each kind of news; the compiler asks for each. */
const TOLD: InWords<Told> = {
  ...TURN,
  ...MONEY,
  ...WAR,
  ...LAND,
  ...UNIT,
  ...BATTLE,
  ...MARCH,
  ...NPC,
  ...TREATY,
  ...DIPLOMACY,
  ...ECONOMY,
};

/** A piece of news as lines; every one cites its rule. */
export const toldLines = (told: Told, known: GameKnown): readonly ReportLine[] => {
  const words = (TOLD[told.kind] as (told: Told, reader: Reader) => string | readonly ReportLine[])(
    told,
    readerOf(known),
  );
  return typeof words === 'string' ? [said(told.rule, words)] : words;
};
