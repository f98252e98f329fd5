import type { Draft } from '@chancery/core';
import { required } from '@chancery/kit';
import type { Company, State } from '../state.ts';
import type { AreaNumber, CompanyNumber } from '../words.ts';

/** What is done to companies on the draft of a turn. */

export const place = (draft: Draft<State>, id: CompanyNumber, at: AreaNumber): void => {
  companyOf(draft, id).at = at;
};

export const remove = (draft: Draft<State>, ids: readonly CompanyNumber[]): void => {
  draft.companies = draft.companies.filter(({ id }) => !ids.includes(id));
};

const companyOf = (draft: Draft<State>, id: CompanyNumber): Draft<Company> =>
  required(
    draft.companies.find((company) => company.id === id),
    'company',
    id,
  );
