import type { OrderKind } from '@chancery/core';
import { branch, numberOf, oneOf, upTo } from '@chancery/kit';
import type { Disband } from '../../order.ts';
import { getCommander } from '../../rules/find.ts';
import { GIVERS } from '../../rules/givers.ts';
import { troopTypeOf } from '../../setting.ts';
import type { Types } from '../../types.ts';
import { atDisbanding, eachUnit, offered, typesIn } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judgedOf } from '../judging.ts';
import { COUNT, TROOP } from '../param-types.ts';
import { ANY_UNIT, COMMANDER_ID } from '../unit-types.ts';
import { fewerWarnings, presentFor } from './dismissing.ts';

export const disband: OrderKind<Types, Disband> = {
  verb: 'DISBAND',
  rule: 'MD-15.30',
  title: 'Disband or dismiss',
  help: 'Sends troops home, or dismisses a commander. They are gone at once, bring nothing back and cost no upkeep this turn.',
  group: GROUPS.standing,
  by: 'ruler',
  unit: { type: ANY_UNIT, help: 'the unit' },
  params: {
    count: { type: COUNT, optional: true, help: 'how many' },
    type: { type: TROOP, optional: true, help: 'the troop type' },
    commander: { type: COMMANDER_ID, optional: true, help: 'the commander, in place of troops' },
  },
  lines: [{ pattern: '<unit> DISBAND <count> <type>' }, { pattern: '<unit> DISBAND <commander>' }],
  also: [{ pattern: '<unit> DISBAND COMMANDER <commander>' }, { pattern: '<unit> DISMISS <commander>' }],
  options: offered((desk) =>
    eachUnit(desk, GIVERS.DISBAND, ({ id }) => {
      const { stacks, commanders } = atDisbanding(desk, id);
      const troops = oneOf(
        'type',
        typesIn(desk, stacks).map(({ type, key, name }) =>
          branch(key, name, numberOf('count', upTo(presentFor(desk, id, type, desk.orders.length)))),
        ),
      );
      const leaders = oneOf(
        'commander',
        commanders.map((commander) => branch(commander, getCommander(desk.state, commander).name)),
      );
      if (troops === null || leaders === null) return troops ?? leaders;
      return oneOf('whom', [branch('troops', 'Troops', troops), branch('commander', 'A commander', leaders)]);
    }),
  ),
  check: judgedOf<Disband>((desk, { args: { type, count, commander } }) => {
    const troops = type !== undefined && count !== undefined;
    const nothingElse = type === undefined && count === undefined;
    if (commander === undefined ? !troops : !nothingElse) {
      return [{ code: 'arguments', wanted: 'type and count, or commander' }];
    }
    if (commander !== undefined) {
      const own = desk.state.commanders.some(({ id, realm }) => id === commander && realm === desk.realm);
      return [own ? null : { code: 'unknown-commander', commander }];
    }
    return [troopTypeOf(desk.setting, type ?? '') === null ? { code: 'unknown-troop', type: type ?? '' } : null];
  }, fewerWarnings),
};
