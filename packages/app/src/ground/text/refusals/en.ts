import type { RefusalWords } from './shape.ts';

/** Why something is not done, in English. */
export const en: RefusalWords = {
  sentences: {
    'not-signed-in': () => 'Sign in first.',
    blocked: () => 'Your account is blocked. Whoever runs the server can tell you why.',
    'not-allowed': ({ useCase, scope }) => {
      if (scope === undefined) return 'You may not do this.';
      return scope === 'session'
        ? `API tokens cannot do this: sign in (${useCase}).`
        : `This token does not have the scope ${scope} (${useCase}).`;
    },
    'rules-seat': ({ role }) =>
      role === 'administrator'
        ? 'You rule a seat in this game: another administrator must do this.'
        : 'You rule a seat in this game, so you see what your seat sees. The terms of the game can say that masters who play see everything; all rulers are told.',
    'not-found': ({ what, id }) => (id === '' ? `There is no such ${what}.` : `There is no ${what} ${id}.`),
    'bad-input': ({ faults }) => `This cannot be accepted: ${faults.join('; ').replace(/\.$/, '')}.`,
    'wrong-status': ({ what, status, wanted }) =>
      `The ${what} is ${status}; this can be done only while it is ${either(wanted)}.`,
    conflict: ({ what, found, label }) =>
      en.conflicts[what]?.(label ?? found) ?? `This conflicts with the present ${what}: ${found}.`,
    'too-late': ({ turn, label = `turn ${turn}`, deadline }, when) =>
      deadline === null
        ? `It is too late for ${label}.`
        : `It is too late for ${label}: its deadline was ${when(deadline)}.`,
    'next-turn': ({ turn }) => `The turn before is being run; this belongs to turn ${turn}.`,
    'not-asked': ({ seat, turn, label }) =>
      label === undefined
        ? `The game does not wait for ${seat} in turn ${turn}.`
        : `It is not the move of ${seat} now: ${label} is open.`,
    'seat-taken': ({ seat }) => `The seat ${seat} is not open.`,
    'campaign-full': () => 'No seat is left in this campaign.',
    'press-closed': ({ mode, letter }) =>
      en.pressClosed[letter]?.(mode) ?? `In this campaign (${mode}) that is not allowed.`,
    'acts-on-arrival': () => 'This is done as soon as it is sent in, and cannot wait with other orders.',
    'standing-in-rules': () =>
      'Standing orders are a part of these rules: send them with your orders, in the words of the rulebook.',
    'too-many': ({ what, limit, until }, when) =>
      until === null
        ? `At most ${limit} ${what} are allowed.`
        : `At most ${limit} ${what} at a time: go on after ${when(until)}.`,
    'not-saved': ({ why }) =>
      why === 'unreachable'
        ? 'The server cannot reach its data: this cannot be read or saved at the moment; nothing is lost. What was saved before is safe: try again in a few minutes.'
        : 'This cannot be saved at the moment; nothing is lost. What was saved before is safe: send this again in a few minutes.',
    incident: ({ id }) => `Something went wrong on our side. Whoever runs the server can find it as ${id}.`,
  },
  conflicts: {
    seat: (found) => `You rule ${found} in this campaign.`,
    application: (found) =>
      found === 'declined'
        ? 'The game master has declined to give you a seat here.'
        : 'You have already asked for a seat.',
    'no place': () => 'You have no place in this game yet: stand by for a seat, or ask for one.',
    'no seat': () => 'You have no seat in this game: until you have one, only absence and return can be ordered.',
    joining: (found) => JOININGS[found] ?? `Seats of this campaign are given by ${found}.`,
    'seat-later': (found) => `${found} has not come into the game yet.`,
    forfeit: (found) => `You have lost ${found}, and only the game master can give it to you again.`,
    rulers: () => 'Nobody rules yet: a campaign needs at least one ruler to begin.',
    master: () => 'This user is already a game master of the campaign.',
    'first master': () => 'The first game master can only hand the campaign over.',
    report: () => 'You have already reported this letter.',
    administrator: () => 'Administrators cannot be blocked: dismiss them first.',
    'last administrator': () => 'A server is never without an administrator: appoint another first.',
    'only master': (found) =>
      `You are the only game master of ${found}. Hand it over or end it (or archive it, if it has not begun) before you delete your account.`,
    'game without another master': (found) =>
      `They alone run ${found}, and no administrator can take it over who rules no seat in it: hand it to somebody first.`,
    'administrator to delete': () => 'Administrators cannot be deleted: dismiss them first.',
    'confirmed address': (found) => `${found} is confirmed already.`,
    caretaker: (found) =>
      found === 'caretaker'
        ? 'A caretaker looks after this seat already.'
        : 'No caretaker looks after this seat: its ruler gives the orders.',
    'scenario in play': (found) => `${found} is being played: the scenario stays until its games are over.`,
    block: () => 'This account is blocked.',
    address: () => 'This is already your address.',
    notes: () => 'These notes have been changed elsewhere in the meantime: compare both and choose.',
    draft: (found) => `Other orders have come in the meantime (sheet ${found}): compare both and choose.`,
    setting: () => 'In this campaign nobody else may read messages between rulers.',
    'roll back': (found) => `The campaign has moved on since the trial (turn ${found} is out): try again.`,
    post: (found) =>
      found === 'dice'
        ? 'It cannot be taken back: dice were rolled for it.'
        : found === 'witness'
          ? 'It cannot be taken back: it told somebody by name, or made it their move.'
          : 'Nothing can be taken back: the last post is not yours.',
    ready: () => 'This game is played live: what you post is resolved at once, so nobody waits for you to be ready.',
    proclamation: () => 'This game is played live: post your proclamation as an order.',
    edit: (found) =>
      found === 'live'
        ? 'In a live game your acts are resolved at once: give the edit as one of them.'
        : 'No turn is out yet: there is nothing to correct.',
    orders: () => 'Other orders of the seat count by now: read them first.',
    sheet: () => 'You have sent no orders for this turn yet: send them first, or send an empty sheet.',
    turn: (found) =>
      /^\d+$/.test(found)
        ? `Turn ${found} is open now: look at it first.`
        : /^(processing|another)$/.test(found)
          ? 'The turn is being run right now: try again in a moment.'
          : `Somebody has posted in the meantime, and ${found} is open now: look at it first.`,
    clock: () => 'The clock is already held.',
    deadline: () => 'There is no deadline to move.',
    poll: () => 'The rulers are being asked something already: one thing at a time.',
    extension: (found) =>
      found === 'asked' ? 'You have already asked for more time.' : `This request has already been answered: ${found}.`,
  },
  pressClosed: {
    private: (mode) => `Rulers write no private letters in this campaign (press: ${mode}).`,
    public: (mode) => `Rulers publish nothing in this campaign (press: ${mode}).`,
    mute: () =>
      'Letters are unsigned in this campaign, so nobody can be muted. Report letters that should not have been written.',
  },
};

const JOININGS: { readonly [joining: string]: string } = {
  open: 'In this campaign everybody takes a seat for themselves.',
  application: 'In this campaign you ask the game master for a seat.',
  invitation: 'In this campaign seats are given by invitation only.',
};

/** `open`, `open or running`, `open, running or paused`. */
const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
