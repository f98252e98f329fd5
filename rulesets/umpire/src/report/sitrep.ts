import { counted, type ReportLine, said } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import { revenueWords } from '../names/names.ts';
import { ratingsWords } from '../names/ratings.ts';
import { province, type Reader, readerOf, troops, whoAll } from '../names/reader.ts';
import type { Stack } from '../state.ts';
import { ARM_WORDS } from '../text/words.ts';
import type { GameKnown } from '../types.ts';
import type { GeneralView, ProvinceView } from '../view-types.ts';

/** One line for each province that is owned or holds own troops (UM-21.3). */
export const sitrepProvinces = (_: readonly unknown[], known: GameKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  if (reader.me === null) return [];
  return everyNumbered(known.view.provinces).flatMap((each) => {
    const stack = ownStack(reader, each.number);
    return each.own === null && stack === null ? [] : [said('UM-21.3', provinceWords(reader, each, stack))];
  });
};

const ownStack = ({ view, me }: Reader, number: number): Stack | null =>
  (view.stacks[number] ?? []).find(({ nation }) => nation === me) ?? null;

/** `Padua (PAD): Plain, CTY Y, RP 12, LOY 2; 4 Foot; fleet –, army 1D; besieged for 2 turns by Milan` */
export const provinceWords = (reader: Reader, each: ProvinceView, stack: Stack | null): string => {
  const { setting } = reader;
  const terrain = setting.terrains[setting.provinces[each.number]?.terrain ?? 0] ?? '';
  const facts = [
    terrain,
    `CTY ${each.known.cty}`,
    ...(each.own === null
      ? [`of ${whoAll(reader, [each.known.owner])}`]
      : [`RP ${revenueWords(each.own)}`, `LOY ${each.own.loyalty}`]),
  ].join(', ');
  return [
    `${each.name} (${each.code}): ${facts}`,
    ...(stack === null
      ? ['no troops']
      : [troops(reader, stack.units), `fleet ${stack.fleetOrder ?? '–'}, army ${stack.armyOrder ?? '–'}`]),
    ...siegeWords(reader, each),
  ]
    .join('; ')
    .concat('.');
};

/** A besieged or besieging force is marked with the duration (UM-21.5). */
const siegeWords = (reader: Reader, { siege }: ProvinceView): readonly string[] => {
  if (siege === null) return [];
  const by = whoAll(reader, siege.besiegers);
  const [what, shut] =
    reader.me !== null && siege.besiegers.includes(reader.me) ? ['besieging', 'held shut'] : ['besieged', 'shut in'];
  return [siege.t === 0 ? `${shut} by ${by}` : `${what} for ${counted(siege.t, 'turn')} by ${by}`];
};

/** Name, nationality, location, land or sea, the seven ratings in their order, and state (UM-21.4). */
export const sitrepGenerals = (_: readonly unknown[], known: GameKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  return known.view.generals
    .filter(
      ({ nation, own }) => nation === reader.me && own !== null && own.state !== 'dead' && own.state !== 'removed',
    )
    .map((each) => said('UM-21.4', generalWords(reader, each)));
};

export const generalWords = (reader: Reader, { name, nation, own }: GeneralView): string => {
  if (own === null) return name;
  const state =
    own.state === 'incapacitated'
      ? `incapacitated until the end of turn ${own.incapUntil ?? reader.view.turn}`
      : own.state;
  return `${name}, ${reader.view.nations[nation]?.name ?? ''}, ${province(reader, own.location)}, ${ARM_WORDS[own.command]}: ${ratingsWords(own)}; ${state}.`;
};
