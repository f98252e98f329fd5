import type { Settings } from './settings/schema.ts';

/** Whether a new account waits for the link in a mail. Where no mail leaves nobody could open it. */
export const confirms = ({ accounts: { confirm }, mail }: Pick<Settings, 'accounts' | 'mail'>): boolean =>
  confirm === 'always' || (confirm === 'if-mailed' && mail.out === 'smtp');
