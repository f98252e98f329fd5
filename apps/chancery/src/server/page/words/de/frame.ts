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
  footer: 'Spiele per Brief, seit es Papier gibt.',
  program: 'Für Programme',
  notHere: 'Hier ist nichts',
  toBeginning: 'Zur Startseite',
  zone: (zone) => `Zeiten gelten für ${zone}.`,
};
