/** What everybody is told who takes a seat: how people of this server treat each other, and what to do when one does not. */
export const HOUSE_RULES =
  'Do not harass, spam or demean other rulers. If somebody does, or cheats, tell the game master: report the letter, or write to them and say what happened.';
