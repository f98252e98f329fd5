import type { DISK_USE, SERVER_STATE } from '@chancery/api';
import type { z } from 'zod';
import { counted } from '../show/counted.ts';
import { instantText } from '../show/instant.ts';

export type ServerState = z.output<typeof SERVER_STATE>;
type Incidents = ServerState['incidents'];
type Trouble = Omit<Incidents['troubles'][number], 'name'>;

/** Beyond this a process closes no window, in milliseconds. */
const CLOCK = 60_000;

/** What somebody should look after: a line each, the worst first. */
export const incidentLines = ({ stuck, held, masterless, troubles, processes }: Incidents): readonly string[] => [
  ...stuck.map(({ title, campaignId, ...trouble }) => `cannot go on   ${title}, ${campaignId}: ${triedText(trouble)}`),
  ...held.map(({ title, campaignId, since }) => `clock held     ${title}, ${campaignId}, since ${instantText(since)}`),
  ...masterless.map(({ title, campaignId, status }) => `no master      ${title}, ${campaignId} (${status})`),
  ...troubles.map(({ name, ...trouble }) => `${name.padEnd(14)} ${triedText(trouble)}`),
  ...(processes.some(({ works, alive }) => works && alive)
    ? []
    : ['no worker      no window closes, and no mail leaves']),
  ...processes.flatMap(({ role, alive, seenAt, ahead }) => [
    ...(alive ? [] : [`${role.padEnd(14)} not seen since ${instantText(seenAt)}`]),
    ...(Math.abs(ahead) <= CLOCK
      ? []
      : [`${role.padEnd(14)} its clock is ${Math.round(ahead / 1000)} s ahead: it closes no window`]),
  ]),
];

const triedText = ({ error, since, times, retryAt }: Trouble): string =>
  `${error}, since ${instantText(since)}, tried ${counted(times, 'time')}${retryAt === null ? '' : `, next ${instantText(retryAt)}`}`;

/** How the server stands. */
export const serverLines = (url: string, state: ServerState, disk: z.output<typeof DISK_USE>): readonly string[] => {
  const { engine, database, schema, users, campaigns, due, mail, incidents, backup } = state;
  const games = Object.entries(campaigns).map(([status, many]) => `${many} ${status}`);
  const oldest = mail.oldestAt === null ? '' : `, the oldest since ${instantText(mail.oldestAt)}`;
  return [
    `${url}: Chancery ${engine}, ${database} (schema ${schema})`,
    `  accounts   ${users}`,
    `  games      ${games.join(', ') || '0'}; ${due} due`,
    `  mail       ${mail.waiting} waiting${oldest}; ${mail.quarantined} held`,
    `  workers    ${incidents.processes.filter(({ works, alive }) => works && alive).length}`,
    `  backup     ${backup === null ? 'none known' : `${instantText(backup.at)}, ${backup.file}, ${sizeText(backup.size)}`}`,
    `  disk       ${sizeText(disk.database)}${disk.campaigns
      .slice(0, 5)
      .map(({ title, bytes }) => `; ${title} ${sizeText(bytes)}`)
      .join('')}`,
  ];
};

const sizeText = (bytes: number): string => `${Math.ceil(bytes / 100_000) / 10} MB`;
