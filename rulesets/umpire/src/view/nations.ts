import { areEnemies } from '../rules/hostility.ts';
import type { Nation } from '../state.ts';
import type { NationView, OwnView } from '../view-types.ts';
import { INDEPENDENTS } from '../words.ts';
import { isOpen, type Sight } from './sight.ts';

/** Name, kind, status, score and rank are public (UM-21.26); its ruler sees the rest (UM-21.25), and who is hostile (UM-4.9). */
export const nationView = (sight: Sight, each: Nation): NationView => {
  const { number, code, name, kind, status, score, rank } = each;
  return {
    number,
    code,
    name,
    kind,
    status,
    score,
    rank,
    hostile: isHostile(sight, number),
    own: isOpen(sight, number) && number !== INDEPENDENTS ? ownView(each) : null,
  };
};

/** Independents are everybody's enemies, but for what a rising says of itself (UM-4.3, 4.5). */
const isHostile = ({ state, nation }: Sight, other: number): boolean => {
  if (nation === null || nation === other) return false;
  return other === INDEPENDENTS || areEnemies(state, nation, other);
};

const ownView = ({
  treasury,
  taxRate,
  enemies,
  capital,
  morale,
  originalRevenue,
  originalForces,
  replacementProvince,
  missed,
}: Nation): OwnView => ({
  treasury,
  taxRate,
  enemies,
  capital,
  morale,
  originalRevenue,
  originalForces,
  replacementProvince,
  missed,
});
