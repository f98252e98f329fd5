import type { Words } from '../words.ts';

export const game: Words['game'] = {
  sendOrders: 'Befehle einsenden',
  noOrders: 'Es gibt noch keine Befehle.',
  planned: (count, turn) =>
    count === 1 ? `1 Befehl ist für Zug ${turn} geplant.` : `${count} Befehle sind für Zug ${turn} geplant.`,
  sendOrSave: 'Senden Sie sie hier ein, oder speichern Sie sie für später in einer Datei.',
  saveAndSend:
    'Speichern Sie sie in einer Datei, und senden Sie diese ein: als Antwort auf Ihre Berichtsmail oder durch Hochladen.',
  saveFile: 'Befehlsdatei speichern',
  saveText: 'Als Text speichern',
  openOrders: 'Gespeicherte Befehle öffnen',
  thisCampaign: 'Diese Partie',
  turnOf: (campaign, turn) => `${campaign}, Zug ${turn}`,
  countUntil: 'Befehle gelten bis',
  diceSealed: 'Die Würfel des kommenden Zuges sind versiegelt:',
  openAnother: 'Eine andere Zugdatei öffnen',
  whileYouWait: 'Während Sie warten',
};
