import type { Station, Unit } from '../../state.ts';
import type { HepPosition } from '../../types.ts';
import type { KingdomNumber, UnitId, UnitKind } from '../../words.ts';
import type { OddsForce, OddsQuestion } from '../question.ts';
import { ATTACKER, FIELD, homeOf, positionOf, type SupposedRealm } from './supposed-realms.ts';

/** The battle of a question as a position in a world made for it. */
export interface Supposed extends HepPosition {
  /** The units of each force, those who fight: attackers first, as in the question. Cargo is not among them. */
  readonly forces: readonly (readonly UnitId[])[];
}

export const supposed = (question: OddsQuestion): Supposed => {
  const muster = new Muster(question.on);
  const forces = [
    ...question.attackers.map((force) => muster.call(force, ATTACKER)),
    ...question.defenders.map((force, index) => muster.call(force, ATTACKER + 1 + index)),
  ];
  const realms = [joined(question.attackers), ...question.defenders].map((force, index): SupposedRealm => {
    const number = ATTACKER + index;
    muster.reserve(number, force.overLimit);
    const viking = force.viking && question.on === 'land'; // at sea it would but raise a limit (HEP-11.11)
    return { number, iron: force.iron, viking, limit: muster.fighting(number) };
  });
  return { ...positionOf(realms, question, muster.units), forces };
};

/** What the parts of an attack say of their State holds for all of them. */
const joined = (forces: readonly OddsForce[]): Pick<OddsForce, 'iron' | 'viking' | 'overLimit'> => ({
  iron: Math.max(...forces.map(({ iron }) => iron)),
  viking: forces.some(({ viking }) => viking),
  overLimit: Math.max(...forces.map(({ overLimit }) => overLimit)),
});

/** Calls units up, one after another. */
class Muster {
  readonly units: Unit[] = [];
  readonly #on: 'land' | 'sea';
  readonly #fighting = new Map<KingdomNumber, number>();

  constructor(on: 'land' | 'sea') {
    this.#on = on;
  }

  /** The units of a force at its place; Land Units aboard Navies besides. */
  call(force: OddsForce, owner: KingdomNumber): readonly UnitId[] {
    const at: Station =
      this.#on === 'sea' ? { in: 'sea', sea: FIELD } : { in: 'area', area: owner === ATTACKER ? homeOf(owner) : FIELD };
    const ids = force.troops.flatMap(({ count, kind, cargo }) =>
      Array.from({ length: count }, () => {
        const id = this.#add(kind, owner, at, force);
        if (cargo !== null) this.#add(cargo, owner, { in: 'navy', navy: id }, force);
        return id;
      }),
    );
    this.#fighting.set(owner, this.fighting(owner) + ids.length);
    return ids;
  }

  /** How many of a State fight: its limit, so that it is over it by its reserve. */
  fighting(owner: KingdomNumber): number {
    return this.#fighting.get(owner) ?? 0;
  }

  /** Units that a State has elsewhere. */
  reserve(owner: KingdomNumber, count: number): void {
    const [kind, at]: [UnitKind, Station] =
      this.#on === 'sea'
        ? ['navy', { in: 'port', area: homeOf(owner), sea: FIELD }]
        : ['levy', { in: 'area', area: homeOf(owner) }];
    for (let each = 0; each < count; each += 1) this.#add(kind, owner, at, { boost: 0, fresh: false });
  }

  #add(
    kind: UnitKind,
    owner: KingdomNumber,
    at: Station,
    { boost, fresh }: Pick<OddsForce, 'boost' | 'fresh'>,
  ): UnitId {
    const id = this.units.length + 1;
    const actionsUsed = fresh ? 1 : 2;
    this.units.push({ id, kind, owner, at, fresh: false, moved: false, carried: false, actionsUsed, boost });
    return id;
  }
}
