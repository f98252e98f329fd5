import type { LandSide } from '../battle/land.ts';
import { battleOnLand, showAbility } from '../consequences/battles.ts';
import { capture } from '../consequences/capture.ts';
import { defenceOf, standingOf } from '../consequences/defence.ts';
import { sendBerbersHome } from '../consequences/garrison.ts';
import { lotsOf, moveUnits } from '../consequences/units.ts';
import { goToWar } from '../consequences/war.ts';
import type { Engaged, Engagement } from '../memory.ts';
import type { LandFight, RetreatTerm, StandingOrder } from '../order.ts';
import type { Fighter, Leader } from '../rules/factors.ts';
import { findUnit, getNation, getTerritory, getUnit, isGeneral, isNpc, troopsIn, unitsIn } from '../rules/find.ts';
import { landAdjacent } from '../rules/geography.ts';
import { cautiousOrder, landLossesOf, leaderOfSide } from '../rules/leaders.ts';
import { groundOf, isFriendly, joinersOf, resisters } from '../rules/passage.ts';
import type { Unit } from '../state.ts';
import type { GameTurn } from '../types.ts';
import {
  CAUTIOUS,
  type NationNumber,
  type OwnerNumber,
  type PlaceNumber,
  TRIBAL_CITY_FORT,
  type UnitId,
} from '../words.ts';
import { errandOf, standings } from './errand.ts';

/** Action 7: one battle in each territory that was engaged, in the order in which they were (W83-11.1). */
export const landCombat = (turn: GameTurn, nation: NationNumber): void => {
  for (const engagement of errandOf(turn).engagements.values()) fightFor(turn, nation, engagement);
};

/** What the first line that states it says, for all units of the nation there (W83-11.46). */
const optionsOf = ({ options }: Engagement): LandFight => Object.assign({}, ...options.toReversed());

const fightFor = (turn: GameTurn, nation: NationNumber, engagement: Engagement): void => {
  const { territory, expels, engaged } = engagement;
  const fight = optionsOf(engagement);
  const ask = standings(turn);
  const joiners = joinersOf(turn.state, ask, { by: nation, territory });
  const who = new Set<OwnerNumber>(
    expels ??
      resisters(turn.state, ask, {
        by: nation,
        territory,
        avoid: fight.avoid ?? [],
        invaded: errandOf(turn).invaded,
      }),
  );
  warsBefore(turn, nation, territory, { joiners, who, expels });
  const landing = engaged.some(({ way }) => way === 'sea');
  const defenders = defenceOf(turn, territory, {
    against: nation,
    landed: landing,
    who: (owner) => who.has(owner),
  });
  const attackers = attackersOf(turn, nation, { engaged, fight, joiners, territory });
  if (attackers.fighters.length === 0) return;
  if (defenders.fighters.length === 0)
    return enter(turn, nation, engagement, { engaged, how: 'walked in', defended: [] });
  const { city, tribalCity } = getTerritory(turn.state, territory);
  const isHome = expels !== null;
  const back = new Retreat(turn, nation, engagement, { fight, isCautious: commandsCautiously(attackers, nation) });
  const byId = new Map(engaged.map((each) => [each.unit, each]));
  const wayOut = wayOutOf(turn, territory, defenders);
  const outcome = battleOnLand(
    turn,
    {
      territory,
      fort: isHome ? null : (city?.fort ?? (tribalCity === null ? null : TRIBAL_CITY_FORT)),
      attackers,
      defenders,
      leaving: isNpc(getNation(turn.state, nation)) ? 'when outmatched' : { terms: fight.retreat ?? [] },
      canRetreat: ({ id, owner }) => back.from(byId.get(id), owner) !== null,
      cautious: wayOut?.terms ?? null,
      open: isHome,
    },
    { sort: isHome ? 'expulsion' : landing ? 'landing' : 'land', rule: isHome ? 'W83-5.52' : 'W83-11.30' },
  );
  if (wayOut !== null) withdraw(turn, territory, wayOut, outcome.withdrawn);
  const won = outcome.attackersLeft.length > 0;
  const fellBack = goBack(turn, nation, back, {
    territory,
    engaged,
    leader: attackers.leader,
    retreated: outcome.retreated,
    attackersLeft: outcome.attackersLeft,
  });
  if (won && !isHome) {
    const defended = [...new Set(defenders.fighters.map((fighter) => fighter.owner))];
    return enter(turn, nation, engagement, {
      engaged: engaged.filter(({ unit }) => !fellBack.has(unit)),
      how: landing ? 'landing' : 'battle',
      defended,
    });
  }
  sendBerbersHome(turn, territory);
  loseCity(turn, nation, engagement, outcome.retreated.length > 0);
};

