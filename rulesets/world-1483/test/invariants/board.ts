import { UNITS } from '../../src/data/units.ts';
import {
  cargoOf,
  exists,
  findNation,
  findUnit,
  getPlace,
  isNpc,
  isSea,
  isShip,
  nationsOf,
  territoriesOf,
} from '../../src/rules/find.ts';
import { boxOf } from '../../src/rules/war.ts';
import type { Nation, State, Territory, Unit } from '../../src/state.ts';
import type { GamePosition } from '../../src/types.ts';
import { AFRICA, AT_WAR, BERBER, NEUTRAL, type OwnerNumber, SIBERIA } from '../../src/words.ts';

/** Everything that no update may leave behind, in words; empty when all is well. */
export const faultsOfBoard = (position: GamePosition): readonly string[] => {
  const { state } = position;
  return [
    ...state.units.flatMap((unit, at) => faultsOfUnit(position, unit, state.units[at - 1])),
    ...territoriesOf(state).flatMap((territory) => faultsOfTerritory(position, territory)),
    ...nationsOf(state).flatMap((nation) => faultsOfNation(state, nation)),
    ...faultsOfWars(state),
    ...faultsOfPapers(state),
  ];
};

const said = (isWrong: boolean, fault: string): readonly string[] => (isWrong ? [fault] : []);

const isOwner = (state: State, owner: OwnerNumber): boolean => {
  if (owner <= 0) return true;
  const nation = findNation(state, owner);
  return nation !== null && exists(nation);
};

/** Where it may be (W83-2.8), aboard what, and within what that carries (W83-3.11, 8.13). */
const faultsOfUnit = ({ setting, state }: GamePosition, unit: Unit, before: Unit | undefined): readonly string[] => {
  const { id, type, owner, place, carrier, skill, ability, damaged } = unit;
  const who = `${type} ${id} of ${owner}`;
  const ship = carrier === null ? null : findUnit(state, carrier);
  const aboard = cargoOf(state, id);
  const points = aboard.reduce((sum, each) => sum + UNITS[each.type].needs, 0);
  const only = type === 'sol' ? ['inf', 'gen'] : type === 'frg' ? ['gen'] : ['inf', 'cav', 'knt', 'art', 'gen'];
  return [
    ...said(id >= state.next.unit || (before !== undefined && before.id >= id), `${who} is out of order`),
    ...said(!isOwner(state, owner), `${who} belongs to nobody in the game`),
    ...said(
      isShip(unit) !== isSea(setting, place) && carrier === null,
      `${who} is at ${getPlace(setting, place).code}`,
    ),
    ...said(carrier !== null && (ship === null || !isShip(ship)), `${who} is aboard nothing`),
    ...said(ship !== null && (ship.place !== place || ship.owner !== owner), `${who} is aboard ${ship?.id} elsewhere`),
    ...said(isShip(unit) && points > UNITS[type].carries, `${who} carries ${points} points`),
    ...said(
      aboard.some((each) => !only.includes(each.type)),
      `${who} carries ${aboard.map((each) => each.type)}`,
    ),
    ...said((type === 'gen') !== skill > 0, `${who} has the skill ${skill}`),
    ...said(type !== 'gen' && ability > 0, `${who} has the ability ${ability}`),
    ...said(damaged && type !== 'sol', `${who} is damaged`),
  ];
};

/** Cities and ports (W83-2.11, 7.34, 16.24), owners, and what is not known of special lands (W83-18.4, 2.34). */
const faultsOfTerritory = ({ setting, state }: GamePosition, territory: Territory): readonly string[] => {
  const { number, owner, incorporatedBy, value, city, tribalCity, port, revealed } = territory;
  const { code, coasts } = getPlace(setting, number);
  const holders = new Set(state.units.filter(({ place }) => place === number).map((unit) => unit.owner));
  return [
    ...said(!isOwner(state, owner), `${code} belongs to ${owner}, who is not in the game`),
    ...said(incorporatedBy !== null && incorporatedBy <= 0 && incorporatedBy !== BERBER, `${code} is incorporated`),
    ...said(!Number.isInteger(value) || value < 0, `${code} is worth ${value}`),
    ...said(city !== null && (city.fort < 1 || city.fort > 9), `${code} has walls of ${city?.fort}`),
    ...said(tribalCity !== null && tribalCity !== owner, `${code} of ${owner} has the city of tribe ${tribalCity}`),
    ...said(tribalCity !== null && city !== null, `${code} has two cities`),
    ...said(port && coasts.length === 0, `${code} has a port and no coast`),
    ...said(!revealed && (holders.has(SIBERIA) || holders.has(AFRICA)), `${code} has a garrison that nobody has met`),
    ...said(holders.has(BERBER), `Berbers have stayed in ${code}`),
  ];
};

