import type { OrderKind } from '@chancery/core';
import { textOf } from '@chancery/kit';
import type { Proclaim } from '../../order.ts';
import { proclamationFault } from '../../rules/proclamation.ts';
import type { Types } from '../../types.ts';
import { offered } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { judged } from '../judging.ts';
import { PROCLAMATION } from '../param-types.ts';

export const proclaim: OrderKind<Types, Proclaim> = {
  verb: 'PROCLAIM',
  rule: 'MD-15.20',
  title: 'Publish a proclamation',
  help: 'Publishes a proclamation for all rulers to read. One a turn earns 7 gold if it is suitable: 20 to 4,000 characters, and nothing offensive.',
  group: GROUPS.headquarters,
  by: 'ruler',
  params: { text: { type: PROCLAMATION, help: 'the words of the proclamation' } },
  lines: [{ pattern: 'PROCLAIM <text>' }],
  options: offered(() => textOf('text', { from: 40, to: 4000 })),
  check: judged((_, { args }) => [proclamationFault(args.text)]),
};
