import type { Words } from '../shape.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { campaign } from './campaign.ts';
import { console } from './console.ts';
import { dice } from './dice.ts';
import { frame } from './frame.ts';
import { games } from './games.ts';
import { guide } from './guide.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { incidents } from './incidents.ts';
import { invitation } from './invitation.ts';
import { letters } from './letters.ts';
import { newCampaign } from './new-campaign.ts';
import { record } from './record.ts';
import { rules } from './rules.ts';
import { scenarios } from './scenarios.ts';
import { seat } from './seat.ts';
import { seatSettings } from './seat-settings.ts';
import { waiting } from './waiting.ts';

export const de: Words = {
  language: 'de',
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
  seatSettings,
  waiting,
  newCampaign,
  scenarios,
  console,
  admin,
  incidents,
  dice,
  record,
};
