import { z } from 'zod';
import { INSTANT, SEAT } from './words.ts';

const PERSON = z.strictObject({ userId: z.string(), name: z.string() });

const SPAN = {
  id: z.string(),
  from: INSTANT,
  until: INSTANT.nullable().meta({ description: 'Null where turns say it' }),
  through: z.int().nullable().meta({ description: 'The last turn that they miss; null where an instant says it' }),
  past: z.boolean(),
  note: z.string(),
};

export const ABSENCE = z
  .strictObject({ ...SPAN, seat: SEAT })
  .meta({ id: 'Absence', description: 'A time in which a ruler is away' });

export const WAITING_ABSENCE = z
  .strictObject(SPAN)
  .meta({ id: 'WaitingAbsence', description: 'A time in which a player is away who has no seat yet' });

/** Everybody who has to do with a campaign. */
export const PEOPLE = z
  .strictObject({
    masters: z.array(PERSON.extend({ role: z.enum(['first', 'second']), since: INSTANT })),
    rulers: z.array(PERSON.extend({ seat: SEAT, since: INSTANT.nullable() })),
    applications: z.array(
      PERSON.extend({
        status: z.enum(['waiting', 'accepted', 'declined', 'withdrawn']),
        preferences: z.array(SEAT),
        message: z.string(),
        at: INSTANT,
      }),
    ),
    standbys: z.array(PERSON.extend({ since: INSTANT })).meta({ description: 'The longest waiting first' }),
    absences: z.array(ABSENCE),
    waitingAbsences: z
      .array(PERSON.extend(SPAN))
      .meta({ description: 'Of those who stand by, or have asked for a seat' }),
    invitations: z.array(
      z.strictObject({
        id: z.string(),
        seat: SEAT.nullable(),
        email: z.string().nullable(),
        expiresAt: INSTANT,
        status: z.enum(['open', 'accepted', 'revoked', 'expired']),
        most: z.int().meta({ description: 'How many may come by it' }),
        used: z.int().meta({ description: 'How many have come by it' }),
        link: z.string().nullable().meta({ description: 'While it can be used' }),
      }),
    ),
  })
  .meta({ id: 'People', description: 'Everybody who has to do with a campaign' });
