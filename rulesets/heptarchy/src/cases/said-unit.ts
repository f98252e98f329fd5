import { meantAmong, type Words } from '@chancery/core';
import { getAreaInfo, getSeaInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { Station, Unit } from '../state.ts';
import { UNIT_KINDS, type UnitId, type UnitKind } from '../words.ts';
import { areaNamed, codesOf, seaNamed } from './names.ts';

/**
 * A unit in words: `levy CHE at SSX`, `retinue CHE aboard 3`, `navy CHE on The Wash`, `navy CHE in CHE on S3`, and after
 * commas what it has done: `fresh`, `moved`, `carried`, `used 1`, `boost 2`.
 */
export const readUnit = (words: Words, name: string, setting: Setting): Unit | null => {
  if (!/^\d+$/.test(name)) return words.fault(`units go by their id, a number, and not by '${name}'`);
  const id: UnitId = Number(name);
  const said = words.text('a unit, such as levy CHE at SSX');
  if (said === null) return null;
  const [first = '', ...marks] = said.split(',').map((part) => part.trim());
  const [, kind = '', owner = '', place = ''] = /^(\w+)\s+(.+?)\s+((?:at|aboard|on|in)\s+.+)$/.exec(first) ?? [];
  if (!(UNIT_KINDS as readonly string[]).includes(kind))
    return words.unknown('kind of unit', kind || first, UNIT_KINDS);
  const kingdom = areaNamed(setting, owner);
  if (kingdom === null) return words.unknown('kingdom', owner, codesOf(setting));
  const at = stationIn(place, setting);
  if (at === null) return words.fault(`'${place}' is no place for a unit`);
  const unit: Unit = {
    id,
    kind: kind as UnitKind,
    owner: kingdom,
    at,
    fresh: marks.includes('fresh'),
    moved: marks.includes('moved'),
    carried: marks.includes('carried'),
    actionsUsed: numberAfter('used', marks),
    boost: numberAfter('boost', marks),
  };
  const unread = marks.find((mark) => !/^(?:fresh|moved|carried|used \d|boost \d+)$/.test(mark));
  return unread === undefined ? unit : words.fault(`'${unread}' says nothing of a unit${meantAmong(unread, MARKS)}`);
};

const numberAfter = (word: string, marks: readonly string[]): number =>
  Number(marks.find((mark) => mark.startsWith(`${word} `))?.slice(word.length + 1) ?? 0);

const MARKS = ['fresh', 'moved', 'carried', 'used 1', 'boost 1'];

/** Where a unit is: `at SSX`, `aboard 3`, `on The Wash`, `in CHE on S3`; null if it is no such place. */
export const stationIn = (place: string, setting: Setting): Station | null => {
  const aboard = /^aboard\s+(\d+)$/.exec(place);
  if (aboard) return { in: 'navy', navy: Number(aboard[1]) };
  const port = /^(?:in|at)\s+(.+?)\s+on\s+(.+)$/.exec(place);
  if (port) {
    const [area, sea] = [areaNamed(setting, port[1] ?? ''), seaNamed(setting, port[2] ?? '')];
    return area === null || sea === null ? null : { in: 'port', area, sea };
  }
  const [, word = '', name = ''] = /^(\w+)\s+(.+)$/.exec(place) ?? [];
  if (word === 'on') {
    const sea = seaNamed(setting, name);
    return sea === null ? null : { in: 'sea', sea };
  }
  const area = areaNamed(setting, name);
  return area === null ? null : { in: 'area', area };
};

export const stationSaid = (setting: Setting, at: Station): string => {
  switch (at.in) {
    case 'area':
      return `at ${getAreaInfo(setting, at.area).code}`;
    case 'navy':
      return `aboard ${at.navy}`;
    case 'sea':
      return `on ${getSeaInfo(setting, at.sea).name}`;
    case 'port':
      return `in ${getAreaInfo(setting, at.area).code} on ${getSeaInfo(setting, at.sea).name}`;
  }
};

/** The unit in the words in which it can be stated. */
export const unitSaid = (setting: Setting, unit: Unit): string =>
  [
    `${unit.kind} ${getAreaInfo(setting, unit.owner).code} ${stationSaid(setting, unit.at)}`,
    ...(unit.fresh ? ['fresh'] : []),
    ...(unit.moved ? ['moved'] : []),
    ...(unit.carried ? ['carried'] : []),
    ...(unit.actionsUsed > 0 ? [`used ${unit.actionsUsed}`] : []),
    ...(unit.boost > 0 ? [`boost ${unit.boost}`] : []),
  ].join(', ');
