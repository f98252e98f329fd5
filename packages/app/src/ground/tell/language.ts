import {
  type Db,
  type JsonText,
  jsonText,
  parsed,
  type UserId,
  type UserSettingRow,
  userSettingOf,
} from '@chancery/store';
import type { TextLanguage } from '../text/show-time.ts';

/** Choices of a user that have no column of their own. */
interface OwnSettings {
  readonly language?: TextLanguage;
}

const ownSettings = (row: Pick<UserSettingRow, 'settings'> | undefined): OwnSettings =>
  row === undefined ? {} : parsed(row.settings as JsonText<OwnSettings>);

/** In which language a user is written to; null when they have not said. */
export const chosenLanguage = (row: Pick<UserSettingRow, 'settings'> | undefined): TextLanguage | null =>
  ownSettings(row).language ?? null;

/** The same for a mail: somebody has to decide. */
export const mailLanguage = (
  row: Pick<UserSettingRow, 'settings'> | undefined,
  otherwise: TextLanguage = 'en',
): TextLanguage => chosenLanguage(row) ?? otherwise;

/** The same for whoever has an account, if they do. */
export const languageOfUser = async (db: Db, user: UserId | null, otherwise?: TextLanguage): Promise<TextLanguage> =>
  mailLanguage(user === null ? undefined : await userSettingOf(db, user), otherwise);

/** Their settings with another language. */
export const withLanguage = (
  row: Pick<UserSettingRow, 'settings'> | undefined,
  language: TextLanguage | undefined,
): JsonText => jsonText({ ...ownSettings(row), ...(language === undefined ? {} : { language }) });
