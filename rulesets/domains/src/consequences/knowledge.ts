import { byText, exactly, type SightedFigure, sorted } from '@chancery/core';
import { getNumbered } from '@chancery/kit';
import type { Force } from '../events/knowledge.ts';
import type { EventOf } from '../events.ts';
import {
  domainsOf,
  getDomain,
  getDomainInfo,
  getProvince,
  getProvinceInfo,
  holdingsIn,
  unitsInField,
  unitsOf,
} from '../rules/find.ts';
import { pointsOf } from '../rules/levels.ts';
import type { Acting, Scene } from '../rules/scene.ts';
import { alliesOf } from '../rules/war.ts';
import type { Seen, SpiedTroops, Unit } from '../state.ts';
import { type DomainNumber, NATIVES, type ProvinceNumber, type Round, UNIT_TYPES } from '../words.ts';

/** What domains see of each other while a month goes on. */

type By = EventOf<'sighted'>['by'];

/** Points without types: a force that was spotted (DOM-7.19). */
const spotted = ({ setting }: Scene, units: readonly Unit[]): readonly SightedFigure<never>[] => [
  exactly<never>(null, pointsOf(setting.units, units)),
];

/** Types and numbers: a force that was identified (DOM-7.19). */
const identified = (units: readonly Unit[]): EventOf<'sighted'>['forces'][number]['figures'] =>
  UNIT_TYPES.flatMap((type) => {
    const count = units.filter((unit) => unit.type === type).length;
    return count === 0 ? [] : [exactly(type, count)];
  });

/** Forces of others in a field, each domain's apart, by code. */
const forcesOf = (
  scene: Scene,
  units: readonly Unit[],
  figures: (units: readonly Unit[]) => Force['figures'],
): readonly Force[] =>
  sorted(
    [...Map.groupBy(units, ({ owner }) => owner)].map(([owner, those]) => ({
      owner: owner === null ? NATIVES : getDomainInfo(scene.setting, owner).code,
      figures: figures(those),
    })),
    (one, other) => byText(one.owner, other.owner),
  );

/** The ruler sees who enters; where they have a unit or a holding both sides know each other (DOM-7.16, 7.17). */
export const seeEntry = (scene: Scene, { province, by: intruder, round }: Entry): void => {
  const { state, emit } = scene;
  const { ruler } = getProvince(state, province);
  if (ruler === null || ruler === intruder) return;
  const field = unitsInField(state, province);
  const entering = field.filter(({ owner }) => owner === intruder);
  if (entering.length === 0) return;
  const own = field.filter(({ owner }) => owner === ruler);
  const watched = own.length > 0 || holdingsIn(state, province).some(({ owner }) => owner === ruler);
  const sees = (seer: DomainNumber, units: readonly Unit[], known: boolean): void =>
    emit({
      kind: 'sighted',
      rule: known ? 'DOM-7.17' : 'DOM-7.16',
      seer,
      province,
      round,
      by: 'entry',
      forces: forcesOf(scene, units, known ? identified : (those) => spotted(scene, those)),
    });
  sees(ruler, entering, watched);
  if (own.length > 0) sees(intruder, own, true);
};

export interface Entry {
  readonly province: ProvinceNumber;
  readonly by: DomainNumber;
  readonly round: Round;
}

/** At the end of a round Scouts have a rough idea of every field around them (DOM-10.1, 10.2). */
export const scoutAround = (scene: Scene, round: Round): void => {
  const { setting, state, emit } = scene;
  const forcesIn = spottedIn(scene);
  for (const { number: seer, controller } of domainsOf(state)) {
    if (controller === 'eliminated') continue;
    const scouts = unitsOf(state, seer).filter(({ type }) => type === 'Scouts');
    if (scouts.length === 0) continue;
    const around = new Set(scouts.flatMap(({ province }) => [province, ...getProvinceInfo(setting, province).borders]));
    const { code } = getDomainInfo(setting, seer);
    const known = Map.groupBy(getNumbered(state.known, seer, 'domain').forces, ({ area }) => area);
    for (const province of [...around].sort((one, other) => one - other)) {
      const forces = forcesIn(province).filter(({ owner }) => owner !== code);
      if (isKnown(known.get(province) ?? [], forces, { turn: state.turn, round })) continue;
      emit({ kind: 'field-seen', rule: 'DOM-10.1', seer, province, round, by: 'scouts', forces });
    }
  }
};

