import type { Words } from '../shape.ts';

export const desk: Words['desk'] = {
  title: 'Der Schreibtisch',
  titleOf: (campaign) => `${campaign}: der Schreibtisch`,
  rooms: 'Räume',
  room: (id, title) => ROOMS[id] ?? title,
  menu: {
    title: 'Menü',
    games: 'Meine Partien',
    campaign: 'Die Seite dieser Partie',
    plain: 'Mein Platz ohne Skript',
    orderSheet: 'Befehlsbogen',
    account: 'Mein Konto',
    server: 'Partien auf dem Server',
    helpOnRoom: 'Hilfe zu diesem Raum',
    help: 'Wie eine Partie verläuft',
    guide: 'Leitfaden für den Anfang',
    rulebook: 'Regelwerk',
    tutorial: 'Einführung',
    signOut: 'Abmelden',
  },
  undo: 'Zurück',
  undoKeys: 'Zurücknehmen (Strg+Z)',
  redo: 'Wieder',
  redoKeys: 'Wiederherstellen (Strg+Umschalt+Z)',
  orders: 'Befehle',
  remarks: (count) => (count === 1 ? '1 Befehl mit einer Bemerkung' : `${count} Befehle mit einer Bemerkung`),
  turnIsOut: 'Der Zug ist ausgewertet.',
  readWhatHappened: 'Lesen, was geschah',
  gameIsOver: 'Die Partie ist zu Ende.',
  takenBack: 'Die Spielleitung hat die Partie zurückgesetzt.',
  showNow: 'Zeigen, wie es jetzt steht',
  figureWarns: (figure, amount, why) => `${figure}: ${amount}. ${why}`,
  readRule: (rule) => `Regel ${rule} lesen`,
  phase: {
    yours: 'Ihre Befehle sind gefragt',
    others: 'Die Partie wartet auf andere',
    named: (phase, said) => `${phase}: ${said}`,
  },
  until: 'Befehle gelten bis',
  otherZones: 'Die Frist in anderen Zonen',
  clockHeld: 'Die Uhr ist angehalten: Befehle gelten bis auf Weiteres.',
  beingRun: 'Der Zug wird ausgewertet.',
  turnIsClosed: 'Dieser Zug ist geschlossen.',
  closing: 'Die Zeit ist um: Der Zug ist bald da.',
  couldNotOpen: 'Dieser Teil des Schreibtischs ließ sich nicht öffnen: Vielleicht fehlt die Verbindung.',
  tryAgain: 'Noch einmal',
  beingLaid: 'Der Schreibtisch wird gerichtet …',
  toTheGames: 'Zu den Partien',
  openIntro: 'Öffnen Sie die Zugdatei, die mit Ihrem Bericht kam. Alles bleibt auf diesem Gerät, bis Sie es senden.',
  oldFile: 'Eine alte Datei.',
  fileIsOld: (newest: number | null) =>
    newest === null ? 'Die Partie ist seither weitergegangen.' : `Der Server sagt: Zug ${newest} ist der neueste.`,
  fileIsOldHere: (newest: number | null) =>
    newest === null
      ? 'Dieses Gerät hat eine neuere von dieser Partie gesehen.'
      : `Zug ${newest} ist der neueste, den dieses Gerät von dieser Partie gesehen hat.`,
  fileWasTakenBack: (newest: number | null) =>
    newest === null
      ? 'Die Spielleitung hat die Partie seither zurückgesetzt.'
      : `Die Spielleitung hat die Partie zurückgesetzt: Zug ${newest} ist jetzt der neueste.`,
  fileWasRunAgain: 'Dieser Zug wurde noch einmal ausgewertet: Es gibt eine andere Datei.',
  oldFileIsToRead: 'Sie ist nur zum Lesen: Mit ihr lassen sich keine Befehle senden.',
  planWithThis: 'Die Partie wurde zurückgesetzt: mit dieser Datei planen',
  openTurnFile: 'Zugdatei öffnen',
  orDrop: 'oder irgendwo auf dieser Seite ablegen',
  notJson: 'Das ist keine Zugdatei: Es ist kein JSON.',
  unknownRuleset: (id) => `Dieses Spiel ist hier nicht bekannt (${id}).`,
  unreachable: 'Der Server ist nicht zu erreichen. Ihre Befehle sind auf diesem Gerät aufbewahrt.',
  notSaved: 'Das lässt sich im Augenblick nicht speichern; nichts ist verloren.',
  signedOut: 'Sie sind abgemeldet.',
  serverAnswers: (status) => `Der Server antwortet ${status}.`,
  language: 'Sprache',
};

/** The rooms of every desk, by their ids. */
const ROOMS: { readonly [id: string]: string } = {
  headquarters: 'Reich',
  map: 'Karte',
  messages: 'Nachrichten',
  game: 'Partie',
};
