import { by, byNumber, counted, type ReportLine, said, sentence, series, sorted } from '@chancery/core';
import { place, realm } from '../../names/names.ts';
import { placeName } from '../../rules/names.ts';
import { relationOf } from '../../rules/permission.ts';
import { isOpen, isProvince, mapOf, marchable, openSeas } from '../../rules/places.ts';
import { tenths } from '../../text/money.ts';
import type { MdKnown } from '../../types.ts';
import { IND, type Location, type RealmNumber, type Relation } from '../../words.ts';
import { forceIn, openStandOf, type Stand } from './stand.ts';

/** What could be taken from the reader, and everybody who lives beside them, as far as it is seen (MD-16.2, MD-16.3). */
export const threatLines = (known: MdKnown): readonly ReportLine[] => {
  const stand = openStandOf(known);
  return stand === null ? [] : [...bordersAtRisk(stand), ...armiesAtSea(stand)];
};

/** Own provinces beside which a realm that is no ally has more than stands in them; those beside an enemy first. */
const bordersAtRisk = (stand: Stand): readonly ReportLine[] => {
  const { known, own, me } = stand;
  const risks = own.flatMap(({ number }) => {
    const mine = forceIn(stand, number, me).combat;
    return strangersBeside(stand, number).flatMap(({ other, from, combat }) =>
      combat > mine ? [{ number, mine, other, from, combat, war: relationTo(stand, other) === 'war' }] : [],
    );
  });
  const first = [...risks.filter(({ war }) => war), ...risks.filter(({ war }) => !war)];
  return first.map(({ number, mine, other, from, combat, war }) =>
    said(
      'MD-16.3',
      `${place(known, number)}: ${mine === 0 ? 'nobody guards it' : `you have ${mine} there`}; ${realm(known, other)}${war ? ', at war with you,' : ''} has ${combat} in ${series(from.map((each) => place(known, each)))}.`,
    ),
  );
};

interface Stranger {
  readonly other: RealmNumber;
  readonly from: readonly Location[];
  readonly combat: number;
}

/** What realms that are no allies have in the provinces from which an army could march in. Independents march nowhere. */
const strangersBeside = (stand: Stand, province: Location): readonly Stranger[] => {
  const found = new Map<RealmNumber, { from: Location[]; combat: number }>();
  for (const next of marchable(stand.known.setting, province)) {
    for (const [other, { combat }] of stand.forcesIn(next)) {
      if (combat === 0 || other === stand.me || other === IND || relationTo(stand, other) === 'alliance') continue;
      const sum = found.get(other) ?? { from: [], combat: 0 };
      found.set(other, { from: [...sum.from, next], combat: sum.combat + combat });
    }
  }
  return [...found].map(([other, sum]) => ({ other, ...sum }));
};

/** Armies of others aboard ships off the reader's coasts. */
const armiesAtSea = (stand: Stand): readonly ReportLine[] => {
  const { known, own, me } = stand;
  const coasts = new Map<Location, Location[]>();
  for (const { number } of own) {
    for (const sea of openSeas(known.setting, number)) coasts.set(sea, [...(coasts.get(sea) ?? []), number]);
  }
  return sorted(coasts.keys(), byNumber).flatMap((sea) =>
    [...stand.forcesIn(sea)].flatMap(([other, { combat }]) => {
      if (combat === 0 || other === me || relationTo(stand, other) === 'alliance') return [];
      const war = relationTo(stand, other) === 'war' ? ', at war with you,' : '';
      const off = series((coasts.get(sea) ?? []).map((each) => placeName(known.setting, each)));
      return [
        said(
          'MD-16.3',
          `${sentence(realm(known, other))}${war} has ${combat} aboard ship in ${place(known, sea)}, off ${off}.`,
        ),
      ];
    }),
  );
};

/** Every province beside the reader's own, by its owner, with what stands in it and how strong its walls are. */
export const neighbourLines = (known: MdKnown): readonly ReportLine[] => {
  const stand = openStandOf(known);
  if (stand === null) return [];
  const beside = sorted(
    provincesBeside(stand),
    by(([number]) => number),
  );
  const byOwner = sorted(
    Map.groupBy(beside, ([number]) => ownerOf(stand, number)),
    by(([owner]) => owner),
  );
  return byOwner.flatMap(([owner, provinces]) => [
    said('MD-16.6', ownerWords(stand, owner), { style: 'head' }),
    ...provinces.map(([number, way]) => said('MD-16.2', provinceWords(stand, number, way), { indent: 1 })),
  ]);
};

const BESIDE = ['by land', 'behind mountains', 'across the sea'] as const;
type Way = (typeof BESIDE)[number];

/** Other provinces that touch one's own, or lie on the other side of one sea; the nearest way counts. */
const provincesBeside = ({ known: { setting }, own, me, land }: Stand): ReadonlyMap<Location, Way> => {
  const found = new Map<Location, Way>();
  const map = mapOf(setting);
  const note = (number: Location, way: Way): void => {
    if (land.provinces[number]?.owner === me) return;
    const before = found.get(number);
    if (before === undefined || BESIDE.indexOf(way) < BESIDE.indexOf(before)) found.set(number, way);
  };
  for (const { number } of own) {
    for (const next of map.neighbours(number)) {
      if (isProvince(setting, next)) note(next, isOpen(setting, number, next) ? 'by land' : 'behind mountains');
    }
    for (const sea of openSeas(setting, number)) {
      for (const shore of map.neighbours(sea)) {
        if (isProvince(setting, shore) && isOpen(setting, sea, shore)) note(shore, 'across the sea');
      }
    }
  }
  return found;
};

const ownerOf = ({ land }: Stand, province: Location): RealmNumber => land.provinces[province]?.owner ?? IND;

const relationTo = ({ land, me }: Stand, other: RealmNumber): Relation =>
  other === IND ? 'neutral' : relationOf(land, me, other);

const RELATION = { war: 'at war with you', alliance: 'your ally', neutral: 'neutral' } as const satisfies {
  readonly [relation in Relation]: string;
};

const ownerWords = (stand: Stand, owner: RealmNumber): string => {
  const name = sentence(realm(stand.known, owner));
  if (owner === IND) return `${name}: they attack nobody`;
  const provinces = stand.known.view.realms[owner]?.provinces ?? 0;
  return `${name}: ${RELATION[relationTo(stand, owner)]}, ${counted(provinces, 'province')}`;
};

/** `Normandy (12): 7 troops, combat 174, hit points 9.2; walls 2` */
const provinceWords = (stand: Stand, number: Location, way: Way): string => {
  const { known } = stand;
  const owner = ownerOf(stand, number);
  const there = [...stand.forcesIn(number)].flatMap(([other, force]) => {
    const whose = other === owner ? '' : ` of ${other === stand.me ? 'yours' : realm(known, other)}`;
    if (force.troops === 0) return [];
    return [`${counted(force.troops, 'troop')}${whose}, combat ${force.combat}, hit points ${tenths(force.hitPoints)}`];
  });
  const level = stand.land.provinces[number]?.fortLevel ?? 0;
  return [
    `${place(known, number)}${way === 'by land' ? '' : `, ${way}`}: ${there.length === 0 ? 'no troops' : there.join('; ')}`,
    ...(level === 0 ? [] : [`walls ${level}`]),
  ].join('; ');
};
