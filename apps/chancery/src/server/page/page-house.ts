import type { Accounts, App } from '@chancery/app';

/** What the pages are made with. */
export interface PageHouse {
  readonly app: App;
  readonly accounts: Accounts;
  /** In which times are shown: pages without a script cannot ask the reader's own clock. */
  readonly zone: string;
}
