import { STYLE } from '@chancery/reports';
import { BAR_STYLE } from './bar.ts';
import { BASE_STYLE } from './base.ts';
import { BOOK_STYLE } from './book.ts';
import { GAMES_STYLE } from './games.ts';
import { HOUSE_STYLE } from './house.ts';
import { INVITATION_STYLE } from './invitation.ts';
import { ORDER_SHEET_STYLE } from './order-sheet.ts';
import { TABLES_STYLE } from './tables.ts';
import { WIDE_STYLE } from './wide.ts';

/** The look of the server's pages: that of the reports, and what pages need besides. From 320 pixels to any width. */
export const PAGE_STYLE = [
  STYLE,
  BASE_STYLE,
  BAR_STYLE,
  HOUSE_STYLE,
  TABLES_STYLE,
  ORDER_SHEET_STYLE,
  GAMES_STYLE,
  BOOK_STYLE,
  INVITATION_STYLE,
  WIDE_STYLE,
].join('\n');
