/**
 * Why a turn is closed: its time has come, nobody needs more time, or a master says so. Of a live window also that somebody
 * has posted, that the master has acted, or that it is the move of a bot.
 */
export type Cause = 'deadline' | 'ready' | 'hand' | 'post' | 'acts' | 'bot';
