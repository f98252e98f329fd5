import type { OrderKind } from '@chancery/core';
import { allIllegal, branch, oneOf, RULERS_ONLY, someOf } from '@chancery/kit';
import { areaName } from '../names/names.ts';
import { type March, type Order, ordersOf } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { companiesOf, findCompany } from '../rules/find.ts';
import { marchFault } from '../rules/march.ts';
import type { GameKnown, Types } from '../types.ts';
import type { CompanyNumber } from '../words.ts';
import { AREA, COMPANIES } from './param-types.ts';

export const march: OrderKind<Types, March> = {
  verb: 'MARCH',
  rule: 'NEW-1.1',
  title: 'March',
  help: 'Sends your companies to a bordering area. They fight companies of the other house that they meet there.',
  group: 'Companies',
  by: 'ruler',
  units: 'companies',
  params: {
    companies: { type: COMPANIES, help: 'your companies' },
    to: { type: AREA, help: 'where to' },
  },
  lines: [{ pattern: 'MARCH <companies> TO <to>' }],
  options: (known, drafted) => {
    const { setting, view } = known;
    if (view.power === null) return null;
    const free = companiesOf(view, view.power).filter(({ id }) => !marchesIn(drafted, id));
    return oneOf(
      'to',
      setting.areas.map((area) => {
        if (area === null) return null;
        const able = free.filter((company) => marchFault(setting, company, area.number) === null);
        const ticks = able.map(({ id, at }) => ({ value: id, label: `Company ${id} in ${areaName(setting, at)}` }));
        return branch(area.number, area.name, someOf('companies', ticks));
      }),
    );
  },
  check: (known, { args }, { orders, index }) =>
    known.view.power === null
      ? RULERS_ONLY
      : allIllegal(args.companies.map((id) => faultOf(known, id, args.to, orders.slice(0, index)))),
};

const faultOf = (
  { setting, view }: GameKnown,
  id: CompanyNumber,
  to: March['args']['to'],
  before: readonly Order[],
): Refusal | null => {
  const company = findCompany(view, id);
  if (company === null || company.owner !== view.power) return { code: 'unknown-unit', unit: id };
  if (marchesIn(before, id)) return { code: 'marches-already', company: id };
  return marchFault(setting, company, to);
};

const marchesIn = (orders: readonly Order[], id: CompanyNumber): boolean =>
  ordersOf(orders, 'MARCH').some(({ args }) => args.companies.includes(id));
