import type { Language } from '../language.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { affairs } from './affairs.ts';
import { campaign } from './campaign.ts';
import { console } from './console.ts';
import { dice } from './dice.ts';
import { frame } from './frame.ts';
import { games } from './games.ts';
import { guide } from './guide.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { invitation } from './invitation.ts';
import { letters } from './letters.ts';
import { making } from './making.ts';
import { record } from './record.ts';
import { rules } from './rules.ts';
import { seat } from './seat.ts';

/** English: the form that every other language fills in. */
export const en = {
  language: 'en' as Language,
  frame,
  home,
  games,
  campaign,
  rules,
  guide,
  help,
  seat,
  account,
  letters,
  invitation,
  affairs,
  making,
  console,
  admin,
  dice,
  record,
};
