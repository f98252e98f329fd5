import type { Words } from '../shape.ts';

export const desk: Words['desk'] = {
  title: 'Das Pult',
  titleOf: (campaign) => `${campaign}: das Pult`,
  rooms: 'Räume',
  menu: {
    title: 'Menü',
    games: 'Meine Partien',
    campaign: 'Die Seite dieser Partie',
    plain: 'Mein Platz ohne Skript',
    account: 'Mein Konto',
    server: 'Partien auf dem Server',
    helpOnRoom: 'Hilfe zu diesem Raum',
    help: 'Wie eine Partie verläuft',
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
  until: 'Befehle gelten bis',
  otherZones: 'Die Frist in anderen Zonen',
  clockHeld: 'Die Uhr ist angehalten: Befehle gelten bis auf Weiteres.',
  beingRun: 'Der Zug wird ausgewertet.',
  turnIsClosed: 'Dieser Zug ist geschlossen.',
  closing: 'Die Zeit ist um: Der Zug ist bald da.',
  couldNotOpen: 'Dieser Teil des Pults ließ sich nicht öffnen: Vielleicht fehlt die Verbindung.',
  tryAgain: 'Noch einmal',
  beingLaid: 'Das Pult wird gerichtet …',
  toTheGames: 'Zu den Partien',
  openIntro:
    'Öffnen Sie die Zugdatei, die mit Ihrem Bericht kam. Alles wird auf diesem Gerät gezeigt, geplant und geprüft: Nichts wird gesendet, bevor Sie es senden.',
  oldFile: 'Eine alte Datei.',
  fileIsOld: (newest: number | null) =>
    newest === null ? 'Das Spiel ist seither weitergegangen.' : `Der Server sagt: Zug ${newest} ist der neueste.`,
  fileIsOldHere: (newest: number | null) =>
    newest === null
      ? 'Dieses Gerät hat eine neuere von diesem Spiel gesehen.'
      : `Zug ${newest} ist der neueste, den dieses Gerät von diesem Spiel gesehen hat.`,
  fileWasTakenBack: (newest: number | null) =>
    newest === null
      ? 'Die Spielleitung hat das Spiel seither zurückgesetzt.'
      : `Die Spielleitung hat das Spiel zurückgesetzt: Zug ${newest} ist jetzt der neueste.`,
  fileWasRunAgain: 'Die Spielleitung hat diesen Zug noch einmal ausgewertet: Es gibt davon eine andere Datei.',
  oldFileIsToRead: 'Sie ist nur zum Lesen: In ihr lassen sich keine Befehle planen und aus ihr keine abgeben.',
  planWithThis: 'Das Spiel wurde zurückgesetzt: mit dieser Datei planen',
  openTurnFile: 'Zugdatei öffnen',
  orDrop: 'oder irgendwo auf dieser Seite ablegen',
  notJson: 'Das ist keine Zugdatei: Es ist kein JSON.',
  unknownRuleset: (id) => `Das ist keine Zugdatei eines Spiels, das hier bekannt ist (${id}).`,
  unreachable: 'Der Server ist nicht zu erreichen. Ihre Befehle sind auf diesem Gerät aufbewahrt.',
  signedOut: 'Sie sind abgemeldet.',
  serverAnswers: (status) => `Der Server antwortet ${status}.`,
  language: 'Sprache',
};
