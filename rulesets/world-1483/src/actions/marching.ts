import { capture } from '../consequences/capture.ts';
import { meetGarrison } from '../consequences/garrison.ts';
import { lotsOf, moveUnits } from '../consequences/units.ts';
import { goToWar } from '../consequences/war.ts';
import type { MarchEvent } from '../events/march.ts';
import type { Engaged, Engagement } from '../memory.ts';
import type { Entry, LandFight, OrderOf } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { checkExpel, guestsToExpel } from '../rules/checks/expel.ts';
import { landersOf } from '../rules/checks/land.ts';
import { marchersOf } from '../rules/checks/march.ts';
import { checkMoveCity } from '../rules/checks/move-city.ts';
import { findTerritory, getNation, getTerritory, isNpc, isShip, isTroop, unitsIn, unitsOf } from '../rules/find.ts';
import { isAcrossStrait } from '../rules/geography.ts';
import { friendlyLands, groundOf, isFriendly, resisters, troopsAshore } from '../rules/passage.ts';
import { canMove } from '../rules/selection.ts';
import { linesOf } from '../rules/sheets.ts';
import { atWar } from '../rules/war.ts';
import type { Unit } from '../state.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber, OwnerNumber, PlaceNumber } from '../words.ts';
import { fail } from './deed.ts';
import { engagedUnits, errandOf, standings } from './errand.ts';
import { noteConquest } from './land-battle.ts';
import { leaving } from './leaving.ts';

type March = OrderOf<'MARCH'>;
type Land = OrderOf<'LAND'>;
type Stop = Extract<MarchEvent, { readonly kind: 'marched' }>['stop'];

/** Action 6: marches, landings, expulsions and tribal cities, line by line; each step takes effect at once, battles wait (W83-10.6, 10.33). */
export const marching = (turn: GameTurn, nation: NationNumber): void => {
  const errand = errandOf(turn);
  for (const place of friendlyLands(turn.state, standings(turn), nation)) errand.friendly.add(place);
  for (const line of linesOf(turn, nation, 'MARCH', 'LAND', 'EXPEL', 'MOVE_CITY')) {
    if (line.verb === 'MARCH') march(turn, nation, line);
    else if (line.verb === 'LAND') land(turn, nation, line);
    else if (line.verb === 'EXPEL') expel(turn, nation, line);
    else moveCity(turn, nation, line);
  }
  joinExpulsions(turn, nation);
  if (!errand.defends) {
    leaving(turn, nation);
    attackHosts(turn, nation);
  }
};

/** Troops that march into a territory after the line that expels its guests fight with the others (W83-5.52). */
const joinExpulsions = (turn: GameTurn, nation: NationNumber): void => {
  const busy = engagedUnits(turn);
  for (const { territory, engaged, expels } of errandOf(turn).engagements.values()) {
    if (expels === null) continue;
    for (const { id, owner, movedTurn } of unitsIn(turn.state, territory)) {
      const came = owner === nation && movedTurn === turn.state.turn;
      if (came && !busy.has(id)) engaged.push({ unit: id, way: 'inside', from: territory });
    }
  }
};

const march = (turn: GameTurn, nation: NationNumber, line: March): void => {
  const { state, setting } = turn;
  const { from, to } = line.args;
  const found = marchersOf({ setting, board: state, nation }, line.args);
  if ('refusal' in found) return fail(turn, nation, line, found.refusal);
  const { units } = found;
  const lots = lotsOf(units);
  let at = from;
  let stop: Stop = null;
  for (const [index, next] of to.entries()) {
    const entered = enterBy(turn, nation, {
      units,
      from: at,
      to: next,
      entry: line.args,
      way: isAcrossStrait(setting, at, next) ? 'strait' : 'land',
    });
    if (typeof entered === 'object') {
      if (at === from) return fail(turn, nation, line, entered);
      stop = 'resisted';
      break;
    }
    if (entered === 'engaged' || entered === 'halted') {
      stop = entered === 'engaged' ? 'engaged' : 'resisted';
      break;
    }
    at = next;
    const barred = troopsAshore(state, next).some(({ owner }) => atWar(state, owner, nation));
    if (barred && index < to.length - 1) {
      stop = 'enemy troops';
      break;
    }
  }
  turn.emit({ kind: 'marched', rule: 'W83-10.2', nation, lots, from, to: at, stop });
};

interface Step {
  readonly units: readonly Unit[];
  readonly from: PlaceNumber;
  readonly to: PlaceNumber;
  readonly entry: Entry;
  readonly way: Engaged['way'];
}

