import { type ReportLine, said, type TextByKind } from '@chancery/core';
import { type Reader, readerOf } from '../names/reader.ts';
import type { Told } from '../told.ts';
import type { MdKnown } from '../types.ts';
import { BATTLE_TOLD } from './told/battle.ts';
import { DIPLOMACY_TOLD } from './told/diplomacy.ts';
import { MONEY_TOLD } from './told/money.ts';
import { MOVEMENT_TOLD } from './told/movement.ts';
import { ORDER_TOLD } from './told/orders.ts';
import { PROVINCE_TOLD } from './told/provinces.ts';
import { REALM_TOLD, TURN_TOLD } from './told/turn.ts';
import { GIFT_TOLD, UNIT_TOLD } from './told/units.ts';

const TOLD: TextByKind<Told, Reader, string | readonly ReportLine[]> = {
  ...TURN_TOLD,
  ...REALM_TOLD,
  ...DIPLOMACY_TOLD,
  ...UNIT_TOLD,
  ...GIFT_TOLD,
  ...MOVEMENT_TOLD,
  ...BATTLE_TOLD,
  ...PROVINCE_TOLD,
  ...MONEY_TOLD,
  ...ORDER_TOLD,
};

/** A piece of news as lines; every one cites its rule or belongs to one that does. */
export const toldLines = (news: Told, known: MdKnown): readonly ReportLine[] => {
  const say = TOLD[news.kind] as (news: Told, reader: Reader) => string | readonly ReportLine[];
  const words = say(news, readerOf(known, news));
  return typeof words === 'string' ? [said(news.rule, words)] : words;
};