/** Wars that the battle itself brings: of joiners with the defenders, of guests who defend with the attacker (W83-15.13, 15.16, 5.52). */
const warsBefore = (
  turn: GameTurn,
  nation: NationNumber,
  _territory: PlaceNumber,
  {
    joiners,
    who,
    expels,
  }: { joiners: readonly OwnerNumber[]; who: ReadonlySet<OwnerNumber>; expels: readonly number[] | null },
): void => {
  for (const owner of who) {
    if (owner <= 0) continue;
    if (expels !== null) {
      goToWar(turn, { by: nation, on: owner, kind: 'player', cause: 'expulsion', rule: 'W83-5.52' });
    } else {
      goToWar(turn, { by: owner, on: nation, kind: 'player', cause: 'defended', rule: 'W83-15.16' });
    }
    for (const joiner of joiners)
      goToWar(turn, { by: joiner, on: owner, kind: 'player', cause: 'joined', rule: 'W83-15.13' });
  }
};

interface Attack {
  readonly engaged: readonly Engaged[];
  readonly fight: LandFight;
  readonly joiners: readonly OwnerNumber[];
  readonly territory: PlaceNumber;
}

/** Those who are engaged, and the guests who join them from inside; artillery stays aboard in a landing (W83-11.53). */
const attackersOf = (
  turn: GameTurn,
  nation: NationNumber,
  { engaged, fight, joiners, territory }: Attack,
): LandSide => {
  const fighters: Fighter[] = [];
  const generals: Unit[] = [];
  for (const { unit, way } of engaged) {
    const { id, owner, type } = getUnit(turn.state, unit);
    if (type === 'gen') generals.push(getUnit(turn.state, unit));
    else if (type !== 'art' || way !== 'sea') fighters.push({ id, owner, type: type as Fighter['type'], way });
  }
  for (const joiner of joiners) {
    for (const { id, owner, type } of troopsIn(turn.state, territory, joiner)) {
      fighters.push({ id, owner, type: type as Fighter['type'], way: 'inside' });
    }
    generals.push(...unitsIn(turn.state, territory).filter((unit) => unit.owner === joiner && isGeneral(unit)));
  }
  const leader = leaderOfSide(generals, nation, fight.with ?? null);
  return {
    first: nation,
    fighters,
    leader,
    points: leader?.owner === nation ? (fight.points ?? []) : [],
    losses: new Map(
      [nation, ...joiners].map((owner) => [
        owner,
        owner === nation && fight.losses !== undefined ? fight.losses : landLossesOf(standingOf(turn, owner)),
      ]),
    ),
  };
};

/** Where the Cautious in command goes with the troops of his nation, and on what terms (W83-4.20). */
interface WayOut {
  readonly owner: OwnerNumber;
  readonly terms: readonly RetreatTerm[];
  readonly to: PlaceNumber;
}

/** Null where nobody said so, or nowhere is open to them: they stay (W83-4.21). */
const wayOutOf = (turn: GameTurn, territory: PlaceNumber, { leader }: LandSide): WayOut | null => {
  if (leader === null) return null;
  const { owner } = leader;
  const order = cautiousOrder(standingOf(turn, owner), leader);
  if (order === null) return null;
  const to = refugeOf(turn, territory, owner, order);
  return to === null ? null : { owner, terms: order.args.retreat, to };
};

