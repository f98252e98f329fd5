import { type PlaceLine, sentence } from '@chancery/core';
import { realm, unit as unitWords } from '../names/names.ts';
import { readerOf } from '../names/reader.ts';
import { force } from '../names/troop-words.ts';
import { totalHitPoints } from '../rules/troops.ts';
import { tenths } from '../text/money.ts';
import type { MdKnown } from '../types.ts';
import { realmOf, unitLabel } from '../unit-id.ts';
import type { UnitView } from '../view-types.ts';

/** The units in a place by owner, with their troops, total combat and total hit points (MD-16.3, MD-16.41, MD-16.48). */
export const unitLines = (known: MdKnown, there: readonly UnitView[]): readonly PlaceLine[] => {
  const reader = readerOf(known);
  return [...Map.groupBy(there, ({ id }) => realmOf(id))].flatMap(([owner, units]) => [
    { text: sentence(realm(reader, owner)), style: 'head', rule: 'MD-16.3' },
    ...units.flatMap(({ id, loadedOn, troops, commanders, totalCombat }): readonly PlaceLine[] => [
      {
        text: `${unitWords(reader, id)}${loadedOn === null ? '' : `, aboard ${unitWords(reader, loadedOn)}`}`,
        amount: `total combat ${totalCombat}, hit points ${tenths(totalHitPoints(known.setting, troops, commanders))}`,
        style: 'figure',
        rule: 'MD-16.48',
        ...(owner === known.view.realm ? { unit: unitLabel(id) } : {}),
      },
      { text: force(known.setting, troops, commanders) || 'no troops', indent: 2 },
    ]),
  ]);
};
