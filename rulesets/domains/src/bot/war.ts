import { everyNumbered } from '@chancery/kit';
import type { Action, RoundSection } from '../order.ts';
import { canCross } from '../rules/passage.ts';
import type { HoldingView, UnitView } from '../view-types.ts';
import type { DomainNumber, ProvinceNumber } from '../words.ts';
import { fieldArmy, namesOf, points, troopMaximum } from './army.ts';
import {
  act,
  canInvade,
  chance,
  isFoe,
  isFriend,
  isRoundFree,
  levelOf,
  pick,
  type Realm,
  rulerOf,
  say,
  seenStrength,
  strengthOf,
} from './realm.ts';

/** War: when it is declared, and how it is waged. */

const strength = (realm: Realm, units: readonly UnitView[]): number =>
  units.reduce((sum, { type }) => sum + strengthOf(realm, type), 0);

/** Provinces to which units can cross from one. */
const beside = ({ setting, view }: Realm, from: ProvinceNumber): readonly ProvinceNumber[] =>
  (setting.provinces[from]?.borders ?? []).filter((to) => canCross(setting, view, from, to));

/** The largest army in a field. */
const mainArmy = (realm: Realm): readonly UnitView[] => {
  const fields = [...new Set(realm.units.map(({ province }) => province))].map((province) =>
    fieldArmy(realm, province),
  );
  return fields.sort((one, other) => strength(realm, other) - strength(realm, one))[0] ?? [];
};

/** What others have in a province, as far as the bot has seen; unruled land may have natives. */
const against = (realm: Realm, province: ProvinceNumber): number =>
  seenStrength(realm, province, (owner) => owner !== realm.setting.domains[realm.domain]?.code);

/** A ready lord turns on a neighbour that looks weak, now and then; all answer whoever has declared war on them. */
export const declareWars = (realm: Realm): void => {
  const { view, domain } = realm;
  const [notice] = view.wars.filter(
    ({ attacker, defender, declaredTurn }) =>
      defender === domain && declaredTurn === view.turn - 1 && !hasDeclared(realm, attacker),
  );
  if (notice !== undefined && points(realm) > 3)
    act(realm, 'r1', { verb: 'DECLARE_WAR', args: { domain: notice.attacker } });
  const busy = view.wars.some(({ attacker, defender }) => attacker === domain || defender === domain);
  if (
    realm.calling !== 'lord' ||
    busy ||
    points(realm) < troopMaximum(realm) * READY ||
    !chance(realm, 'bot.war', WAR_IN)
  )
    return;
  const target = pick(
    realm,
    'bot.target',
    neighbours(realm).filter((other) => !isFriend(realm, other)),
  );
  if (target !== null) act(realm, 'r3', { verb: 'DECLARE_WAR', args: { domain: target } });
};

/** Share of the troops that it could have, and months between two thoughts of war. */
const READY = 0.5;
const WAR_IN = 3;

const hasDeclared = ({ view, domain }: Realm, on: DomainNumber): boolean =>
  view.wars.some(({ attacker, defender }) => attacker === domain && defender === on);

/** Lords whose land it can reach from its own. */
const neighbours = (realm: Realm): readonly DomainNumber[] => {
  const near = realm.lands.flatMap(({ number }) => beside(realm, number)).map((province) => rulerOf(realm, province));
  return [...new Set(near)].filter((other) => other !== null && other !== realm.domain) as DomainNumber[];
};

/** Enemies on its land are driven out, enemy land is entered, and what stands there is taken. */
export const wageWar = (realm: Realm): void => {
  const army = mainArmy(realm);
  const [first] = army;
  if (first === undefined) return;
  setTasks(realm);
  for (const section of ['r1', 'r2', 'r3'] as const) {
    if (!isRoundFree(realm, section)) continue;
    if (section === 'r1' && (storm(realm, army, section) || march(realm, army, section))) return;
    if (section === 'r2' && march(realm, army, section)) return;
    if (section === 'r3' && pillage(realm, first.province, section)) return;
  }
};

