import { type Actor, setNotices, showNoticeSettings } from '@chancery/app';
import type { PageHouse } from '../page-house.ts';
import type { Language } from '../words/language.ts';

/** Whoever has not said in which language he is written to is written to in that of the pages that he reads. */
export const rememberLanguage = async (
  { app }: Pick<PageHouse, 'app'>,
  actor: Actor,
  language: Language,
): Promise<void> => {
  const settings = await showNoticeSettings(app, actor, { campaignId: null });
  if (settings.ok && settings.value.language === null) await setNotices(app, actor, { language });
};
