import type { Words } from '../shape.ts';

export const frame: Words['frame'] = {
  house: 'Chancery',
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  games: 'Partien',
  rulebooks: 'Regelwerke',
  help: 'Hilfe',
  account: (name) => `Konto von ${name}`,
  signIn: 'Anmelden',
  signUp: 'Registrieren',
  signOut: 'Abmelden',
  language: 'Sprache',
  choose: 'Wählen',
  /** Of a mail that was written: where it is, when it does not leave this server. */
  mailWay: {
    smtp: '',
    files: 'Dieser Server verschickt nichts: Seine E-Mails liegen im Ordner „mails“ seiner Daten.',
    none: 'Dieser Server verschickt keine E-Mails: Fragen Sie, wer ihn betreibt.',
  },
  footer: 'Spiele per Brief, seit es Papier gibt.',
  program: 'Für Programme',
  notHere: 'Hier ist nichts',
  notNow: 'Im Augenblick nicht',
  wentWrong: 'Etwas ist schiefgegangen',
  toBeginning: 'Zur Startseite',
  notSaved: 'Das lässt sich im Augenblick nicht speichern',
  notSavedWhat:
    'Nichts wurde getan, und nichts ist verloren: Was vorher gespeichert wurde, ist sicher, und was Sie gesandt haben, bleibt auf dieser Seite. Senden Sie es in ein paar Minuten noch einmal.',
  secretAgain: 'Ihr Passwort, noch einmal',
  signedOut: 'Sie sind nicht mehr angemeldet',
  signedOutWhat:
    'Nichts ist geschehen, und nichts ist verloren: Was Sie geschrieben haben, steht unten. Melden Sie sich an, kommen Sie auf diese Seite zurück und schicken Sie es noch einmal.',
  signInBeside: 'Anmelden, in einem eigenen Fenster',
  written: 'Was Sie geschrieben haben',
  sendAgain: 'Noch einmal schicken',
  perhapsSignIn:
    'Eine Partie auf Einladung sehen nur ihre eigenen Leute. Ist es Ihre, dann melden Sie sich an; danach kommen Sie hierher zurück.',
  zone: (zone) => `Zeiten gelten für ${zone}.`,
};
