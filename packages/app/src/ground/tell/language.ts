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
  /** Whether reports by mail have the turn file with them. */
  readonly turnFile?: boolean;
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

/** Whether somebody wants the turn file with the reports that they get by mail; else a link leads to it. */
export const wantsTurnFile = (row: Pick<UserSettingRow, 'settings'> | undefined): boolean =>
  ownSettings(row).turnFile === true;

/** Their settings with another language, or another choice. */
export const withLanguage = (
  row: Pick<UserSettingRow, 'settings'> | undefined,
  language: TextLanguage | undefined,
  turnFile?: boolean,
): JsonText =>
  jsonText({
    ...ownSettings(row),
    ...(language === undefined ? {} : { language }),
    ...(turnFile === undefined ? {} : { turnFile }),
  });
