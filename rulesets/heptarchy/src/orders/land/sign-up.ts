import { branch, oneOf, textOf } from '@chancery/kit';
import { TRADITION_WORDS } from '../../names/reader.ts';
import type { SignUp } from '../../order.ts';
import { TRADITIONS } from '../../words.ts';
import { GROUPS } from '../groups.ts';
import { actionKind } from '../offering.ts';
import { COLOR, LEADER, TRADITION } from '../param-types.ts';
import { NAMED_COLORS } from './named-colors.ts';

export const signUp = actionKind<SignUp>({
  verb: 'SIGN_UP',
  rule: 'HEP-17.1',
  title: 'Sign up',
  help: 'Names your King or Queen, and chooses your extra Tradition and your colour. Once, as the first thing you post in Turn 0.',
  group: GROUPS.land,
  params: {
    leader: { type: LEADER, help: 'your King or Queen' },
    tradition: { type: TRADITION, help: 'a Tradition that your Tribe does not give' },
    color: { type: COLOR, optional: true, help: 'such as "#7a1f1f"; by default the usual colour of your kingdom' },
  },
  lines: [{ pattern: 'SIGN UP AS <leader> WITH <tradition> [COLOUR <color>]' }],
  also: [{ pattern: 'SIGN UP AS <leader> WITH <tradition> COLOR <color>' }],
  offer: (_, could) =>
    oneOf(
      'tradition',
      TRADITIONS.map((tradition) => {
        if (!could({ leader: 'King Wulfric', tradition })) return null;
        const leader = textOf('leader', LEADER);
        const colors = NAMED_COLORS.map(([color, name]) =>
          branch(color, name, could({ leader: 'King Wulfric', tradition, color }) ? leader : null),
        );
        return branch(
          tradition,
          TRADITION_WORDS[tradition],
          oneOf('color', colors, { label: 'The usual colour', then: leader }),
        );
      }),
    ),
});
