import type { ListType, NamedType } from '@chancery/core';
import { everyNumbered, namedTypes } from '@chancery/kit';
import type { Types } from '../types.ts';

const { fixed } = namedTypes<Types>();

/** What an argument may be. */

export const AREA: NamedType<Types> = fixed('area', 'integer', ({ areas }) =>
  everyNumbered(areas).map(({ number, name }) => ({ value: number, names: [name] })),
);

const COMPANY: NamedType<Types> = {
  kind: 'named',
  name: 'company',
  value: 'integer',
  fixed: false,
  of: ({ view }) => view.companies.map(({ id }) => ({ value: id, names: [`${id}`] })),
};

export const COMPANIES: ListType<Types> = { kind: 'list', name: 'companies', of: COMPANY, from: 1, to: 99 };