/** Units come to a territory: they enter it, are engaged there, or stay where they are (W83-10.11 to 10.19, 10.34). */
const enterBy = (turn: GameTurn, nation: NationNumber, step: Step): 'entered' | 'engaged' | 'halted' | Refusal => {
  const { units, from, to, entry, way } = step;
  const ground = groundOf(turn.state, standings(turn), nation, to);
  if (isFriendly(ground)) {
    moveUnits(turn, units, { place: to, counts: true, rule: 'W83-10.11' });
    return 'entered';
  }
  if (!units.some(isTroop)) return { code: 'general-alone', territory: to };
  const { owner } = getTerritory(turn.state, to);
  if (ground === 'foreign' && entry.peaceful === true) {
    const resisted =
      isNpc(getNation(turn.state, owner)) || troopsAshore(turn.state, to).some((unit) => unit.owner === owner);
    if (!resisted) {
      turn.emit({
        kind: 'entered-in-peace',
        rule: 'W83-10.14',
        nation,
        host: owner,
        lots: lotsOf(units),
        territory: to,
      });
      moveUnits(turn, units, { place: to, counts: true, rule: 'W83-10.14' });
      return 'entered';
    }
    if (entry.halt === true) return 'halted';
  }
  const lonelyGuns = isGunsAlone(units) && !errandOf(turn).engagements.has(to);
  meetGarrison(turn, to);
  const defended = way === 'sea' || isDefended(turn, nation, to, entry);
  if (lonelyGuns && defended) return { code: 'guns-alone', territory: to };
  if (ground === 'foreign') beginInvasion(turn, nation, owner);
  if (way !== 'sea' && !isDefended(turn, nation, to, entry)) {
    capture(turn, { territory: to, by: nation, how: 'walked in', rule: 'W83-10.18' });
    moveUnits(turn, units, { place: to, counts: true, rule: 'W83-10.18' });
    noteConquest(turn, units, to);
    errandOf(turn).captured.add(to);
    if (entry.withCity === true && mayTakeCity(turn, nation, to, from)) {
      turn.emit({ kind: 'tribal-city-moved', rule: 'W83-16.24', tribe: nation, from, to });
      errandOf(turn).movedCities.add(to);
    }
    return 'entered';
  }
  const engagement = engage(turn, nation, { territory: to, units, from, way, fight: entry });
  if (entry.withCity === true) takeCity(turn, nation, engagement, from);
  return 'engaged';
};

const beginInvasion = (turn: GameTurn, nation: NationNumber, owner: OwnerNumber): void => {
  errandOf(turn).invaded.add(owner);
  goToWar(turn, {
    by: nation,
    on: owner,
    kind: 'player',
    cause: 'invasion',
    rule: 'W83-5.9',
  });
};

const isGunsAlone = (units: readonly Unit[]): boolean => units.every(({ type }) => type === 'art' || type === 'gen');
const isDefended = (turn: GameTurn, nation: NationNumber, territory: PlaceNumber, { avoid = [] }: LandFight): boolean =>
  resisters(turn.state, standings(turn), { by: nation, territory, avoid, invaded: errandOf(turn).invaded }).size > 0;

interface Engaging {
  readonly territory: PlaceNumber;
  readonly units: readonly Unit[];
  readonly from: PlaceNumber;
  readonly way: Engaged['way'];
  readonly fight: LandFight | Entry;
  readonly expels?: readonly NationNumber[];
}

/** They stay where they are until step 7, and have moved (W83-10.5, 10.6). */
const engage = (
  turn: GameTurn,
  nation: NationNumber,
  { territory, units, from, way, fight, expels }: Engaging,
): Engagement => {
  const { engagements } = errandOf(turn);
  const engagement: Engagement = engagements.get(territory) ?? {
    territory,
    engaged: [],
    options: [],
    expels: null,
    cityFrom: null,
  };
  engagements.set(territory, engagement);
  if (expels !== undefined) engagement.expels = [...new Set([...(engagement.expels ?? []), ...expels])];
  for (const { id } of units) engagement.engaged.push({ unit: id, way, from });
  engagement.options.push(fightIn(fight));
  if (units.length === 0) return engagement;
  const { owner } = getTerritory(turn.state, territory);
  const how =
    expels !== undefined ? 'expulsion' : way === 'sea' ? 'landing' : way === 'inside' ? 'from inside' : 'march';
  turn.emit({ kind: 'engaged', rule: 'W83-10.19', nation, lots: lotsOf(units), territory, owner, how });
  turn.emit({
    kind: 'units-moved',
    rule: 'W83-14.12',
    moves: units.map(({ id, place, carrier }) => ({ unit: id, place, carrier })),
    counts: true,
  });
  return engagement;
};

/** What a line says of the battle, and nothing else of it. */
const fightIn = ({ with: led, avoid, points, retreat, retreatTo, losses }: LandFight): LandFight => ({
  ...(led === undefined ? {} : { with: led }),
  ...(avoid === undefined ? {} : { avoid }),
  ...(points === undefined ? {} : { points }),
  ...(retreat === undefined ? {} : { retreat }),
  ...(retreatTo === undefined ? {} : { retreatTo }),
  ...(losses === undefined ? {} : { losses }),
});

