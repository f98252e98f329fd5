/** What stands around every page, and on those that say why there is none. */
export const frame = {
  house: 'Chancery',
  skip: 'Skip to the content',
  navigation: 'Main',
  games: 'Games',
  rulebooks: 'Rulebooks',
  help: 'Help',
  account: (name: string) => `Account of ${name}`,
  signIn: 'Sign in',
  signUp: 'Sign up',
  signOut: 'Sign out',
  language: 'Language',
  choose: 'Choose',
  /** Of a mail that was sent: where it is, when it does not leave this server. */
  mailWay: {
    smtp: '',
    files: 'This server sends nothing out: its mails lie in the folder “mails” of its data.',
    none: 'This server sends no mail: ask whoever runs it.',
  },
  footer: 'Games by letter, since paper was invented.',
  program: 'For programs',
  notHere: 'Not found',
  notNow: 'Not at the moment',
  wentWrong: 'Something went wrong',
  toBeginning: 'To the start page',
  signedOut: 'You are no longer signed in',
  signedOutWhat:
    'Nothing was done and nothing is lost: what you wrote is below. Sign in, come back to this page and send it again.',
  signInBeside: 'Sign in in a new window',
  notSaved: 'This cannot be saved right now',
  notSavedWhat:
    'Nothing was done and nothing is lost: what was saved before is safe, and what you sent is kept on this page. Send it again in a few minutes.',
  secretAgain: 'Your password again',
  written: 'What you wrote',
  sendAgain: 'Send it again',
  perhapsSignIn:
    'Games by invitation are shown only to their own people. If this one is yours, sign in, and you come back here.',
  zone: (zone: string) => `Times are in ${zone}.`,
};
