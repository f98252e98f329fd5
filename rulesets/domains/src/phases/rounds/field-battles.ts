import type { Phase, Turn } from '@chancery/core';
import { fightBattle } from '../../consequences/battle.ts';
import { retreatByStance } from '../../consequences/retreat.ts';
import type { Contact } from '../../memory.ts';
import { contactOf, enemiesIn, type Side } from '../../rules/contact.ts';
import { provincesOf, unitsByProvince, unitsInField } from '../../rules/find.ts';
import { byInitiative, initiativeOf } from '../../rules/initiative.ts';
import { areHostile } from '../../rules/war.ts';
import type { State, Unit } from '../../state.ts';
import type { Types } from '../../types.ts';
import type { DomainNumber, ProvinceNumber, Round } from '../../words.ts';

/** R8: wherever enemies share a field they fight, province by province (DOM-11.1, 11.4). */
export const fieldBattlesOf = (round: Round): Phase<Types> => ({
  name: `Battles of round ${round}`,
  rule: 'DOM-11.4',
  run: (turn) => {
    const order = initiativeOf(turn.setting, turn.state);
    let shared = sharedFields(turn.state);
    for (const { number } of provincesOf(turn.state)) {
      // Whoever falls back may bring war to another field.
      if (shared.has(number) && fightOver(turn, number, order)) shared = sharedFields(turn.state);
    }
  },
});

/** Where units of several domains stand, in the field or inside. */
const sharedFields = (state: State): ReadonlySet<ProvinceNumber> => {
  const shared = new Set<ProvinceNumber>();
  for (const [province, units] of unitsByProvince(state)) {
    if (units.some(({ owner }) => owner !== units[0]?.owner)) shared.add(province);
  }
  return shared;
};

/**
 * Battle after battle until no two enemies are left: the aggressors by initiative, each against whoever holds the field. Says
 * whether there was any, or somebody gave way.
 */
const fightOver = (turn: Turn<Types>, province: ProvinceNumber, order: readonly DomainNumber[]): boolean => {
  let parted = false;
  for (let met = false; ; met = true) {
    const contact = nextContact(turn, province, order);
    if (contact === null) return met;
    if (!parted && !turn.memory.contacts.some((met) => met.province === province)) {
      // Nobody has come: they have become enemies where they stood, and may give way first (DOM-7.25, 7.26).
      parted = true;
      retreatByStance(turn, province, contact.defender);
      continue;
    }
    const { attacking, defending } = sidesOf(turn.state, contact);
    fightBattle(turn, { province, cause: 'march', attacking, defending });
  }
};

/** The next two who fight there: those who met on the march first, then enemies who stand there for any other reason. */
const nextContact = (
  { state, memory }: Turn<Types>,
  province: ProvinceNumber,
  order: readonly DomainNumber[],
): Contact | null => {
  const pairs = enemiesIn(state, province, order);
  const [pair] = pairs;
  if (pair === undefined) return null;
  const met = memory.contacts
    .filter((contact) => contact.province === province && pairs.some((pair) => isBetween(contact, pair)))
    .sort((one, other) => byInitiative(order)(one.aggressor, other.aggressor));
  return met[0] ?? standingContact(state, order, { province, sides: pair });
};

const isBetween = ({ aggressor, defender }: Contact, pair: readonly [Side, Side]): boolean =>
  pair.includes(aggressor) && pair.includes(defender) && aggressor !== defender;

/** The initiator of a war that began this turn is the aggressor (DOM-7.25). */
const standingContact = (
  state: State,
  order: readonly DomainNumber[],
  { province, sides }: { readonly province: ProvinceNumber; readonly sides: readonly [Side, Side] },
): Contact => {
  const begun = state.wars.find(
    ({ attacker, defender, active, answer, declaredTurn }) =>
      active && declaredTurn === state.turn - (answer ? 0 : 1) && sides.includes(attacker) && sides.includes(defender),
  );
  if (begun === undefined) return contactOf(state, order, { province, sides });
  const initiator = begun.answer ? begun.defender : begun.attacker;
  return { province, aggressor: initiator, defender: sides[0] === initiator ? sides[1] : sides[0] };
};

/** Who fights beside whom: enemies of the defender with the aggressor, enemies of the aggressor with the defender (DOM-11.4). */
const sidesOf = (
  state: State,
  { province, aggressor, defender }: Contact,
): { readonly attacking: readonly Unit[]; readonly defending: readonly Unit[] } => {
  const field = unitsInField(state, province);
  const attacks = (owner: Side): boolean =>
    owner === aggressor ||
    (owner !== defender && areHostile(state, owner, defender) && !areHostile(state, owner, aggressor));
  const defends = (owner: Side): boolean =>
    owner === defender ||
    (owner !== aggressor && areHostile(state, owner, aggressor) && !areHostile(state, owner, defender));
  const attacking = field.filter(({ owner }) => attacks(owner));
  // Units on loan stand by those to whom they are loaned (DOM-8.9).
  const defending = field.filter(
    (unit) => !attacking.includes(unit) && (defends(unit.owner) || (unit.loanedTo !== null && defends(unit.loanedTo))),
  );
  return { attacking, defending };
};
