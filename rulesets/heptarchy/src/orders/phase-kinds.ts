import { areaInfo, kingdomsOf } from '../rules/find.ts';
import { GROUPS } from './groups.ts';
import { actionKind, branch, type Kinds, oneOf, text, when } from './offering.ts';
import type { End, Message } from './order.ts';
import { ADDRESSEE, MESSAGE } from './param-types.ts';

const message = actionKind<Message>({
  verb: 'MESSAGE',
  rule: 'HEP-15.2',
  title: 'Send a message',
  help: 'Words to one ruler, or to all.',
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
          const { code, name } = areaInfo(setting, number);
          return could({ to: code, text: 'Hail.' }) ? branch(code, name, text('text', MESSAGE)) : null;
        }),
      could({ to: 'ALL', text: 'Hail.' }) ? branch('ALL', 'All', text('text', MESSAGE)) : null,
    ]),
});

const end = actionKind<End>({
  verb: 'END',
  rule: 'HEP-1.6',
  title: 'End your Phase',
  help: 'Closes your Phase: the next kingdom is called. Nothing after it counts.',
  group: GROUPS.phase,
  params: {},
  lines: [{ pattern: 'END' }],
  also: [{ pattern: 'END PHASE' }],
  offer: (_, could) => when(could({})),
});

export const PHASE_ORDERS: Kinds<'MESSAGE' | 'END'> = { MESSAGE: message, END: end };