const refugeOf = (
  turn: GameTurn,
  territory: PlaceNumber,
  owner: OwnerNumber,
  order: Extract<StandingOrder, { readonly verb: 'CAUTIOUS' }>,
): PlaceNumber | null => {
  const open = landAdjacent(turn.setting, territory).filter((place) =>
    isFriendly(groundOf(turn.state, standings(turn), owner, place)),
  );
  return order.args.to?.find((place) => open.includes(place)) ?? mostTroops(turn, open, owner);
};

const mostTroops = (turn: GameTurn, places: readonly PlaceNumber[], owner: OwnerNumber): PlaceNumber | null =>
  places.toSorted((a, b) => troopsIn(turn.state, b, owner).length - troopsIn(turn.state, a, owner).length)[0] ?? null;

const withdraw = (turn: GameTurn, territory: PlaceNumber, { owner, to }: WayOut, gone: readonly Fighter[]): void => {
  if (gone.length === 0) return;
  const generals = unitsIn(turn.state, territory).filter((unit) => unit.owner === owner && isGeneral(unit));
  const units = [...gone.map(({ id }) => getUnit(turn.state, id)), ...generals];
  turn.emit({
    kind: 'retreated-to',
    rule: 'W83-4.20',
    nation: owner,
    lots: lotsOf(units),
    from: territory,
    to,
    aboard: false,
  });
  moveUnits(turn, units, { place: to, counts: true, rule: 'W83-4.20' });
};

/** Whether the general in command of a nation's attack is a Cautious one, who knows more ways back (W83-4.17, 4.32). */
const commandsCautiously = ({ leader }: LandSide, nation: NationNumber): boolean =>
  leader?.owner === nation && leader.ability === CAUTIOUS;

/** Where attackers fall back to (W83-11.41 to 11.43, 11.55). */
class Retreat {
  readonly #turn: GameTurn;
  readonly #nation: NationNumber;
  readonly #engagement: Engagement;
  readonly #named: PlaceNumber | undefined;
  readonly #isCautious: boolean;
  constructor(
    turn: GameTurn,
    nation: NationNumber,
    engagement: Engagement,
    { fight, isCautious }: { readonly fight: LandFight; readonly isCautious: boolean },
  ) {
    this.#turn = turn;
    this.#nation = nation;
    this.#engagement = engagement;
    this.#named = fight.retreatTo;
    this.#isCautious = isCautious;
  }