/** The forces in a field, which are the same for all Scouts who look at it. */
const spottedIn = (scene: Scene): ((province: ProvinceNumber) => readonly Force[]) => {
  const seen = new Map<ProvinceNumber, readonly Force[]>();
  return (province) => {
    const forces =
      seen.get(province) ?? forcesOf(scene, unitsInField(scene.state, province), (those) => spotted(scene, those));
    seen.set(province, forces);
    return forces;
  };
};

/** Whether that very round has told as much or more: a rough idea does not blur what was identified. */
const isKnown = (
  known: readonly Seen[],
  forces: readonly Force[],
  { turn, round }: { readonly turn: number; readonly round: Round },
): boolean =>
  known.length === forces.length &&
  forces.every(({ owner }) =>
    known.some((seen) => seen.owner === owner && seen.turn === turn && seen.section === round),
  );

/** A spy sees the province as it is at this moment: its people, its holdings, and every unit (DOM-9.4). */
export const seeProvince = (acting: Acting, province: ProvinceNumber): void => {
  const { state, emit, domain: seer, round } = acting;
  if (round === 0) return;
  const { level: rank, ruler, mood, taxRate, occupiedBy } = getProvince(state, province);
  const holdings = holdingsIn(state, province);
  const others = state.units.filter((unit) => unit.province === province && unit.owner !== seer);
  const here = new Set(holdings.map(({ id }) => id));
  emit({
    kind: 'spied',
    rule: 'DOM-9.4',
    seer,
    province,
    turn: state.turn,
    round,
    level: rank,
    ruler,
    mood,
    taxRate,
    occupiedBy,
    holdings: holdings.map(({ id, level, fortified, siegeLevel, occupiedBy: occupier }) => ({
      holding: id,
      level,
      fortified,
      siegeLevel,
      occupiedBy: occupier,
    })),
    troops: troopsOf(others),
    bridges: bridgesFrom(acting, province),
    routes: state.routes.filter(({ first, second }) => here.has(first) || here.has(second)),
  });
  emit({
    kind: 'field-seen',
    rule: 'DOM-9.4',
    seer,
    province,
    round,
    by: 'spy',
    forces: forcesOf(acting, others, identified),
  });
};

/** Counted by owner, place and type, in the order of the units. */
const troopsOf = (units: readonly Unit[]): readonly SpiedTroops[] =>
  [...Map.groupBy(units, ({ owner, inside, type }) => `${owner} ${inside} ${type}`).values()].flatMap((alike) => {
    const [first] = alike;
    return first === undefined
      ? []
      : [{ owner: first.owner, type: first.type, count: alike.length, inside: first.inside }];
  });

const bridgesFrom = ({ setting, state }: Scene, province: ProvinceNumber): readonly ProvinceNumber[] =>
  state.bridges.flatMap((place) => {
    const { a, b } = setting.borders[place] ?? { a: 0, b: 0 };
    return a === province ? [b] : b === province ? [a] : [];
  });

/** Treasury, pacts and persons of another (DOM-9.18). */
export const readPapers = ({ state, emit, domain: seer, round }: Acting, of: DomainNumber): void => {
  if (round === 0) return;
  const { treasury, ruler, underlings } = getDomain(state, of);
  const enemies = state.wars.flatMap(({ attacker, defender, active }) =>
    active && (attacker === of || defender === of) ? [attacker === of ? defender : attacker] : [],
  );
  emit({
    kind: 'papers-read',
    rule: 'DOM-9.18',
    seer,
    of,
    turn: state.turn,
    round,
    treasury,
    allies: alliesOf(state, of),
    enemies: [...new Set(enemies)],
    permitted: [...new Set(state.permissions.flatMap(({ by, to }) => (by === of ? [to] : [])))],
    persons: [ruler, ...underlings].map(({ name }) => name),
  });
};

/** Those who fought have seen whom they fought, as many as are left of them (DOM-15.5). */
export const seeBattlefield = (
  scene: Scene,
  { province, fought }: { readonly province: ProvinceNumber; readonly fought: readonly Unit[] },
): void => {
  const { state, emit, memory } = scene;
  const domains = [...new Set(fought.map(({ owner }) => owner))];
  for (const seer of domains) {
    if (seer === null) continue;
    const others = domains.filter((owner) => owner !== seer);
    const left = unitsInField(state, province).filter(({ owner }) => others.includes(owner));
    const forces = forcesOf(scene, left, identified);
    const by: By = 'battle';
    if (forces.length > 0 && memory.round !== null) {
      emit({ kind: 'sighted', rule: 'DOM-15.5', seer, province, round: memory.round, by, forces });
    }
  }
};
