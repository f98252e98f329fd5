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
  /** Whether what happens in their games comes in one mail a day. */
  readonly digest?: boolean;
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

/** Whether somebody wants one mail a day of all their games. */
export const wantsDigest = (row: Pick<UserSettingRow, 'settings'> | undefined): boolean =>
  ownSettings(row).digest === true;

/** Their settings with another language, or another choice; what is left out stays. */
export const withChoices = (
  row: Pick<UserSettingRow, 'settings'> | undefined,
  choices: { readonly [Name in keyof OwnSettings]: OwnSettings[Name] | undefined },
): JsonText => {
  const said = Object.entries(choices).filter(([, value]) => value !== undefined);
  return jsonText({ ...ownSettings(row), ...Object.fromEntries(said) });
};
