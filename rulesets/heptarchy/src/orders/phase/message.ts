import { branch, oneOf, textOf } from '@chancery/kit';
import type { Message } from '../../order.ts';
import { getAreaInfo, kingdomsOf } from '../../rules/find.ts';
import { GROUPS } from '../groups.ts';
import { actionKind } from '../offering.ts';
import { ADDRESSEE, MESSAGE } from '../param-types.ts';

export const message = actionKind<Message>({
  verb: 'MESSAGE',
  rule: 'HEP-15.2',
  title: 'Send a message',
  help: 'Sends a message to one ruler, or to all.',
  group: GROUPS.phase,
  params: {
    to: { type: ADDRESSEE, help: 'a kingdom, or ALL' },
    text: { type: MESSAGE, help: 'up to 2000 characters' },
  },
  lines: [{ pattern: 'MESSAGE <to> <text>' }],
  also: [{ pattern: 'MESSAGE TO <to> <text>' }],
  offer: ({ setting, state, kingdom }, could) =>
    oneOf('to', [
      ...kingdomsOf(state)
        .filter(({ number, controller }) => number !== kingdom && controller === 'player')
        .map(({ number }) => {
          const { code, name } = getAreaInfo(setting, number);
          return could({ to: code, text: 'Hail.' }) ? branch(code, name, textOf('text', MESSAGE)) : null;
        }),
      could({ to: 'ALL', text: 'Hail.' }) ? branch('ALL', 'All', textOf('text', MESSAGE)) : null,
    ]),
});
