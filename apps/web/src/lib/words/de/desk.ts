import type { Words } from '../words.ts';

export const desk: Words['desk'] = {
  title: 'Das Pult',
  titleOf: (campaign) => `${campaign}: das Pult`,
  rooms: 'Räume',
  undo: 'Zurück',
  undoKeys: 'Zurücknehmen (Strg+Z)',
  redo: 'Wieder',
  redoKeys: 'Wiederherstellen (Strg+Umschalt+Z)',
  orders: 'Befehle',
  remarks: (count) => (count === 1 ? '1 Befehl mit einer Bemerkung' : `${count} Befehle mit einer Bemerkung`),
  turnIsOut: 'Der Zug ist ausgewertet.',
  readWhatHappened: 'Lesen, was geschah',
  figureWarns: (figure, amount, why) => `${figure}: ${amount}. ${why}`,
  beingLaid: 'Das Pult wird gerichtet …',
  toTheGames: 'Zu den Partien',
  openIntro:
    'Öffnen Sie die Zugdatei, die mit Ihrem Bericht kam. Alles wird auf diesem Gerät gezeigt, geplant und geprüft: Nichts wird gesendet, bevor Sie es senden.',
  openTurnFile: 'Zugdatei öffnen',
  orDrop: 'oder irgendwo auf dieser Seite ablegen',
  notJson: 'Das ist keine Zugdatei: Es ist kein JSON.',
  unknownRuleset: (id) => `Das ist keine Zugdatei eines Spiels, das hier bekannt ist (${id}).`,
  unreachable: 'Der Server ist nicht zu erreichen. Ihre Befehle sind auf diesem Gerät aufbewahrt.',
  serverAnswers: (status) => `Der Server antwortet ${status}.`,
  language: 'Sprache',
};
