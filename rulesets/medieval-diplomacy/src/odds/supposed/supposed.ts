import { borderMeetings, nextBattle } from '../../battle/next-battle.ts';
import type { BattlePosition, BattleQuestion, Crossing } from '../../battle/question.ts';
import { getTroop } from '../../rules/find.ts';
import { newUnit } from '../../rules/new-unit.ts';
import { isShip } from '../../rules/troops.ts';
import type { Commander, Unit } from '../../state.ts';
import { realmOf, type UnitId, unitId } from '../../unit-id.ts';
import type { RealmNumber, Relation } from '../../words.ts';
import type { OddsForce, OddsQuestion } from '../question.ts';
import { FIELD, homeOf, isAttacker, provincesFor, settingFor } from './supposed-land.ts';

/** The battle of a question as a position in a world made for it. Forces are realms 1, 2, 3 ..., attackers first. */
export const supposed = (question: OddsQuestion): BattleQuestion => {
  const forces = [...question.attackers, ...question.defenders];
  const setting = settingFor(question, forces.length);
  const commanders: Commander[] = [];
  const units = forces.flatMap((force, index) => unitsOf(question, force, index + 1, commanders));
  const state = {
    units: units.sort((a, b) => a.id - b.id),
    commanders,
    provinces: provincesFor(question, forces.length),
    relations: relationsFor(question, forces.length),
    passage: [],
  };
  const position: BattlePosition = { setting, state };
  const meeting =
    question.kind === 'border'
      ? borderMeetings(
          position,
          units.map((unit) => crossingOf(question, unit)),
        )[0]
      : nextBattle(position, question.kind, []);
  if (!meeting) throw new Error('the two sides of a supposed battle do not meet');
  return { ...position, ...meeting, phase: 1 };
};

const unitsOf = (question: OddsQuestion, force: OddsForce, realm: RealmNumber, commanders: Commander[]): Unit[] => {
  const atSea = question.kind === 'sea';
  const main = unitFor(question, force, unitId(realm, atSea ? 'F' : 'A', 1));
  const ids = (force.commanders ?? []).map((ratings) => {
    const id = commanders.length + 1;
    commanders.push({ ...ratings, id, name: '', realm, unit: main.id, improved: [] });
    return id;
  });
  const led = { ...main, commanders: ids, leader: ids[0] ?? null };
  if (!atSea) return [{ ...led, stacks: force.stacks }];
  const isAboard = (type: number): boolean => !isShip(getTroop(question.setting, type));
  const aboard = force.stacks.filter(({ type }) => isAboard(type));
  const ships = { ...led, stacks: force.stacks.filter(({ type }) => !isAboard(type)) };
  if (aboard.length === 0) return [ships];
  return [ships, { ...unitFor(question, force, unitId(realm, 'A', 1)), stacks: aboard, loadedOn: main.id }];
};

const unitFor = (question: OddsQuestion, force: OddsForce, id: UnitId): Unit => {
  const realm = realmOf(id);
  const onBorder = question.kind === 'border';
  const location = onBorder && isAttacker(question, realm) ? homeOf(1) : FIELD;
  return {
    ...newUnit(id, '', location, null),
    cameFrom: onBorder ? null : homeOf(realm),
    retreatLevel: force.retreatLevel ?? 5,
    defendFort: force.outside !== true,
    landed: force.landed === true,
  };
};

/** Attackers march from the home of the first into the field, defenders the other way. */
const crossingOf = (question: OddsQuestion, { id, realm }: Unit): Crossing =>
  isAttacker(question, realm) ? { unit: id, from: homeOf(1), to: FIELD } : { unit: id, from: FIELD, to: homeOf(1) };

const relationsFor = (question: OddsQuestion, forces: number): Relation[][] => {
  const among = question.attackersAre ?? 'allied';
  const attackers: Relation = among === 'allied' ? 'alliance' : among === 'at war' ? 'war' : 'neutral';
  const relation = (a: RealmNumber, b: RealmNumber): Relation => {
    if (a === b) return 'neutral';
    if (isAttacker(question, a) !== isAttacker(question, b)) return 'war';
    return isAttacker(question, a) ? attackers : 'alliance';
  };
  const realms = Array.from({ length: forces + 1 }, (_, realm) => realm);
  return realms.map((a) => realms.map((b) => (a === 0 || b === 0 ? 'neutral' : relation(a, b))));
};
