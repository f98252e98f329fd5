import { getDomainInfo, getProvinceInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { Holding } from '../state.ts';
import { type DomainNumber, type HoldingKind, NATIVES, type ProvinceNumber } from '../words.ts';

/** What things are called by a reader. */

export const domainName = (setting: Setting, domain: DomainNumber): string => getDomainInfo(setting, domain).name;
export const codeOf = (setting: Setting, domain: DomainNumber): string => getDomainInfo(setting, domain).code;
export const provinceName = (setting: Setting, province: ProvinceNumber): string =>
  getProvinceInfo(setting, province).name;

/** `the Kingdom of Skarrow`; natives have no domain. */
export const theDomain = (setting: Setting, domain: DomainNumber | null): string =>
  domain === null ? NATIVES : `the ${domainName(setting, domain)}`;

type Named = Pick<Holding, 'province' | 'kind' | 'owner'>;

/** `Kingsholt guild QUE`, as orders have it. */
export const holdingName = (setting: Setting, { province, kind, owner }: Named): string =>
  `${provinceName(setting, province)} ${kind} ${codeOf(setting, owner)}`;

const KIND_WORDS: { readonly [Kind in HoldingKind]: string } = { law: 'law', guild: 'guild', temple: 'temple' };
export const kindWords = (kind: HoldingKind): string => KIND_WORDS[kind];
