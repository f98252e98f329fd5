import { byNumber, counted, type ReportLine, said, series, sorted } from '@chancery/core';
import { areaName, areaNames, kingdomName, seaName } from '../../names/reader.ts';
import {
  findCargo,
  getArea,
  getAreaInfo,
  getKingdom,
  isNpc,
  landUnitsIn,
  naviesIn,
  ownedBy,
} from '../../rules/find.ts';
import { atWar, havePact, treatyBetween, truceBetween } from '../../rules/relations.ts';
import { forceWords } from '../../text/told/units.ts';
import type { HepKnown } from '../../types.ts';
import type { AreaNumber, KingdomNumber } from '../../words.ts';
import { openStandOf, type Stand } from './stand.ts';

/** Land that could be taken from the reader, and who has more Land Units beside it than stand in it. */
export const threatLines = (known: HepKnown): readonly ReportLine[] => {
  const stand = openStandOf(known);
  return stand === null ? [] : [...bordersAtRisk(stand), ...fleetsOff(stand)];
};

const bordersAtRisk = (stand: Stand): readonly ReportLine[] => {
  const { reader, state, setting, me } = stand;
  const risks = ownedBy(state, me).flatMap(({ number }) => {
    const mine = landUnitsIn(state, number).filter(({ owner }) => owner === me).length;
    const beside = getAreaInfo(setting, number).neighbours.flatMap((from) =>
      landUnitsIn(state, from)
        .filter(({ owner }) => mayAttack(stand, owner))
        .map(({ owner }) => ({ owner, from })),
    );
    return [...Map.groupBy(beside, ({ owner }) => owner)].flatMap(([owner, units]) =>
      units.length > mine
        ? [
            {
              number,
              mine,
              owner,
              count: units.length,
              from: [...new Set(units.map((unit) => unit.from))],
              war: atWar(state, me, owner),
            },
          ]
        : [],
    );
  });
  return [...risks.filter(({ war }) => war), ...risks.filter(({ war }) => !war)].map(
    ({ number, mine, owner, count, from, war }) =>
      said(
        'HEP-9.1',
        `${areaName(reader, number)}: ${mine === 0 ? 'nobody guards it' : `you have ${mine} there`}; ${kingdomName(reader, owner)}${war ? ', at War with you,' : ''} has ${counted(count, 'Land Unit')} in ${areaNames(reader, from)}.`,
      ),
  );
};

/** Enemies, and other players whom neither Pact nor Truce holds back; NPC States begin no War. */
const mayAttack = ({ state, me }: Stand, other: KingdomNumber): boolean => {
  if (other === me) return false;
  if (atWar(state, me, other)) return true;
  return !isNpc(getKingdom(state, other)) && !havePact(state, me, other) && truceBetween(state, me, other) === null;
};

/** Navies with Land Units aboard, off the reader's shores. */
const fleetsOff = (stand: Stand): readonly ReportLine[] => {
  const { reader, state, setting, me } = stand;
  const shores = Map.groupBy(
    ownedBy(state, me).flatMap(({ number }) => getAreaInfo(setting, number).seas.map((sea) => ({ sea, number }))),
    ({ sea }) => sea,
  );
  return sorted(shores.keys(), byNumber).flatMap((sea) => {
    const loaded = naviesIn(state, sea).filter(
      ({ id, owner }) => mayAttack(stand, owner) && findCargo(state, id) !== null,
    );
    return [...Map.groupBy(loaded, ({ owner }) => owner)].map(([owner, navies]) => {
      const off = series((shores.get(sea) ?? []).map(({ number }) => areaName(reader, number)));
      return said(
        'HEP-9.13',
        `${kingdomName(reader, owner)} has ${counted(navies.length, 'Land Unit')} aboard on ${seaName(reader, sea)}, off ${off}.`,
      );
    });
  });
};

/** Every Land Area beside the reader's own, by its owner, with what stands in it. */
export const neighbourLines = (known: HepKnown): readonly ReportLine[] => {
  const stand = openStandOf(known);
  if (stand === null) return [];
  const { state, setting, me } = stand;
  const beside = new Set(
    ownedBy(state, me)
      .flatMap(({ number }) => getAreaInfo(setting, number).neighbours)
      .filter((number) => getArea(state, number).owner !== me),
  );
  const byOwner = Map.groupBy(sorted(beside, byNumber), (number) => getArea(state, number).owner);
  return sorted(byOwner.keys(), byNumber).flatMap((owner) => [
    said('HEP-15.1', ownerWords(stand, owner), { style: 'head' }),
    ...(byOwner.get(owner) ?? []).map((number) => said('HEP-15.1', areaWords(stand, number), { indent: 1 })),
  ]);
};

const ownerWords = (stand: Stand, owner: KingdomNumber): string => {
  const { reader, state, me } = stand;
  const kingdom = getKingdom(state, owner);
  const npc = isNpc(kingdom);
  const relation = atWar(state, me, owner) ? 'at War with you' : treaties(stand, owner);
  const strength = npc ? 'NPC State' : `${counted(ownedBy(state, owner).length, 'Land Area')}, ${kingdom.gold} Gold`;
  return `${kingdomName(reader, owner)}: ${relation}, ${strength}`;
};

const treaties = ({ state, me }: Stand, owner: KingdomNumber): string => {
  const truce = truceBetween(state, me, owner);
  const ties = [
    ...(havePact(state, me, owner) ? ['Military Pact'] : []),
    ...(treatyBetween(state, 'trade', me, owner) === null ? [] : ['Trade Treaty']),
    ...(truce === null ? [] : [`Truce to Turn ${truce.until}`]),
  ];
  return ties.length === 0 ? 'at Peace' : series(ties);
};

/** `Sudrie: 2 Levies and a Retinue` */
const areaWords = ({ reader, state, me }: Stand, number: AreaNumber): string => {
  const { owner, occupier } = getArea(state, number);
  const there = [...Map.groupBy(landUnitsIn(state, number), (unit) => unit.owner)].map(([other, units]) => {
    const whose = other === owner ? '' : ` of ${other === me ? 'yours' : kingdomName(reader, other)}`;
    return `${forceWords(units.map(({ kind }) => kind))}${whose}`;
  });
  const held = occupier === null ? '' : `, Occupied by ${occupier === me ? 'you' : kingdomName(reader, occupier)}`;
  return `${areaName(reader, number)}${held}: ${there.length === 0 ? 'no units' : there.join('; ')}`;
};
