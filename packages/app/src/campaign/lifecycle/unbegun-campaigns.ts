import { err, ok, type Result } from '@chancery/core';
import { countUnbegunBy, type Db, isAdministrator, type UserId } from '@chancery/store';
import type { App } from '../../ground/app.ts';
import type { AppError } from '../../ground/errors.ts';

/** Whether somebody may make another campaign before those have begun that they made; administrators may. */
export const mayMakeAnother = async (
  db: Db,
  { config: { limits } }: Pick<App, 'config'>,
  userId: UserId,
): Promise<Result<null, AppError>> => {
  if (limits === undefined || (await countUnbegunBy(db, userId)) < limits.campaigns) return ok(null);
  if (await isAdministrator(db, userId)) return ok(null);
  return err({ code: 'too-many', what: 'campaigns that have not begun', limit: limits.campaigns, until: null });
};
