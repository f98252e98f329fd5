import type { Choice } from '@chancery/core';
import { branch, numberType, oneOf, textOf } from '@chancery/kit';
import { typeName } from '../../names/names.ts';
import { isSea, isShip, placesOf } from '../../rules/find.ts';
import type { GameKnown } from '../../types.ts';
import { DIE, UNIT_TYPES, type UnitType } from '../../words.ts';
import { mastersAct } from '../masters.ts';
import { oneNation, onePlace, others } from '../offers.ts';
import { NATION, PLACE, REASON, UNIT_TYPE } from '../param-types.ts';

const WHY = textOf('reason', { from: 1, to: 300 });
const SKILL: Choice = {
  ask: 'number',
  param: 'skill',
  from: 1,
  to: DIE,
  then: WHY,
  skip: { label: 'skill 1', then: WHY },
};

/** So many at once put most mistakes right. */
const MOST_PUT = 30;

/** Where units of a type may be: ships at sea, all others on land (W83-2.8). */
const placesFor = ({ setting }: GameKnown, type: UnitType) =>
  placesOf(setting)
    .filter(({ kind }) => (kind === 'sea') === isShip({ type }))
    .map(({ number }) => number);

/** A correction with its reason, for everybody to read (W83-20.50). */
export const putUnits = mastersAct('PUT_UNITS', {
  rule: 'W83-20.50',
  title: 'Put units',
  help: 'Corrects a mistake: so many units of a nation stand in a place. The newsheet says why.',
  edits: true,
  params: {
    nation: { type: NATION, help: 'whose' },
    count: { type: numberType('count', 1, MOST_PUT), help: 'how many' },
    type: { type: UNIT_TYPE, help: 'of which type' },
    place: { type: PLACE, help: 'where' },
    skill: { type: numberType('skill', 1, DIE), optional: true, help: 'the skill of generals' },
    reason: { type: REASON, help: 'why' },
  },
  lines: [{ pattern: 'PUT UNITS <nation> <count> <type> AT <place> [SKILL <skill>] BECAUSE <reason>' }],
  faultOf: ({ setting }, { type, place }) =>
    isSea(setting, place) === isShip({ type }) ? null : { code: 'wrong-element', type, place },
  options: (known) => {
    const type = oneOf(
      'type',
      UNIT_TYPES.map((each) => {
        const where = onePlace(known, 'place', placesFor(known, each), each === 'gen' ? SKILL : WHY);
        return where && branch(each, typeName(each), where);
      }),
    );
    return (
      type &&
      oneNation(known, 'nation', others(known), { ask: 'number', param: 'count', from: 1, to: MOST_PUT, then: type })
    );
  },
});
