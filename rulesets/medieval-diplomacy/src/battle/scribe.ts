import type {
  BattleRound,
  BattleUnit,
  Fighter,
  Retreat,
  RoundCasualties,
  RoundStatus,
} from '../events/battle-record.ts';
import type { UnitId } from '../unit-id.ts';
import type { RealmNumber } from '../words.ts';
import { casualtiesOf, fighterOf, sameFighter } from './casualties.ts';
import type { Field, FieldUnit, Group, Squad, Target } from './field.ts';
import { totalCombat, totalHitPoints } from './strength.ts';

interface OpenBlow {
  readonly unit: UnitId;
  readonly by: Fighter;
  readonly against: readonly RealmNumber[];
  readonly chance: number;
  readonly rolls: number[];
  count: number;
  hits: number;
}

interface OpenRound {
  readonly number: number;
  readonly blows: OpenBlow[];
  readonly draws: { readonly barracks: number[]; readonly target: number[]; readonly rank5: number[] };
  readonly retreats: Retreat[];
  readonly present: readonly FieldUnit[];
  casualties: BattleRound['casualties'];
  status: readonly RoundStatus[];
}

/** Writes down what happens in the rounds of a battle. Odds are worked out without one. */
export class Scribe {
  readonly #rounds: OpenRound[] = [];
  readonly #field: Field;
  #hitPoints: ReadonlyMap<FieldUnit, number> = new Map();
  #units: readonly BattleUnit[] = [];
  #lastCasualties: readonly RoundCasualties[] = [];
  #round: OpenRound = emptyRound(0, []);
  #striking: OpenBlow | null = null;

  constructor(field: Field) {
    this.#field = field;
  }

  get units(): readonly BattleUnit[] {
    return this.#units;
  }

  get rounds(): readonly BattleRound[] {
    return this.#rounds.map(({ present: _, ...round }) => round);
  }

  get lastCasualties(): readonly RoundCasualties[] {
    return this.#lastCasualties;
  }

  /** When it is clear who defends walls. */
  beginBattle(): void {
    this.#hitPoints = totalHitPoints(this.#field);
    this.#units = this.#field.units.map((unit) => unitBefore(unit, this.#hitPoints.get(unit) as number));
  }

  /** Before the last of the doomed are removed. */
  endBattle(): void {
    this.#lastCasualties = casualtiesOf(this.#field.units).filter(({ killed }) => killed.length > 0);
  }

  beginRound(number: number): void {
    const present = this.#field.units.filter(
      ({ gone, squads }) => !gone && squads.some((each) => each.removed < each.size),
    );
    for (const unit of present) unit.suffered = 0;
    this.#round = emptyRound(number, present);
    this.#rounds.push(this.#round);
  }

  barracks(roll: number): void {
    this.#round.draws.barracks.push(roll);
  }

  target(roll: number): void {
    this.#round.draws.target.push(roll);
  }

  rank5(roll: number): void {
    this.#round.draws.rank5.push(roll);
  }

  /** An individual strikes; `blow` writes down each of their attacks. */
  strikes(squad: Squad, { group }: Target, chance: number): void {
    const blow = this.#blowOf(squad, group, chance);
    blow.count += 1;
    this.#striking = blow;
  }

  /** One attack of who strikes. */
  blow(roll: number): void {
    const blow = this.#striking as OpenBlow;
    blow.rolls.push(roll);
    if (roll <= blow.chance) blow.hits += 1;
  }

  /** Before the doomed are removed. */
  casualties(): void {
    this.#round.casualties = casualtiesOf(this.#round.present);
  }

  /** When the damage of the round is dealt. */
  damage(): void {
    this.#round.status = this.#round.present.map((unit) => ({
      unit: unit.unit.id,
      suffered: unit.suffered,
      taken: unit.taken,
      totalHitPoints: this.#hitPoints.get(unit) as number,
    }));
  }

  retreat(retreat: Retreat): void {
    this.#round.retreats.push(retreat);
  }

  #blowOf(squad: Squad, group: Group, chance: number): OpenBlow {
    const against = group.sides.map(({ realm }) => realm);
    const by = fighterOf(squad);
    const unit = squad.unit.unit.id;
    const known = this.#round.blows.findLast(
      (blow) =>
        blow.unit === unit && blow.chance === chance && blow.against[0] === against[0] && sameFighter(blow.by, by),
    );
    if (known) return known;
    const blow: OpenBlow = { unit, by, against, chance, rolls: [], count: 0, hits: 0 };
    this.#round.blows.push(blow);
    return blow;
  }
}

const unitBefore = (each: FieldUnit, hitPoints: number): BattleUnit => {
  const { id, name, retreatLevel, follow, commanders, leader } = each.unit;
  const troops = each.squads.filter(({ troop }) => troop !== null);
  return {
    unit: id,
    realm: each.side.realm,
    name,
    role: each.committed ? 'walls' : each.role,
    retreatLevel,
    follow,
    totalCombat: totalCombat(each),
    totalHitPoints: hitPoints,
    stacks: troops.map(({ type, rank, size }) => ({ type, rank, count: size })),
    commanders,
    leader,
  };
};

const emptyRound = (number: number, present: readonly FieldUnit[]): OpenRound => ({
  number,
  blows: [],
  draws: { barracks: [], target: [], rank5: [] },
  retreats: [],
  present,
  casualties: null,
  status: [],
});
