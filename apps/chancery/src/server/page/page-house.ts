import type { Accounts, App } from '@chancery/app';
import type { Context } from 'hono';
import type { HostState } from '../host-state.ts';

export type MailOut = 'smtp' | 'files' | 'none';

/** What the pages are made with. */
export interface PageHouse {
  readonly app: App;
  readonly accounts: Accounts;
  /** In which times are shown: pages without a script cannot ask the reader's own clock. */
  readonly zone: string;
  /** Where a demonstration can be tried out by whoever asks; null where there is none for them. */
  readonly demo: (context: Context) => string | null;
  /** How mail leaves this server: `files` when it only lies in a folder of its own. */
  readonly mailOut: MailOut;
  /** How this process stands, for administrators. */
  readonly host: () => HostState;
}
