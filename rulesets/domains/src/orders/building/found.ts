import { branch, everyNumbered, oneOf } from '@chancery/kit';
import { HOLDING_KINDS } from '../../words.ts';
import { numbersOf, oneProvince, ownHoldings } from '../offers.ts';
import { KIND, PROVINCE } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** A new holding (DOM-4.4). */
export const found = action('FOUND', {
  rule: 'DOM-4.4',
  title: 'Found',
  help: 'Founds a holding of level 1 for 2 gold. On land of others without leave it takes a roll of 4 or more.',
  group: GROUPS.building,
  about: ['kind', 'province'],
  params: { kind: { type: KIND, help: 'of which kind' }, province: { type: PROVINCE, help: 'where' } },
  lines: [{ pattern: 'FOUND <kind> IN <province>' }],
  options: (known) => {
    const has = (kind: string, province: number): boolean =>
      ownHoldings(known).some((holding) => holding.kind === kind && holding.province === province);
    const all = numbersOf(everyNumbered(known.view.provinces));
    return oneOf(
      'kind',
      HOLDING_KINDS.map((kind) =>
        branch(
          kind,
          kind,
          oneProvince(
            known,
            'province',
            all.filter((province) => !has(kind, province)),
          ),
        ),
      ),
    );
  },
});
