import { appendOnly } from '../guards.ts';
import type { Migration } from '../migration.ts';

/** How a window was called that asked some seats only, and which. */
export const turnWindows: Migration = {
  number: 14,
  name: 'turn-windows',
  statements: ({ kind, int, strict }) => [
    `create table turn_window (
       campaign_id text not null,
       turn ${int} not null,
       edition ${int} not null,
       label text not null,
       seats text not null,
       primary key (campaign_id, turn, edition),
       foreign key (campaign_id, turn, edition) references turn (campaign_id, turn, edition)
     ) ${strict}`,
    ...appendOnly(kind, 'turn_window'),
  ],
};
