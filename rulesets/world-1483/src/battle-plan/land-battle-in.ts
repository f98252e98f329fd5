import type { BattleForce, BattlePlan } from '@chancery/core';
import { placeName } from '../names/names.ts';
import { troopNames, unrolledWords } from '../odds/force-words.ts';
import type { Unrolled } from '../odds/question.ts';
import type { Order } from '../order.ts';
import { getTerritory, isGeneral, isTroop, unitsIn } from '../rules/find.ts';
import { isAcrossStrait, landAdjacent } from '../rules/geography.ts';
import { resisters } from '../rules/passage.ts';
import { toldStanding } from '../rules/told-standing.ts';
import { atWar } from '../rules/war.ts';
import type { Territory, Unit } from '../state.ts';
import type { GameKnown } from '../types.ts';
import { AFRICA, BERBER, type NationNumber, type PlaceNumber, SIBERIA, TRIBAL_CITY_FORT } from '../words.ts';
import { fightWords, forcesByOwner, knownForce, unitsNamed } from './known-force.ts';

/** A battle for a territory: who comes by the draft, who stands there, and who could come besides. */
export const landBattleIn = (
  known: GameKnown,
  me: NationNumber,
  drafted: readonly Order[],
  area: PlaceNumber,
): BattlePlan => {
  const { view } = known;
  const territory = getTerritory(view, area);
  const ashore = unitsIn(view, area).filter(({ carrier }) => carrier === null);
  const expelled = expulsionIn(drafted, area);
  const troops = troopNames('land');
  if (expelled !== null) {
    const guests = ashore.filter(({ owner }) => owner !== me && (expelled === 'all' || owner === expelled));
    const own = ashore.filter(({ owner }) => owner === me);
    return {
      attackers: forcesByOwner(known, own, true),
      defenders: forcesByOwner(known, guests, false),
      nearby: [],
      place: 'land, expelled guests',
      troops,
    };
  }
  const isHome = territory.owner === me;
  return {
    attackers: attackersIn(known, me, drafted, area),
    defenders: isHome ? forcesByOwner(known, ashore, false) : defendersOf(known, me, territory, ashore),
    nearby: isHome ? foesAround(known, me, area) : ownAround(known, me, area),
    place: placeWords(territory),
    troops,
  };
};

const placeWords = ({ city, tribalCity }: Territory): string => {
  const fort = city?.fort ?? (tribalCity === null ? null : TRIBAL_CITY_FORT);
  return fort === null ? 'land' : `land, fort ${fort}`;
};

const expulsionIn = (drafted: readonly Order[], area: PlaceNumber): NationNumber | 'all' | null => {
  const order = drafted.find(({ verb, args }) => verb === 'EXPEL' && args.territory === area);
  return order?.verb === 'EXPEL' ? (order.args.nation ?? 'all') : null;
};

/** A force for each line that ends there: marches by land or across a strait, and landings. */
const attackersIn = (
  known: GameKnown,
  me: NationNumber,
  drafted: readonly Order[],
  area: PlaceNumber,
): readonly BattleForce[] =>
  drafted.flatMap((order) => {
    if (order.verb !== 'MARCH' && order.verb !== 'LAND') return [];
    const { args } = order;
    const way = order.verb === 'MARCH' ? order.args.to : [order.args.to];
    if (way.at(-1) !== area || args.peaceful === true) return [];
    const there = unitsIn(known.view, args.from).filter(
      ({ owner, carrier }) => owner === me && (carrier === null) === (order.verb === 'MARCH'),
    );
    const units = unitsNamed(there, args.units, args.with);
    if (!units.some(isTroop)) return [];
    const last = way.at(-2) ?? args.from;
    return [
      knownForce(known, units, {
        where: `from ${placeName(known.setting, args.from)}`,
        way: order.verb === 'LAND' ? 'sea' : isAcrossStrait(known.setting, last, area) ? 'strait' : 'land',
        attacks: true,
        ...fightWords(args),
      }),
    ];
  });

/** All who would resist, as far as one knows: what others have ordered is secret, and so all there are supposed to (W83-11.2). */
const defendersOf = (
  known: GameKnown,
  me: NationNumber,
  territory: Territory,
  ashore: readonly Unit[],
): readonly BattleForce[] => {
  const { view } = known;
  const { number: area, owner } = territory;
  const resist = resisters(view, toldStanding(view), { by: me, territory: area, avoid: [] });
  const forces = forcesByOwner(
    known,
    ashore.filter((unit) => resist.has(unit.owner)),
    false,
  );
  const unrolled = unrolledIn(territory);
  if (unrolled !== null) return [...forces, { label: 'What nobody knows', force: unrolledWords(unrolled) }];
  // Whoever lands meets the coast even where nobody is (W83-11.50).
  return forces.length === 0 && owner !== me ? [{ label: 'Nobody', force: 'nobody' }] : forces;
};

const unrolledIn = ({ owner, revealed, value }: Territory): Unrolled | null => {
  if (owner === BERBER) return { what: 'berbers' };
  if (revealed) return null;
  if (owner === SIBERIA) return { what: 'siberia' };
  return owner === AFRICA ? { what: 'africa', value } : null;
};

/** Own armies beside it, and those aboard on its coast, that could come. */
const ownAround = (known: GameKnown, me: NationNumber, area: PlaceNumber): readonly BattleForce[] => {
  const { setting, view } = known;
  const coasts = setting.places[area]?.coasts ?? [];
  const from = (place: PlaceNumber, aboard: boolean): readonly BattleForce[] => {
    const units = unitsIn(view, place).filter(
      (unit) => unit.owner === me && (isTroop(unit) || isGeneral(unit)) && (unit.carrier !== null) === aboard,
    );
    if (!units.some(isTroop)) return [];
    const way = aboard ? 'sea' : isAcrossStrait(setting, place, area) ? 'strait' : 'land';
    return [knownForce(known, units, { where: `from ${placeName(setting, place)}`, way, attacks: true })];
  };
  return [
    ...landAdjacent(setting, area).flatMap((place) => from(place, false)),
    ...coasts.flatMap((zone) => from(zone, true)),
  ];
};

/** Whoever is at war with the reader and stands beside it, or lies off its coast with an army aboard. */
const foesAround = (known: GameKnown, me: NationNumber, area: PlaceNumber): readonly BattleForce[] => {
  const { setting, view } = known;
  return [...landAdjacent(setting, area), ...(setting.places[area]?.coasts ?? [])].flatMap((place) => {
    const units = unitsIn(view, place).filter(
      (unit) => unit.owner > 0 && atWar(view, unit.owner, me) && (isTroop(unit) || isGeneral(unit)),
    );
    const isSea = setting.places[place]?.kind === 'sea';
    const way = isSea ? 'sea' : isAcrossStrait(setting, place, area) ? 'strait' : 'land';
    return [...Map.groupBy(units, ({ owner }) => owner).values()].flatMap((own) =>
      own.some(isTroop)
        ? [knownForce(known, own, { where: `from ${placeName(setting, place)}`, way, attacks: true })]
        : [],
    );
  });
};
