/** What holds special territories (W83-2.27, 2.30): numbers of infantry and cavalry by the roll. */

export interface Garrison {
  readonly infantry: number;
  readonly cavalry: number;
}

const of = (infantry: number, cavalry = 0): Garrison => ({ infantry, cavalry });

/** 1 to 3 one infantry, 4 to 6 two, 7 and 8 two and a cavalry, 9 and 10 nobody. */
export const siberianGarrison = (roll: number): Garrison => {
  if (roll <= 3) return of(1);
  if (roll <= 6) return of(2);
  return roll <= 8 ? of(2, 1) : of(0);
};

const AFRICAN: readonly Garrison[] = [
  of(0),
  of(0),
  of(0),
  of(1),
  of(1),
  of(2),
  of(2),
  of(3),
  of(3, 1),
  of(4),
  of(4, 1),
  of(5),
  of(6, 1),
];

/** By the roll and the value of the territory together; the last row holds for 12 and more. */
export const africanGarrison = (total: number): Garrison => AFRICAN[Math.min(total, AFRICAN.length - 1)] as Garrison;