  /** The place, or `aboard`; null where there is none. Guests who joined from inside go to land of theirs (W83-15.15). */
  from(engaged: Engaged | undefined, owner: OwnerNumber): PlaceNumber | 'aboard' | null {
    if (engaged === undefined) {
      const ask = standings(this.#turn);
      const open = landAdjacent(this.#turn.setting, this.#engagement.territory).filter((place) =>
        isFriendly(groundOf(this.#turn.state, ask, owner, place)),
      );
      return mostTroops(this.#turn, open, owner);
    }
    if (engaged.way === 'sea') return 'aboard';
    if (engaged.from !== this.#engagement.territory && this.#isFriendly(engaged.from)) return engaged.from;
    const open = this.#friendly();
    return open.find((place) => place === this.#named) ?? mostTroops(this.#turn, open, this.#nation);
  }

  /** Adjacent lands that were friendly before Action 6; with the Cautious also those that were taken in this turn (W83-4.32). */
  #friendly(): readonly PlaceNumber[] {
    return landAdjacent(this.#turn.setting, this.#engagement.territory).filter((place) => this.#isFriendly(place));
  }

  #isFriendly(place: PlaceNumber): boolean {
    if (errandOf(this.#turn).friendly.has(place))
      return isFriendly(groundOf(this.#turn.state, standings(this.#turn), this.#nation, place));
    return this.isSecured(place);
  }

  /** Land taken in this turn, to which only the Cautious knows the way. */
  isSecured(place: PlaceNumber | 'aboard'): boolean {
    return this.#isCautious && place !== 'aboard' && errandOf(this.#turn).captured.has(place);
  }
}

/** Those who retreat go where they can, generals with them; by their numbers. */
const goBack = (
  turn: GameTurn,
  nation: NationNumber,
  back: Retreat,
  battle: {
    readonly territory: PlaceNumber;
    readonly engaged: readonly Engaged[];
    readonly leader: Leader | null;
    readonly retreated: readonly Fighter[];
    readonly attackersLeft: readonly Fighter[];
  },
): ReadonlySet<UnitId> => {
  const { territory, engaged, leader, retreated, attackersLeft } = battle;
  const fellBack = new Set<UnitId>();
  const gone = new Set(retreated.map(({ id }) => id));
  const byId = new Map(engaged.map((each) => [each.unit, each]));
  for (const owner of new Set(retreated.map((fighter) => fighter.owner))) {
    const allGone = attackersLeft.every((fighter) => fighter.owner !== owner);
    const there =
      owner === nation
        ? engaged.flatMap(({ unit }) => findUnit(turn.state, unit) ?? [])
        : unitsIn(turn.state, territory).filter((unit) => unit.owner === owner);
    const going = there.filter((unit) => gone.has(unit.id) || (allGone && isGeneral(unit)));
    for (const [to, units] of Map.groupBy(going, ({ id }) => back.from(byId.get(id), owner))) {
      if (to === null) continue;
      for (const { id } of units) fellBack.add(id);
      if (leader !== null && back.isSecured(to)) showAbility(turn, leader.id);
      fallBack(turn, owner, units, { from: engaged.find(({ unit }) => unit === units[0]?.id)?.from ?? territory, to });
    }
  }
  return fellBack;
};

const fallBack = (
  turn: GameTurn,
  nation: OwnerNumber,
  units: readonly Unit[],
  { from, to }: { readonly from: PlaceNumber; readonly to: PlaceNumber | 'aboard' },
): void => {
  const aboard = to === 'aboard';
  const rule = aboard ? 'W83-11.55' : 'W83-11.41';
  turn.emit({ kind: 'retreated-to', rule, nation, lots: lotsOf(units), from, to: aboard ? from : to, aboard });
  if (!aboard) moveUnits(turn, units, { place: to, counts: true, rule: 'W83-11.42' });
};

/** The victors, and what waited aboard, stand in the territory, which is the active nation's (W83-11.28, 11.57, 10.22). */
const enter = (
  turn: GameTurn,
  nation: NationNumber,
  engagement: Engagement,
  victory: {
    readonly engaged: readonly Engaged[];
    readonly how: 'walked in' | 'battle' | 'landing';
    readonly defended: readonly OwnerNumber[];
  },
): void => {
  const { territory, cityFrom } = engagement;
  const units = victory.engaged.flatMap(({ unit }) => findUnit(turn.state, unit) ?? []);
  capture(turn, { territory, by: nation, how: victory.how, rule: 'W83-10.21', defended: victory.defended });
  moveUnits(turn, units, { place: territory, counts: true, rule: 'W83-11.57' });
  noteConquest(turn, units, territory);
  errandOf(turn).captured.add(territory);
  if (cityFrom !== null)
    turn.emit({ kind: 'tribal-city-moved', rule: 'W83-16.24', tribe: nation, from: cityFrom, to: territory });
};

/** Generals who take part in a conquest, for the Statesman (W83-4.24). */
export const noteConquest = (turn: GameTurn, units: readonly Unit[], territory: PlaceNumber): void => {
  const generals = units.filter(isGeneral).map(({ id }) => id);
  if (generals.length > 0) turn.emit({ kind: 'conquest-noted', rule: 'W83-4.24', units: generals, territory });
};

/** A tribal city that went with the army falls with it; with those who fall back it goes home (W83-16.24). */
const loseCity = (turn: GameTurn, nation: NationNumber, { cityFrom }: Engagement, retreated: boolean): void => {
  if (cityFrom === null || retreated) return;
  turn.emit({ kind: 'tribal-city-lost', rule: 'W83-16.24', territory: cityFrom, tribe: nation, why: 'captured' });
};
