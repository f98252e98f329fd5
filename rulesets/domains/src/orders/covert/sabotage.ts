import { branch, oneOf } from '@chancery/kit';
import { provinceName } from '../../names/names.ts';
import { commanded, foreignHoldings, oneHolding } from '../offers.ts';
import { HOLDING, PROVINCE, UNIT } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** Scouts do damage (DOM-9.13 to 9.16). */
export const sabotage = action('SABOTAGE', {
  rule: 'DOM-9.13',
  title: 'Sabotage',
  help: 'Scouts in the province or beside it take a level off a holding, or destroy a bridge or a trade route. Costs 1 gold, once a month. If it fails they are discovered.',
  group: GROUPS.covert,
  params: {
    holding: { type: HOLDING, optional: true, help: 'a holding' },
    from: { type: PROVINCE, optional: true, help: 'where the bridge begins' },
    to: { type: PROVINCE, optional: true, help: 'where it leads' },
    route: { type: HOLDING, optional: true, help: 'an end of a trade route' },
    scouts: { type: UNIT, help: 'which Scouts' },
  },
  lines: [
    { pattern: 'SABOTAGE BRIDGE <from> TO <to> WITH <scouts>' },
    { pattern: 'SABOTAGE ROUTE <route> WITH <scouts>' },
    { pattern: 'SABOTAGE <holding> WITH <scouts>' },
  ],
  options: (known) =>
    oneOf(
      'scouts',
      commanded(known)
        .filter(({ type }) => type === 'Scouts')
        .map(({ name, province }) => {
          const near = new Set([province, ...(known.setting.provinces[province]?.borders ?? [])]);
          const targets = foreignHoldings(known).filter((holding) => near.has(holding.province));
          return branch(
            name,
            `${name} in ${provinceName(known.setting, province)}`,
            oneHolding(known, 'holding', targets),
          );
        }),
    ),
});
