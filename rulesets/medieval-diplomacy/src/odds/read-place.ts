import { HIGHEST_FORT } from '../rules/forts.ts';
import type { OddsQuestion } from './question.ts';

export type OddsPlace = Pick<OddsQuestion, 'kind' | 'fort' | 'attackersAre'>;

const PLACE = /^(sea|border|open|land)$/;
const FORT = /^fort(?:ification)?(?: level)? (\d+)(?: (?:damaged?|with damage)(?: by)? (\d+))?$/;
const AMONG = /^attackers(?: are)? (allied|neutral|at war)$/;

/** `fort 3 damaged 1, attackers at war`; `sea`; `border`. Nothing: open ground. */
export const readPlace = (text: string, faults: string[]): OddsPlace => {
  let place: OddsPlace = { kind: 'land' };
  for (const words of clauses(text)) {
    const [, where] = PLACE.exec(words) ?? [];
    const [, level, damage = '0'] = FORT.exec(words) ?? [];
    const [, among] = AMONG.exec(words) ?? [];
    if (where === 'sea' || where === 'border') place = { ...place, kind: where };
    else if (level !== undefined) place = { ...place, fort: { level: Number(level), damage: Number(damage) } };
    else if (among !== undefined) place = { ...place, attackersAre: among as NonNullable<OddsPlace['attackersAre']> };
    else if (where === undefined)
      faults.push(`'${words}' is no place: fort 3 damaged 1; sea; border; attackers at war`);
  }
  const { fort, kind } = place;
  if (fort && (fort.level < 1 || fort.level > HIGHEST_FORT))
    faults.push(`a fortification has level 1 to ${HIGHEST_FORT}`);
  if (fort && fort.damage > fort.level) faults.push('a fortification has no more damage than levels');
  if (fort && kind !== 'land') faults.push('fortifications stand in provinces, not at sea or on borders');
  return place;
};

/** The parts of a text, in small letters and with single spaces. */
export const clauses = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[,;+]|\band\b/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
