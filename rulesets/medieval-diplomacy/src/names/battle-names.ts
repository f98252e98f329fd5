import type { Fighter } from '../events/battle-record.ts';
import type { BattleReport } from '../events/battle-report.ts';
import { defaultUnitName, realmAdjective } from '../rules/names.ts';
import { isShip } from '../rules/troops.ts';
import { kindOf, numberOf, realmOf, type UnitId } from '../unit-id.ts';
import { IND } from '../words.ts';
import { commander, KIND_WORDS } from './names.ts';
import type { Reader } from './reader.ts';
import { troops } from './troop-words.ts';

/** How a battle report calls its units: `Patrol Force 2 (Our Army #2)`, `Independent Army #20`. */
export type UnitNames = (id: UnitId) => string;

export const unitNamesOf = (reader: Reader, units: BattleReport['units']): UnitNames => {
  const names = new Map<UnitId, string>();
  for (const { unit, name } of units) names.set(unit, reportName(reader, unit, name));
  return (id) => names.get(id) ?? plainName(reader, id);
};

const reportName = (reader: Reader, id: UnitId, name: string): string => {
  const unnamed = kindOf(id) !== 'G' && name === defaultUnitName(reader.setting, id);
  return unnamed ? plainName(reader, id) : `${name} (${plainName(reader, id)})`;
};

const plainName = ({ setting, me }: Reader, id: UnitId): string => {
  const realm = realmOf(id);
  const whose = realm === me ? 'Our' : realm === IND ? 'Independent' : realmAdjective(setting, realm);
  return `${whose} ${KIND_WORDS[kindOf(id)]} #${numberOf(id)}`;
};

/** `2 Cavalry`; a commander of the reader's own by name, any other as `1 commander`. */
export const fighters = (reader: Reader, unit: UnitId, who: Fighter, count: number): string => {
  if ('type' in who) return troops(reader.setting, who.type, count);
  return realmOf(unit) === reader.me ? commander(reader, who.commander) : '1 commander';
};

/** What becomes of those who fall: ships are sunk, machines destroyed, people killed. */
export const fate = ({ setting }: Reader, who: Fighter): 'sunk' | 'destroyed' | 'killed' => {
  const troop = 'type' in who ? setting.troops[who.type] : undefined;
  if (!troop) return 'killed';
  if (isShip(troop)) return 'sunk';
  return troop.class === 'siege' ? 'destroyed' : 'killed';
};
