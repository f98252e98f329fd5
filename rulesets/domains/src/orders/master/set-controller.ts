import { illegal, type OrderKind } from '@chancery/core';
import { branch, everyNumbered, namedTypes, oneOf } from '@chancery/kit';
import type { OrderOf } from '../../order.ts';
import type { Types } from '../../types.ts';
import { DOMAIN } from '../param-types.ts';

const TO = namedTypes<Types>().words('controller', ['player', 'npc']);

/** A domain is given to a ruler, or to the rules (DOM-16.9). */
export const setController: OrderKind<Types, OrderOf<'SET_CONTROLLER'>> = {
  verb: 'SET_CONTROLLER',
  rule: 'DOM-16.9',
  title: 'Set a controller',
  help: 'Gives a domain to a ruler, or has the rules run it.',
  group: 'Seats',
  by: 'master',
  params: { domain: { type: DOMAIN, help: 'which domain' }, to: { type: TO, help: 'who runs it' } },
  lines: [{ pattern: 'SET CONTROLLER <domain> <to>' }],
  options: ({ setting, view }) =>
    oneOf(
      'domain',
      everyNumbered(view.domains)
        .filter(({ controller }) => controller !== 'eliminated')
        .map(({ number, controller }) => {
          const to = controller === 'npc' ? 'player' : 'npc';
          return branch(number, setting.domains[number]?.name ?? '', oneOf('to', [branch(to, to)]));
        }),
    ),
  check: ({ view }, { args }) =>
    view.domains[args.domain]?.controller === 'eliminated'
      ? [illegal({ code: 'eliminated', domain: args.domain })]
      : [],
};
