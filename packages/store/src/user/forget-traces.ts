import { jsonText } from '../json-text.ts';
import type { Trx } from '../schema.ts';
import type { UserRow } from './users.ts';

/**
 * Removes the name and the address of somebody from where they were written down for others: notices that name them, mails
 * to them and about them, mails of theirs, invitations. To be called while they have their account.
 */
export const forgetTraces = async (trx: Trx, { id, name, email }: UserRow): Promise<void> => {
  await forgetMails(trx, { id, name, email });
  for (const table of ['notice', 'bulletin'] as const) {
    await trx
      .deleteFrom(table as 'notice')
      .where(({ eb, or, and }) =>
        or([
          and([eb('kind', '=', 'application'), eb('dedupeKey', 'like', `application:%:${id}:%`)]),
          and([
            eb('kind', '=', 'campaign-handed-over'),
            eb('facts', '=', jsonText({ kind: 'campaign-handed-over', to: name })),
          ]),
        ]),
      )
      .execute();
  }
  await trx.deleteFrom('replyName').where('userId', '=', id).execute();
  await trx.deleteFrom('mailTrouble').where('address', '=', email).execute();
  await trx
    .deleteFrom('incomingMail')
    .where(({ eb, or }) => or([eb('userId', '=', id), eb('sender', '=', email)]))
    .execute();
  await trx
    .updateTable('invitation')
    .set({ email: null })
    .where(({ eb, or }) => or([eb('acceptedBy', '=', id), eb('email', '=', email)]))
    .where('acceptedAt', 'is not', null)
    .execute();
};

type Person = Pick<UserRow, 'id' | 'name' | 'email'>;

const forgetMails = async (trx: Trx, { id, name }: Person): Promise<void> => {
  await trx.deleteFrom('outbox').where('userId', '=', id).execute();
  await trx.deleteFrom('outbox').where('dedupeKey', 'like', `notice:%:application:%:${id}:%`).execute();
  const invitations = await trx.selectFrom('invitation').select('id').where('createdBy', '=', id).execute();
  for (const invitation of invitations) {
    await trx.deleteFrom('outbox').where('dedupeKey', '=', `invitation:${invitation.id}`).execute();
  }
  const handed = await trx
    .selectFrom('outbox')
    .select(['seq', 'payload'])
    .where('dedupeKey', 'like', 'notice:%:campaign-handed-over:%')
    .execute();
  const written = JSON.stringify(name).slice(1, -1);
  for (const { seq, payload } of handed) {
    if (payload.includes(written)) await trx.deleteFrom('outbox').where('seq', '=', seq).execute();
  }
};
