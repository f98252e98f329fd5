import { newProvince } from '../rules/new-province.ts';
import { newUnit } from '../rules/new-unit.ts';
import type { Province, Realm, State, Unit } from '../state.ts';
import type { ProvinceView, RealmView, UnitView, View } from '../view-types.ts';
import type { RealmNumber, Relation } from '../words.ts';

/** Stands for a commander of somebody else: others see that there is one, not who it is. */
const NAMELESS = 0;

/**
 * The state as a viewer may suppose it from their View: what they see, and the most harmless value where they cannot see.
 * The rules can be asked about it; it holds no secret that the View does not hold. Every call makes a new one, which
 * the caller may write to. `unitFor` says which unit stands for one that is seen, or (null) that it is left out; without
 * it all that are seen are there.
 */
export const supposedState = (view: View, unitFor: (unit: UnitView) => Unit | null = supposedUnit): State => ({
  turn: view.turn,
  phase: 0,
  realms: view.realms.map((realm) => realm && supposedRealm(realm, view)),
  provinces: view.provinces.map((province) => province && supposedProvince(province)),
  units: view.units.flatMap((unit) => unitFor(unit) ?? []),
  commanders: view.commanders.map((commander) => ({ ...commander, improved: [] })),
  nextCommander: 1 + view.commanders.reduce((highest, { id }) => Math.max(highest, id), 0),
  relations: supposedRelations(view),
  accepts: supposedGrants(
    view,
    true,
    (dealings) => dealings.accepts,
    () => true,
  ),
  passage: supposedGrants(
    view,
    false,
    (dealings) => dealings.passageGiven,
    (dealings) => dealings.passageHeld,
  ),
  knownAlliances: [],
  claims: [...view.claims],
  outcome: view.outcome,
});

/** Nobody but the viewer orders anything, so the computer has no realm of its own here. */
const supposedRealm = ({ number, control }: RealmView, { realm, own }: View): Realm => ({
  number,
  control: control === 'defeated' ? 'defeated' : 'player',
  status: number === realm && own ? own.status : 'royalty',
  treasury: number === realm && own ? own.treasury : 0,
  missedInARow: 0,
  everSubmitted: true,
});

const supposedProvince = (province: ProvinceView): Province => ({
  ...newProvince(province.number, province.owner),
  annexedTo: province.annexedTo,
  annexLapse: province.annexLapse ?? 0,
  productionAreas: province.productionAreas,
  harbour: province.harbour,
  fortLevel: province.fortLevel,
  fortDamage: province.fortDamage,
  damage: province.damage,
  buildList: province.buildList ?? [],
  permitted: province.permitted,
  ownedBy: [],
  mismatchAtTurnStart: province.owner !== province.annexedTo,
});

/** A unit as it may be supposed: of somebody else's, how it is disposed is not seen. */
export const supposedUnit = ({ id, name, location, loadedOn, troops, commanders, own }: UnitView): Unit => {
  const unit: { -readonly [Field in keyof Unit]: Unit[Field] } = newUnit(id, name, location, loadedOn);
  if (own !== null) return Object.assign(unit, own);
  unit.stacks = troops.map(({ type, count }) => ({ type, rank: 1, count }));
  if (commanders > 0) {
    unit.commanders = Array.from({ length: commanders }, () => NAMELESS);
    unit.leader = NAMELESS;
  }
  return unit;
};

/** Who is at war with whom, and whose ally. */
export const supposedRelations = ({ realms, wars, alliances }: View): Relation[][] => {
  const relations = realms.map(() => new Array<Relation>(realms.length).fill('neutral'));
  const set = (a: RealmNumber, b: RealmNumber, relation: Relation): void => {
    const first = relations[a];
    const second = relations[b];
    if (first) first[b] = relation;
    if (second) second[a] = relation;
  };
  for (const [a, b] of wars) set(a, b, 'war');
  for (const [a, b] of alliances) set(a, b, 'alliance');
  return relations;
};

type Dealings = NonNullable<RealmView['dealings']>;

/** grants[a][b], known only where the viewer is one of the two. */
const supposedGrants = (
  { realms, realm: viewer }: View,
  unknown: boolean,
  byViewer: (dealings: Dealings) => boolean,
  toViewer: (dealings: Dealings) => boolean,
): boolean[][] => {
  const grants = realms.map(() => new Array<boolean>(realms.length).fill(unknown));
  const own = viewer === null ? undefined : grants[viewer];
  if (viewer === null || own === undefined) return grants;
  realms.forEach((other, number) => {
    if (!other?.dealings) return;
    (grants[number] as boolean[])[viewer] = toViewer(other.dealings);
    own[number] = byViewer(other.dealings);
  });
  return grants;
};
