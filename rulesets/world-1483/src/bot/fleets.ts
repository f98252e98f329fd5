import { UNITS } from '../data/units.ts';
import { cargoOf, getPlace, isShip } from '../rules/find.ts';
import { enemiesAt } from '../rules/fleets.ts';
import type { Unit } from '../state.ts';
import type { PlaceNumber } from '../words.ts';
import { countsOf, freeIn } from './armies.ts';
import { attackStrength, weightOf } from './odds.ts';
import { isMine, type Realm } from './realm.ts';
import { mayTake, type Target, targetAt } from './targets.ts';

/** Fleets: armies that are landed where little holds a coast, and a blow at enemies who are weaker at sea. */

/** How many times what holds a coast it wants to land, in tenths: more where that begins a war. */
const ODDS = { war: 16, peace: 24 } as const;
/** How often it looks for a war over sea. */
const OVERSEAS = 15;
const MOST_STEPS = UNITS.mer.move;

export const sail = (realm: Realm): void => {
  for (const zone of zonesOf(realm)) if (!land(realm, zone)) strike(realm, zone);
};

const zonesOf = ({ units }: Realm): readonly PlaceNumber[] =>
  [...new Set(units.filter(isShip).map(({ place }) => place))].toSorted((a, b) => a - b);

const shipsAt = ({ units, busy }: Realm, zone: PlaceNumber): readonly Unit[] =>
  units.filter((unit) => unit.place === zone && isShip(unit) && !busy.has(unit.id));

/** Takes an army aboard and lands it in the same turn, the best coast first (W83-8.11, 10.30). */
const land = (realm: Realm, zone: PlaceNumber): boolean => {
  const { setting, view, me } = realm;
  const ships = shipsAt(realm, zone).filter(({ id, type }) => type !== 'frg' && cargoOf(view, id).length === 0);
  const room = ships.reduce((sum, { type }) => sum + UNITS[type].carries, 0);
  const camp = getPlace(setting, zone)
    .coasts.filter((place) => isMine(realm, place))
    .map((place) => ({ place, foot: freeIn(realm, place).filter(({ type }) => type === 'inf') }))
    .toSorted((a, b) => b.foot.length - a.foot.length || a.place - b.place)[0];
  if (camp === undefined || camp.foot.length === 0 || room === 0) return false;
  const ways = waysFrom(realm, zone);
  const greedy = realm.enemies.length === 0 && !warred(realm) && realm.chance(`overseas.${zone}`, OVERSEAS);
  const coasts = [...ways].flatMap(([end, way]) =>
    getPlace(setting, end)
      .coasts.filter((place) => !isMine(realm, place) && (greedy || mayTake(realm, place, null)))
      .map((place) => ({ target: targetAt(realm, place), end, way })),
  );
  const army = camp.foot.slice(0, room);
  const weight = weightOf(attackStrength(setting, army, camp.place, { skill: 0, afloat: true }));
  const [best] = coasts
    .filter(
      ({ target }) =>
        !realm.aims.has(target.place) && 10 * weight >= (target.peaceful ? ODDS.peace : ODDS.war) * (target.held + 1),
    )
    .toSorted(
      (a, b) => worth(b.target) - worth(a.target) || a.way.length - b.way.length || a.target.place - b.target.place,
    );
  if (best === undefined) return false;
  for (const { id } of [...ships, ...army]) realm.busy.add(id);
  realm.aims.add(best.target.place);
  if (best.target.peaceful) {
    realm.orders.push({ verb: 'DECLARE_WAR', section: 'actions', args: { nation: best.target.owner } });
  }
  realm.orders.push(
    {
      verb: 'SAIL',
      section: 'actions',
      args: {
        units: shipItems(ships),
        from: zone,
        ...(best.way.length === 0 ? {} : { via: best.way }),
        load: countsOf(army),
        loadFrom: camp.place,
        loadAt: zone,
      },
    },
    { verb: 'LAND', section: 'actions', args: { units: countsOf(army), from: best.end, to: best.target.place } },
  );
  return me > 0;
};

const warred = ({ orders }: Realm): boolean => orders.some(({ verb }) => verb === 'DECLARE_WAR');

const worth = ({ worth: value, held }: Target): number => (100 * value) / (20 + held);

const shipItems = (ships: readonly Unit[]): readonly { readonly count: number; readonly type: Unit['type'] }[] =>
  (['sol', 'frg', 'mer'] as const).flatMap((type) => {
    const count = ships.filter((ship) => ship.type === type).length;
    return count === 0 ? [] : [{ count, type }];
  });

/** Zones that merchantmen reach without meeting an enemy, each by its shortest way; ice is left alone. */
const waysFrom = (
  { setting, view, me }: Realm,
  zone: PlaceNumber,
): ReadonlyMap<PlaceNumber, readonly PlaceNumber[]> => {
  const ways = new Map<PlaceNumber, readonly PlaceNumber[]>([[zone, []]]);
  for (const [at, way] of ways) {
    if (way.length >= MOST_STEPS) continue;
    for (const next of getPlace(setting, at).seas) {
      if (ways.has(next) || getPlace(setting, next).special === 'barents' || enemiesAt(view, me, next).length > 0)
        continue;
      ways.set(next, [...way, next]);
    }
  }
  return ways;
};

/** Attacks enemies in its own zone or the next whom it outweighs. */
const strike = (realm: Realm, zone: PlaceNumber): void => {
  const { setting, view, me } = realm;
  if (realm.enemies.length === 0) return;
  const ships = shipsAt(realm, zone);
  const own = ships.reduce((sum, { type }) => sum + UNITS[type].attack, 0);
  const prey = [zone, ...getPlace(setting, zone).seas].find((place) => {
    const foes = new Set(enemiesAt(view, me, place));
    if (foes.size === 0) return false;
    const theirs = view.units.filter((unit) => unit.place === place && isShip(unit) && foes.has(unit.owner));
    return 2 * own >= 3 * theirs.reduce((sum, { type }) => sum + UNITS[type].defence, 0);
  });
  if (prey === undefined || prey === zone || ships.length === 0) return;
  for (const { id } of ships) realm.busy.add(id);
  realm.orders.push({ verb: 'SAIL', section: 'actions', args: { units: shipItems(ships), from: zone, via: [prey] } });
};
