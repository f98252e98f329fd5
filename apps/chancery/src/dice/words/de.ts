import type { VerdictWords } from '../verdict-words.ts';

const some = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [count === 1 ? one : many.replace('#', String(count))];

const THINGS: { readonly [kind: string]: string } = {
  commitment: 'die Festlegung seiner Würfel',
  secret: 'sein Geheimnis',
  list: 'D (der Hash seiner Liste)',
  line: 'eine Zeile seiner Liste',
  salt: 'das Salz Ihrer Zeile',
  orders: 'Ihre Befehle',
  closed: 'die Festlegung des verschlossenen Geheimnisses',
  founding: 'die Festlegung des Gründungsgeheimnisses',
};

export const de: VerdictWords = {
  now: 'Jetzt bewiesen',
  atEnd: 'Erst am Ende der Partie',
  byRecord: 'Nicht durch diese Liste: das beweist die ganze Aufzeichnung, die jetzt offen ist',
  never: 'Gar nicht',
  differs: 'Ihre Befehle waren andere als in Ihrer Quittung, und der Server sagt, warum',
  faults: 'Fehler',
  none: 'Noch nichts.',
  proved: ({ secrets, lists, rolls, ownLines, ownReceipts, kept, closed, founding }) => [
    ...some(
      kept,
      'Eines, was Sie aufbewahrt haben, ist, wie es war.',
      '# Dinge, die Sie aufbewahrt haben, sind, wie sie waren.',
    ),
    ...some(
      secrets,
      'Ein genanntes Geheimnis ist das, auf das man sich festgelegt hatte.',
      '# genannte Geheimnisse sind die, auf die man sich festgelegt hatte.',
    ),
    ...some(lists, 'D folgt aus den Zeilen einer Liste.', 'D folgt aus den Zeilen von # Listen.'),
    ...some(
      rolls,
      'Die offenen Würfel unter einem Namen fallen wieder, wie sie genannt wurden.',
      'Die offenen Würfel unter # Namen fallen wieder, wie sie genannt wurden.',
    ),
    ...some(ownLines, 'Ihre eigene Zeile steht auf ihrer Liste.', 'Ihre eigenen # Zeilen stehen auf ihren Listen.'),
    ...some(
      ownReceipts,
      'Eine davon enthält die Befehle der Quittung, die Sie aufbewahrt haben.',
      '# davon enthalten die Befehle von Quittungen, die Sie aufbewahrt haben.',
    ),
    ...(closed ? ['Das verschlossene Geheimnis ist das, auf das man sich festgelegt hatte.'] : []),
    ...(founding ? ['Das Gründungsgeheimnis ist das, auf das man sich festgelegt hatte.'] : []),
  ],
  later: ({ closedDice, othersLines, founding }, over) => [
    ...(closedDice
      ? [
          over
            ? 'Dass Würfel, die die Regeln verbergen, aus dem verschlossenen Geheimnis kommen, das jetzt genannt ist.'
            : 'Würfel, die die Regeln verbergen, kommen aus dem verschlossenen Geheimnis. Es wird am Ende genannt.',
        ]
      : []),
    ...(othersLines
      ? [
          'Dass die Zeilen der anderen, die Handlungen der Spielleitung und ihre Entscheidungen enthalten, woraus die Züge gemacht wurden, und dass die Regeln daraus machen, was Ihnen gesagt wurde.',
        ]
      : []),
    ...(founding
      ? ['Die erste Stellung und das Los über die Wünsche kommen aus dem Gründungsgeheimnis. Es wird am Ende genannt.']
      : []),
  ],
  unproved: ({ oldTurns, founding, nothingKept }) => [
    ...(nothingKept
      ? [
          'Sie haben nichts mitgebracht, was Sie aufbewahrt haben. So ruht all dies auf dem Wort des Servers. Nehmen Sie Mails, Quittungen oder Zugdateien, die Sie gespeichert haben.',
        ]
      : []),
    ...some(
      oldTurns,
      'Ein Zug ist von einer älteren Version und hat keine Liste.',
      '# Züge sind von einer älteren Version und haben keine Listen.',
    ),
    ...(founding ? ['Die erste Stellung ist von einer älteren Version, ohne Festlegung.'] : []),
    'Dass niemand, der ein Geheimnis vor der Zeit kennt, es mit eigenen Befehlen, Handlungen oder Entscheidungen ausprobiert hat.',
  ],
  place: (turn, edition) => (turn === 0 ? 'Die Partie' : `Zug ${turn}, Fassung ${edition}`),
  thing: (kind, number) =>
    kind === 'line' && number !== undefined ? `Zeile ${number} seiner Liste` : (THINGS[kind] ?? kind),
  fault: {
    'kept-missing': (thing) => `${thing} haben Sie aufbewahrt; das wird nicht mehr gezeigt.`,
    'kept-other': (thing) => `${thing} ist anders, als Sie es aufbewahrt haben.`,
    'kept-twice': (thing) => `Ihnen wurden zwei verschiedene Werte genannt: ${thing}.`,
    'secret-other': () => 'das genannte Geheimnis ist nicht das, auf das man sich festgelegt hatte.',
    'secret-missing': () => 'das Geheimnis müsste genannt sein und ist es nicht.',
    'secret-early': () => 'das Geheimnis wurde vor der Zeit genannt.',
    'secret-used-again': () => 'ein schon genanntes Geheimnis macht die Würfel neuer Befehle.',
    'commitment-late': () => 'die Festlegung kam erst, als schon Befehle kommen konnten.',
    'list-missing': () => 'der Zug ist da und zeigt keine Liste.',
    'list-other': () => 'D folgt nicht aus den Zeilen der Liste.',
    'list-late': () => 'die Liste wurde erst nach der Auswertung geschlossen.',
    'seat-twice': () => 'ein Platz hat zwei Zeilen auf der Liste.',
    'first-list-other': () => 'der Zug wurde mit anderen Würfeln noch einmal ausgewertet.',
    'reason-missing': () => 'die Würfel sind neu, und niemand sagt, warum.',
    'turn-missing': () => 'er fehlt in der Liste oder steht doppelt darin.',
    'own-line-missing': () => 'Ihre eigene Zeile, wie sie Ihnen geöffnet wird, steht nicht auf der Liste.',
    'own-orders-other': () => 'Ihre Zeile enthält andere Befehle als Ihre Quittung, und nichts erklärt es.',
    'own-orders-changed': () => 'der Zug wurde mit anderen Befehlen von Ihnen noch einmal ausgewertet.',
    'roll-other': (_, label) => `die offenen Würfel ${label} fallen nicht, wie sie genannt wurden.`,
  },
  end: (faults) =>
    faults === 0
      ? 'Es wurde kein Fehler gefunden.'
      : faults === 1
        ? 'Es wurde ein Fehler gefunden.'
        : `Es wurden ${faults} Fehler gefunden.`,
};
