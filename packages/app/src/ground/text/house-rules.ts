/** What everybody is told who takes a seat: how people of this server treat each other, and what to do when one does not. */
export const HOUSE_RULES =
  'Do not harass, spam or demean other rulers. Whoever does, or cheats, is brought before the game master: report the letter, or write to them with your reasons.';
