import { type UserId, userSettingOf } from '@chancery/store';
import { setNotices } from '../../channels/notices/set-notices.ts';
import { userActor } from '../../ground/actor.ts';
import type { App } from '../../ground/app.ts';
import { chosenLanguage } from '../../ground/tell/language.ts';
import type { TextLanguage } from '../../ground/text/show-time.ts';

/** Whoever has not said in which language they are written to is written to in that of the pages on which they sign in. */
export const keepLanguage = async (app: App, user: UserId, asked: TextLanguage | undefined): Promise<void> => {
  if (asked === undefined || chosenLanguage(await userSettingOf(app.store.db, user)) !== null) return;
  await setNotices(app, userActor(user), { language: asked });
};