/** The tribal city of where the army came from goes along (W83-16.24). */
const takeCity = (turn: GameTurn, nation: NationNumber, engagement: Engagement, from: PlaceNumber): void => {
  const { territory, cityFrom } = engagement;
  if (cityFrom !== null || !mayTakeCity(turn, nation, territory, from)) return;
  engagement.cityFrom = from;
  errandOf(turn).movedCities.add(from);
  errandOf(turn).movedCities.add(territory);
};

/** One step a turn, and never beside another city (W83-16.22, 16.24). */
const mayTakeCity = (turn: GameTurn, nation: NationNumber, territory: PlaceNumber, from: PlaceNumber): boolean => {
  return (
    findTerritory(turn.state, from)?.tribalCity === nation &&
    !errandOf(turn).movedCities.has(from) &&
    getTerritory(turn.state, territory).city === null
  );
};

const land = (turn: GameTurn, nation: NationNumber, line: Land): void => {
  const { state, setting } = turn;
  const { from, to } = line.args;
  const { landed } = errandOf(turn);
  const found = landersOf({ setting, board: state, nation }, line.args, { landed, busy: engagedUnits(turn) });
  if ('refusal' in found) return fail(turn, nation, line, found.refusal);
  const { units } = found;
  const lots = lotsOf(units);
  const ships = units.flatMap(({ carrier }) => carrier ?? []);
  const entered = enterBy(turn, nation, { units, from, to, entry: line.args, way: 'sea' });
  if (typeof entered === 'object') return fail(turn, nation, line, entered);
  if (entered === 'halted') {
    return turn.emit({ kind: 'marched', rule: 'W83-10.34', nation, lots, from, to: from, stop: 'resisted' });
  }
  for (const ship of ships) landed.set(ship, to);
  if (entered === 'entered') turn.emit({ kind: 'landed', rule: 'W83-10.31', nation, lots, from, to });
};

const expel = (turn: GameTurn, nation: NationNumber, line: OrderOf<'EXPEL'>): void => {
  const { state } = turn;
  const { territory } = line.args;
  const refusal = checkExpel({ board: state, nation }, line.args);
  if (refusal !== null) return fail(turn, nation, line, refusal);
  const guests = guestsToExpel(state, nation, line.args);
  const busy = engagedUnits(turn);
  const units = unitsIn(state, territory).filter(
    (unit) =>
      unit.owner === nation && !busy.has(unit.id) && (canMove(unit, state.turn) || unit.movedTurn === state.turn),
  );
  const isUnderWay = errandOf(turn).engagements.has(territory);
  if (!isUnderWay && !units.some(isTroop)) return fail(turn, nation, line, { code: 'general-alone', territory });
  engage(turn, nation, { territory, units, from: territory, way: 'inside', fight: line.args, expels: guests });
};

const moveCity = (turn: GameTurn, nation: NationNumber, line: OrderOf<'MOVE_CITY'>): void => {
  const { from, to } = line.args;
  const { movedCities } = errandOf(turn);
  if (movedCities.has(from)) return fail(turn, nation, line, { code: 'no-tribal-city', territory: from });
  const refusal = checkMoveCity({ setting: turn.setting, board: turn.state, nation }, line.args);
  if (refusal !== null) return fail(turn, nation, line, refusal);
  turn.emit({ kind: 'tribal-city-moved', rule: 'W83-16.22', tribe: nation, from, to });
  movedCities.add(to);
};

/** Guests whom a war has made enemies of their hosts attack when all lines are done (W83-5.16). */
const attackHosts = (turn: GameTurn, nation: NationNumber): void => {
  const busy = engagedUnits(turn);
  const abroad = Map.groupBy(
    unitsOf(turn.state, nation).filter((unit) => unit.carrier === null && !isShip(unit) && !busy.has(unit.id)),
    ({ place }) => place,
  );
  for (const [territory, units] of [...abroad].toSorted(([a], [b]) => a - b)) {
    const { owner } = getTerritory(turn.state, territory);
    if (!atWar(turn.state, owner, nation) || !units.some(isTroop)) continue;
    if (isDefended(turn, nation, territory, {})) {
      if (isGunsAlone(units) && !errandOf(turn).engagements.has(territory)) continue;
      engage(turn, nation, { territory, units, from: territory, way: 'inside', fight: {} });
      continue;
    }
    capture(turn, { territory, by: nation, how: 'walked in', rule: 'W83-5.16' });
    errandOf(turn).captured.add(territory);
    noteConquest(turn, units, territory);
  }
};
