import { onceFor, type ReportLine, said, type TextByKind } from '@chancery/core';
import { type Reader, readerOf } from '../names/reader.ts';
import type { Setting } from '../setting.ts';
import { concerns } from '../tell/concerns.ts';
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
  const reader = readerOf(known, news);
  return reader.me === null || concerns(news, reader.me) ? linesFor(reader, news) : linesFromElsewhere(reader, news);
};

const linesFor = (reader: Reader, news: Told): readonly ReportLine[] => {
  const say = TOLD[news.kind] as (news: Told, reader: Reader) => string | readonly ReportLine[];
  const words = say(news, reader);
  return typeof words === 'string' ? [said(news.rule, words)] : words;
};

/** Realms and places have the same names for everybody: news of others are put into words once for all whom they do not concern. */
const linesFromElsewhere = (reader: Reader, news: Told): readonly ReportLine[] => {
  const kept = elsewhere(reader.setting);
  const lines = kept.get(news) ?? linesFor({ ...reader, me: null }, news);
  kept.set(news, lines);
  return lines;
};

const elsewhere = onceFor((_: Setting) => new WeakMap<Told, readonly ReportLine[]>());
