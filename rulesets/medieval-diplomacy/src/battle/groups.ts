import { by, sorted } from '@chancery/core';
import { type Field, type Group, type Side, standing, type Target } from './field.ts';
import { inOrderOfLoss } from './order-of-loss.ts';

/** Brings every side's targets up to date for the round that begins, from who still stands in the battle. */
export const findTargets = (field: Field): void => {
  const present = sidesPresent(field);
  if (present !== field.grouped) {
    for (const side of field.sides) side.targets = targetsOf(field, side, present);
    field.grouped = present;
  }
  for (const { targets } of field.sides) {
    for (const target of targets) {
      target.hits = 0;
      target.count = individuals(target.group);
    }
  }
};

/** Bits of the sides with somebody in the battle. */
const sidesPresent = (field: Field): number => {
  let present = 0;
  for (const squad of field.squads) if (squad.end > squad.removed) present |= squad.unit.side.bit;
  return present;
};

const targetsOf = (field: Field, side: Side, present: number): readonly Target[] => {
  const hostile = field.sides.filter(({ bit }) => (bit & present & side.enemies) !== 0);
  return hostileGroups(hostile).map((sides) => ({ group: groupOf(field, sides), count: 0, hits: 0 }));
};

/**
 * Allied realms form one group, directly or through others; a group that holds two realms at war with each other falls
 * apart into single realms. In canonical order of each group's first realm.
 */
const hostileGroups = (hostile: readonly Side[]): readonly (readonly Side[])[] => {
  const groups: Side[][] = [];
  const grouped = new Set<Side>();
  for (const side of hostile) {
    if (grouped.has(side)) continue;
    const group = friendsOf(side, hostile);
    for (const member of group) grouped.add(member);
    if (areAtPeace(group)) groups.push(group);
    else groups.push(...group.map((member) => [member]));
  }
  return sorted(
    groups,
    by(([first]) => (first as Side).realm),
  );
};

const friendsOf = (side: Side, among: readonly Side[]): Side[] => {
  let friends = side.bit;
  for (let before = 0; before !== friends; ) {
    before = friends;
    for (const { bit, allies } of among) if ((allies & friends) !== 0) friends |= bit;
  }
  return among.filter(({ bit }) => (bit & friends) !== 0);
};

const areAtPeace = (group: readonly Side[]): boolean => {
  const members = group.reduce((bits, { bit }) => bits | bit, 0);
  return group.every(({ enemies }) => (enemies & members) === 0);
};

const groupOf = (field: Field, sides: readonly Side[]): Group => {
  const squads = field.squads.filter(({ unit }) => sides.includes(unit.side));
  return {
    sides,
    troops: squads.filter(({ troop }) => troop !== null).sort(inOrderOfLoss),
    commanders: squads.filter(({ troop }) => troop === null),
  };
};

const individuals = ({ troops, commanders }: Group): number => {
  let count = 0;
  for (const squad of troops) count += standing(squad);
  for (const squad of commanders) count += standing(squad);
  return count;
};