/** Who is in the game and how (W83-20.30), and what they have: never less than nothing (W83-1.14). */
const faultsOfNation = (state: State, nation: Nation): readonly string[] => {
  const { number, name, status, kind, phase, boxes, snapshot, seaTrade, landTrade } = nation;
  const privy = state.privy[number];
  const lands = territoriesOf(state).filter(({ owner }) => owner === number);
  const cities = lands.filter(({ city, tribalCity }) => city !== null || tribalCity !== null);
  const settled = kind !== 'tribal' || state.stage === 'phases';
  return [
    ...said(privy === null || privy === undefined, `${name} has no treasury`),
    ...said((privy?.treasury ?? 0) < 0 || (privy?.arrears ?? 0) < 0, `${name} has ${privy?.treasury}`),
    ...said(seaTrade < 0 || landTrade < 0, `${name} has ${seaTrade} and ${landTrade} routes`),
    ...said(settled && exists(nation) !== lands.length > 0, `${name} is ${status} with ${lands.length} territories`),
    ...said(status === 'active' && settled && cities.length === 0, `${name} is active without a city`),
    ...said(status === 'conquered' && cities.length > 0, `${name} is conquered with a city`),
    ...said(!exists(nation) && (privy?.treasury ?? 0) > 0, `${name} is gone, but not its money`),
    ...said(!isNpc({ phase }) && boxes.length > 0, `${name} is a player and has boxes`),
    ...said(snapshot !== null, `${name} is still at the start of its turn`),
    ...said(
      boxes.some(({ box }) => box === AT_WAR || box === NEUTRAL),
      `${name} keeps a box that is none`,
    ),
  ];
};

/** Between two that are in the game, once, and in both charts (W83-5.50). */
const faultsOfWars = (state: State): readonly string[] =>
  state.wars.flatMap(({ id, attacker, defender }) => {
    const [one, other] = [findNation(state, attacker), findNation(state, defender)];
    if (one === null || other === null) return [`war ${id} is between nobody`];
    const pair = new Set([attacker, defender]);
    return [
      ...said(attacker === defender, `${one.name} is at war with itself`),
      ...said(!exists(one) || !exists(other), `${one.name} and ${other.name} are at war, and one is gone`),
      ...said(
        state.wars.some((war) => war.id < id && pair.has(war.attacker) && pair.has(war.defender)),
        `${one.name} and ${other.name} are at war twice`,
      ),
      ...said(isNpc(one) && boxOf(state, attacker, defender) !== AT_WAR, `${one.name} does not know of its war`),
      ...said(isNpc(other) && boxOf(state, defender, attacker) !== AT_WAR, `${other.name} does not know of its war`),
      ...said(
        state.tributes.some(({ payer, receiver }) => pair.has(payer) && pair.has(receiver)),
        `${one.name} and ${other.name} are at war and pay tribute`,
      ),
    ];
  });

/** Offers, promises and contracts are of those who are in the game. */
const faultsOfPapers = (state: State): readonly string[] => {
  const parties = [
    ...[...state.peaceOffers, ...state.tradeOffers, ...state.gifts].flatMap(({ from, to }) => [from, to]),
    ...state.tributes.flatMap(({ payer, receiver }) => [payer, receiver]),
    ...state.contracts.flatMap(({ npc, target, financier }) => [npc, target, financier]),
    ...state.npcOffers.flatMap(({ npc, to }) => [npc, to]),
  ];
  const gone = [...new Set(parties)].filter((nation) => !isOwner(state, nation));
  return [
    ...gone.map((nation) => `${nation} is gone, but not all that binds it`),
    ...state.npcOffers.flatMap(({ npc, to }) =>
      said(
        !state.wars.some((war) => [war.attacker, war.defender].every((each) => each === npc || each === to)),
        `${npc} offers ${to} peace in peace`,
      ),
    ),
  ];
};
