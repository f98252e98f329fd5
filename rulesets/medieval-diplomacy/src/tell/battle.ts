import type { RuleNumber } from '@chancery/core';
import { toEverybody } from '@chancery/kit';
import type { BattleRecord } from '../events/battle-record.ts';
import { commonReport, reportFor } from '../events/battle-report.ts';
import type { BattleNews, Told } from '../told.ts';
import type { MdPosition } from '../types.ts';
import { realmOf } from '../unit-id.ts';
import { IND, type RealmNumber } from '../words.ts';
import { countsOf } from './counts.ts';
import { aside, type Hearings, toRealms } from './hearers.ts';

/** The whole report for those who took part and the owner of the land, the outcome for everybody (MD-16.24). */
export const tellBattle = (battle: BattleRecord, rule: RuleNumber, position: MdPosition): Hearings => {
  const common = commonReport(battle);
  const realms = realmsIn(battle);
  const readers = new Set(battle.owner === null ? realms : [...realms, battle.owner]);
  readers.delete(IND);
  return [
    ...[...readers].flatMap((realm) =>
      toRealms(position, [realm], {
        kind: 'battle-reported',
        rule,
        battle: reportFor(common, battle, realm),
        ...aside(position, [], commandersOf(battle, realm)),
      }),
    ),
    ...toEverybody(heardOf(battle, realms)),
  ];
};

/** In canonical order. */
const realmsIn = ({ units }: BattleRecord): readonly RealmNumber[] =>
  [...new Set(units.map(({ realm }) => realm))].sort((a, b) => a - b);

const commandersOf = ({ units }: BattleRecord, realm: RealmNumber): readonly number[] =>
  units.flatMap((unit) => (unit.realm === realm ? unit.commanders : []));

const heardOf = (record: BattleRecord, realms: readonly RealmNumber[]): Told & BattleNews => ({
  kind: 'battle-heard',
  rule: 'MD-16.24',
  battle: record.kind,
  phase: record.phase,
  place: record.place,
  beyond: record.beyond,
  realms,
  victors: record.victors,
  losses: realms.map((realm) => {
    const lost = record.after.filter(({ unit }) => realmOf(unit) === realm);
    return {
      realm,
      troops: countsOf(lost.flatMap((after) => after.lost)),
      commanders: lost.reduce((sum, { lostCommanders }) => sum + lostCommanders.length, 0),
    };
  }),
});
