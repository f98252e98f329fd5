import { SIGN_UP_POLICIES } from '@chancery/app';
import { CAMPAIGN_STATUSES, OUTBOX_KINDS, PROCESS_ROLES } from '@chancery/store';
import { z } from 'zod';
import { INSTANT } from './words.ts';

const COUNT = z.int();

const CAMPAIGN_OF = z.strictObject({ campaignId: z.string(), title: z.string() });

const TROUBLE = z.strictObject({
  error: z.string(),
  since: INSTANT,
  lastAt: INSTANT,
  times: COUNT,
  retryAt: INSTANT.nullable(),
});

const INCIDENTS = z
  .strictObject({
    stuck: z.array(CAMPAIGN_OF.extend(TROUBLE.shape)).meta({
      description: 'Campaigns in which what is due cannot be done',
    }),
    held: z.array(CAMPAIGN_OF.extend({ since: INSTANT })).meta({
      description: 'Campaigns whose clock is held since too many sheets are missing',
    }),
    masterless: z.array(CAMPAIGN_OF.extend({ status: z.enum(CAMPAIGN_STATUSES) })).meta({
      description: 'Campaigns without a master who could do anything',
    }),
    troubles: z.array(TROUBLE.extend({ name: z.string() })).meta({
      description: 'What else goes wrong: `mail-out`, `dkim`, `mailbox`, `backup`',
    }),
    processes: z.array(
      z.strictObject({
        id: z.string(),
        role: z.enum(PROCESS_ROLES),
        works: z.boolean().meta({ description: 'It closes windows and sends mail' }),
        engine: z.string(),
        startedAt: INSTANT,
        seenAt: INSTANT,
        ahead: z.int().meta({ description: 'By how many milliseconds its clock is ahead of that of the database' }),
        alive: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Incidents', description: 'What whoever runs the server should look after' });

export const SERVER_STATE = z
  .strictObject({
    engine: z.string().meta({ description: 'The version of Chancery' }),
    database: z.enum(['sqlite', 'postgres']),
    schema: COUNT,
    signUp: z
      .enum(SIGN_UP_POLICIES)
      .nullable()
      .meta({ description: 'Null while it is as configured when the server started' }),
    users: COUNT,
    campaigns: z.partialRecord(z.enum(CAMPAIGN_STATUSES), COUNT),
    due: COUNT.meta({ description: 'Campaigns in which there is something to do now' }),
    mail: z.strictObject({
      waiting: COUNT,
      oldestAt: INSTANT.nullable().meta({ description: 'Since when the one waits that has waited the longest' }),
      quarantined: COUNT,
      givenUp: z.array(z.strictObject({ kind: z.enum(OUTBOX_KINDS), to: z.string(), at: INSTANT, error: z.string() })),
    }),
    incidents: INCIDENTS,
    backup: z
      .strictObject({ at: INSTANT, file: z.string(), size: COUNT, sha256: z.string() })
      .nullable()
      .meta({ description: 'The last backup that is known of' }),
  })
  .meta({ id: 'ServerState', description: 'How the server stands, in numbers' });

export const DISK_USE = z
  .strictObject({ database: COUNT, campaigns: z.array(CAMPAIGN_OF.extend({ bytes: COUNT })) })
  .meta({ id: 'DiskUse', description: 'How much of the disk the data takes, in bytes' });