/** Units before a holding of an enemy occupy or besiege it, the greatest first. */
const setTasks = (realm: Realm): void => {
  const places = new Map(
    everyNumbered(realm.view.provinces).map(({ number }) => [number, enemyHoldings(realm, number)]),
  );
  for (const province of new Set(realm.units.map((unit) => unit.province))) {
    const targets = places.get(province) ?? [];
    const army = fieldArmy(realm, province);
    const [target] = targets;
    if (target === undefined || army.length === 0 || army.every(({ task }) => task?.holding === target.id)) continue;
    const task = target.inside?.fortified ? 'besiege' : 'occupy';
    say(realm, { verb: 'TASK', args: { units: namesOf(army), task, holding: target.id } });
  }
};

/** Those of domains on which it has declared war, walls last. */
const enemyHoldings = (realm: Realm, province: ProvinceNumber): readonly HoldingView[] =>
  realm.view.holdings
    .filter((holding) => holding.province === province && canInvade(realm, holding.owner))
    .sort(
      (one, other) =>
        Number(one.inside?.fortified ?? false) - Number(other.inside?.fortified ?? false) || one.id - other.id,
    );

/** Artillerists before the walls of an enemy: they go at them. */
const storm = (realm: Realm, army: readonly UnitView[], section: RoundSection): boolean => {
  const [first] = army;
  const target = first && enemyHoldings(realm, first.province).find(({ inside }) => inside?.fortified);
  if (
    !target ||
    !army.some(({ type }) => type === 'Artillerists') ||
    strength(realm, army) < levelOf(target) * STORM_A_LEVEL
  )
    return false;
  return act(realm, section, { verb: 'ASSAULT', args: { holding: target.id, units: namesOf(army), then: 'occupy' } });
};
const STORM_A_LEVEL = 6;

/** To invaded land of its own first, then into land of an enemy, then into land that nobody rules. */
const march = (realm: Realm, army: readonly UnitView[], section: RoundSection): boolean => {
  const [first] = army;
  if (first === undefined) return false;
  const own = strength(realm, army);
  const near = beside(realm, first.province);
  const beatable = (province: ProvinceNumber): boolean => own > against(realm, province) * CAUTION;
  const invaded = near.find(
    (province) => rulerOf(realm, province) === realm.domain && isInvaded(realm, province) && beatable(province),
  );
  if (invaded !== undefined)
    return send(realm, section, { verb: 'MOVE', args: { units: namesOf(army), via: [invaded] } });
  if (enemyHoldings(realm, first.province).length > 0) return false;
  const hostile = near.filter((province) => canInvade(realm, rulerOf(realm, province)) && beatable(province));
  const target = pick(realm, 'bot.invade', hostile);
  if (target !== null)
    return send(realm, section, { verb: 'INVADE', args: { province: target, units: namesOf(army), via: [target] } });
  const free = near.filter((province) => rulerOf(realm, province) === null && beatable(province));
  const land = pick(realm, 'bot.settle', free);
  if (land !== null && rulerOf(realm, first.province) === realm.domain) {
    return send(realm, section, { verb: 'MOVE', args: { units: namesOf(army), via: [land] } });
  }
  return false;
};
const CAUTION = 1.2;

const send = (realm: Realm, section: RoundSection, action: Action): boolean => act(realm, section, action);

const isInvaded = (realm: Realm, province: ProvinceNumber): boolean =>
  realm.view.known.forces.some(({ area, owner, turn, figures }) => {
    const domain = everyNumbered(realm.setting.domains).find(({ code }) => code === owner)?.number ?? null;
    return area === province && turn >= realm.view.turn - 1 && figures.length > 0 && isFoe(realm, domain);
  });

const pillage = (realm: Realm, province: ProvinceNumber, section: RoundSection): boolean =>
  canInvade(realm, rulerOf(realm, province)) &&
  chance(realm, 'bot.pillage', 3) &&
  act(realm, section, { verb: 'PILLAGE', args: { province } });
