import { type PlaceLine, type ReportLine, series } from '@chancery/core';
import { place, realm, whoAll } from '../names/names.ts';
import { readerOf } from '../names/reader.ts';
import { troopName } from '../names/troop-words.ts';
import { getTroop } from '../rules/find.ts';
import { maxRevenue, placeOf } from '../rules/places.ts';
import { revenueOf } from '../rules/revenue.ts';
import { describeFort } from '../text/described/fort.ts';
import { describeTroop } from '../text/described/troop.ts';
import { coins } from '../text/money.ts';
import type { MdKnown } from '../types.ts';
import type { ProvinceView, View } from '../view-types.ts';
import { IND, type Location, type RealmNumber } from '../words.ts';
import { neighbourLines } from './neighbours.ts';
import { unitLines } from './units-there.ts';

/** What a place tells (MD-16.2, MD-16.41, MD-16.20, MD-9.41). */
export const placeReport = (known: MdKnown, area: Location): readonly PlaceLine[] => {
  const province = known.view.provinces[area];
  const there = known.view.units.filter(({ location }) => location === area);
  const types = [...new Set(there.flatMap(({ troops }) => troops.map(({ type }) => type)))].sort((a, b) => a - b);
  return [
    { text: place(readerOf(known), area), style: 'head', rule: 'MD-16.2' },
    ...(province ? provinceLines(known, province) : [{ text: 'Sea', indent: 1 } as const]),
    ...(province ? describeFort(province) : []),
    ...unitLines(known, there),
    ...neighbourLines(known, area),
    ...(types.length > 0 ? [{ text: 'Study', style: 'head', rule: 'MD-16.20' } as const] : []),
    ...types.flatMap((type) => describeTroop(getTroop(known.setting, type))),
  ];
};

const DAMAGE_WORDS = ['none', 'light', 'medium', 'heavy'] as const;

const provinceLines = (known: MdKnown, province: ProvinceView): readonly ReportLine[] => {
  const { setting } = known;
  const info = placeOf(setting, province.number);
  const { owner, annexedTo, damage, harbour, productionAreas } = province;
  const reader = readerOf(known);
  const line = (text: string, rule?: string): ReportLine => ({ text, indent: 1, ...(rule ? { rule } : {}) });
  const figure = (text: string, amount: string, rule: string): ReportLine => ({ text, amount, rule, style: 'figure' });
  return [
    line(`Owner: ${realm(reader, owner)}`),
    ...standing(known, owner).map((text) => line(text, 'MD-16.6')),
    line(`Annexed to ${annexedTo === IND ? 'nobody' : realm(reader, annexedTo)}${lapse(province)}`, 'MD-11.27'),
    figure('Max revenue', `${maxRevenue(info)}.00`, 'MD-12.5'),
    figure('Revenue at present damage', coins(revenueOf(setting, province)), 'MD-12.4'),
    line(`Damage: ${DAMAGE_WORDS[damage] ?? damage}`, 'MD-11.43'),
    line(`Production areas: ${productionAreas} of ${info.productionSlots}`, 'MD-12.33'),
    line(info.cityName === null ? 'No city' : `City: ${info.cityName}`),
    line(harbour ? 'Harbour' : 'No harbour', 'MD-6.61'),
    ...permissions(known, province).map((text) => line(text, 'MD-3.23')),
    ...buildList(known, province).map((text) => line(text, 'MD-16.9')),
  ];
};

/** With whom another realm is at war, and its alliances that are known; one's own stand in Headquarters (MD-3.40). */
const standing = (known: MdKnown, owner: RealmNumber): readonly string[] => {
  const { wars, alliances, realm: me } = known.view;
  if (owner === me) return [];
  const lines = [
    ['At war with', othersIn(wars, owner)],
    ['Allied with', othersIn(alliances, owner)],
  ] as const;
  return lines.flatMap(([words, realms]) =>
    realms.length === 0 ? [] : [`${words} ${whoAll(readerOf(known), realms)}`],
  );
};

const othersIn = (pairs: View['wars'], realm: RealmNumber): readonly RealmNumber[] =>
  pairs.flatMap(([a, b]) => (a === realm ? [b] : b === realm ? [a] : []));

/** Told to the owner and to the realm that stands to lose the province. */
const lapse = ({ annexLapse }: ProvinceView): string =>
  annexLapse === null || annexLapse === 0 ? '' : `, lapsing: ${annexLapse} of 3 turns`;

const permissions = (known: MdKnown, { permitted }: ProvinceView): readonly string[] =>
  permitted.length === 0
    ? []
    : [`Special permission for ${series(permitted.map((each) => realm(readerOf(known), each)))}`];

const buildList = ({ setting }: MdKnown, { buildList: types }: ProvinceView): readonly string[] =>
  types === null || types.length === 0
    ? []
    : [`The city can raise ${series(types.map((type) => troopName(setting, type)))}`];
