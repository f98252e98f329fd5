import { sentence } from '@chancery/core';
import { showTime } from '../../../../ground/text/show-time.ts';
import type { AnswerWords } from './en.ts';

/** Was Antworten auf E-Mails auf Deutsch sagen. */
export const de: AnswerWords = {
  turnTitle: (turn) => `Zug ${turn}`,
  mastersShortName: 'Leitung',
  whoever: 'die Person, die den Brief geschrieben hat',
  subjects: {
    help: 'Spielen per E-Mail',
    done: 'Ihre E-Mail',
    report: 'der Bericht',
    letter: 'Ihr Brief',
    rulings: 'Ihre Entscheidungen',
    asked: 'Ihre Fragen',
    standing: 'was für Sie dauernd gilt',
    notTaken: 'Ihre E-Mail zählte nicht',
  },
  done: {
    ready: (turn, ready) =>
      ready
        ? `Sie sind bereit für Zug ${turn}.`
        : `Sie sind nicht mehr bereit für Zug ${turn}: der Zug wartet auf Sie.`,
    vote: (question, vote, closed) =>
      `Sie sagen ${vote === 'yes' ? 'ja' : 'nein'} zu: ${question}${closed ? ' Jetzt haben alle abgestimmt, und die Abstimmung ist beendet.' : ' Bis sie beendet ist, können Sie anders stimmen.'}`,
    withdraw: (turn) => `Ihre Befehle sind zurückgezogen: Sie haben jetzt keine für Zug ${turn}.`,
    turnFile: (wanted) =>
      wanted
        ? 'Von nun an kommt die Zugdatei mit Ihren Berichten.'
        : 'Von nun an haben Ihre Berichte einen Link zur Zugdatei.',
    digest: (wanted) =>
      wanted
        ? 'Von nun an sagt eine E-Mail am Tag, was in Ihren Partien geschieht; was nicht warten kann, kommt für sich.'
        : 'Von nun an kommt jede E-Mail Ihrer Partien für sich.',
    undo: 'Was Sie zuletzt sandten, ist zurückgenommen.',
    notWaiting: 'Ihre Befehle werden nicht mehr von selbst gesandt; sie bleiben als Entwurf erhalten.',
    standing: (accepted, refused) => {
      const kept = accepted === 1 ? '1 Dauerbefehl ist notiert' : `${accepted} Dauerbefehle sind notiert`;
      return refused === 0
        ? `${kept}. In jedem Zug, für den Sie nichts befehlen, wird davon ausgeführt, was möglich ist.`
        : `${kept}; ${refused === 1 ? '1 Zeile wurde' : `${refused} Zeilen wurden`} nicht angenommen.`;
    },
    noStanding: 'Sie haben jetzt keine Dauerbefehle.',
    extension: (granted, deadline, zone) => {
      const until = deadline === null ? '' : ` Befehle werden bis ${showTime(deadline, zone, 'de')} erwartet.`;
      return granted ? `Gewährt.${until}` : `Die Spielleitung wurde gefragt.${until}`;
    },
    awayTurns: (turns) =>
      turns === 1
        ? 'Notiert: Sie sind für diesen Zug abwesend.'
        : `Notiert: Sie sind für ${turns} Züge abwesend, diesen eingeschlossen.`,
    away: (until, zone) => `Notiert: Sie sind ab ${showTime(until, zone, 'de')} wieder da.`,
    back: (fromCaretaker) =>
      fromCaretaker
        ? 'Willkommen zurück. Die Vertretung ist beendet; der Sitz ist wieder in Ihrer Hand.'
        : 'Willkommen zurück.',
    letter: (to) => `Gesandt an ${to}.`,
    letterToAll: 'Gesandt an alle.',
    press: 'Veröffentlicht.',
    report: (turn) => (turn === null ? 'Der Bericht folgt.' : `Der Bericht von Zug ${turn} folgt.`),
  },
  refused: {
    noSuchSeat: (name, seats) => `Niemand heißt ${name}. Sie können schreiben an: ${seats}.`,
    noSuchTurn: (turn) => `Zug ${turn} ist noch nicht ausgewertet.`,
    noSuchDay: (day) =>
      `${day === '' ? 'Ihre E-Mail sagt nicht, bis wann.' : `„${day}“ wird nicht als Tag gelesen.`} Schreiben Sie ABWESEND BIS 1.12.2026, oder ABWESEND FÜR 2 ZÜGE.`,
    ordersAsLetter:
      'Das sieht wie Befehle aus, aber Ihre E-Mail antwortet auf einen Brief und wäre an jemand anderen gegangen. Nichts wurde gesandt. ' +
      'Senden Sie Befehle als Antwort auf einen Bericht oder eine Empfangsbestätigung, und Briefe als Antwort auf einen Brief.',
    tooManyCommands: (limit) =>
      `Ihre E-Mail bittet um mehr als ${limit} Dinge auf einmal, daher wurde keines getan. Senden Sie mehrere E-Mails.`,
    noSeat:
      'Sie haben keinen Sitz in dieser Partie. Bis Sie einen haben, werden ABWESEND, ZURÜCK, STAND und HILFE verstanden.',
    emptyLetter: 'Der Brief ist leer.',
    noAdding:
      'In dieser Partie werden Befehle ausgewertet, wie sie kommen; es gibt nichts zu ergänzen, und nichts wurde gesandt. Senden Sie die Befehle ohne ERGÄNZEN.',
    noAddingFile:
      'ERGÄNZEN wird über Befehlen verstanden, die als Zeilen geschrieben sind. Nichts wurde angenommen; was Sie vorher sandten, bleibt, wie es war.',
    whichSeat: (seats) =>
      `Ihre E-Mail sagt nicht, für welchen Sitz sie ist. Antworten Sie auf die letzte E-Mail der Partie, oder schreiben Sie GAME, TURN und REALM auf eine Zeile über den Befehlen. Sie haben: ${seats}.`,
    noSeatAnywhere:
      'Sie haben jetzt keinen Sitz auf diesem Server, daher kann nichts aus Ihrer E-Mail zählen. Hatten Sie einen, so wurde er zurückgegeben oder anderweitig vergeben; die Seite der Partie sagt, an wen.',
    notBegun: (game) =>
      `${game} hat noch nicht begonnen; es werden noch keine Befehle angenommen, und nichts aus Ihrer E-Mail zählt. Der erste Bericht kommt, wenn sie beginnt; antworten Sie auf ihn, oder dann noch einmal auf diese E-Mail.`,
  },
  rulings: {
    none: 'In dieser E-Mail ist keine Entscheidung. Schreiben Sie den Namen einer Frage, das Zeichen = und Ihre Entscheidung, eine Frage je Zeile. Diese sind offen:',
    notAsked: 'nichts dieses Namens wird in dem offenen Zug gefragt.',
    not: (why) => `nicht angenommen. ${why}`,
    holds: (ruling, byDefault) =>
      byDefault ? `Ihre Entscheidung ist zurückgenommen; wie üblich gilt: ${ruling}` : ruling,
  },
  asked: {
    nothing: 'Diese Befehle fragen die Spielleitung nichts. Sie sind als Entwurf aufbewahrt und nicht gesandt.',
    kept: 'Ihre Befehle sind als Entwurf aufbewahrt und gelten noch nicht. Die Antwort kommt per E-Mail; senden Sie dann diese oder andere.',
    question: (text, answer, holds) =>
      `${text}\n${answer === null ? `Noch keine Entscheidung. Ohne eine gilt: ${holds}` : `Die Spielleitung hat entschieden: ${answer}`}`,
  },
  status: {
    window: (turn, deadline, zone) =>
      deadline === null
        ? `${sentence(turn)} ist offen; die Spielleitung wertet aus.`
        : `Befehle für ${turn} werden bis ${showTime(deadline, zone, 'de')} erwartet.`,
    maySend: (next) =>
      `Die Partie wartet auf andere. Was die Regeln jederzeit erlauben, wird mit dem offenen Zug ausgeführt; alles andere wartet auf ${next ?? 'Ihren Zug'}.`,
    offer: (from, line, answer) =>
      `${from} bietet an: ${line}\n${answer === null ? 'Sie können es jetzt nicht annehmen.' : `Antworten Sie mit: ${answer}`}`,
    held: 'Die Uhr ist angehalten: die Spielleitung bestimmt, wann der Zug ausgewertet wird.',
    none: (turn) => `Keine Befehle von Ihnen gelten für ${turn}.`,
    sheet: (at, zone, orders) =>
      `Ihr Blatt von ${showTime(at, zone, 'de')} gilt, mit ${orders} ${orders === 1 ? 'Befehl' : 'Befehlen'}:`,
    ready: 'Sie haben gesagt, dass Sie bereit sind.',
    move: (deadline, zone) =>
      deadline === null ? 'Sie sind am Zug.' : `Sie sind am Zug, bis ${showTime(deadline, zone, 'de')}.`,
    moveOf: (seats) => `Die Partie wartet auf ${seats}.`,
    waiting: 'Diese Befehle warten, bis Sie am Zug sind, und werden dann von selbst gesandt:',
  },
  waiting: {
    name: 'ein Mitspieler ohne Sitz',
    short: 'wartend',
    taken: (done, lines) =>
      lines === 0
        ? 'In Ihrer E-Mail fand sich nichts, was ein Befehl sein könnte.'
        : done === lines
          ? `${lines === 1 ? '1 Zeile: getan.' : `${lines} Zeilen: alle getan.`}`
          : `${lines === 1 ? '1 Zeile' : `${lines} Zeilen`}: ${done} getan, ${lines - done} abgelehnt.`,
    waits: 'Sie warten auf einen Sitz in dieser Partie.',
    until: (when) => `Sie sind als abwesend angesagt, und ab ${when} wieder da.`,
    through: (turn) => `Sie sind bis einschließlich Zug ${turn} als abwesend angesagt.`,
  },
  live: {
    still: (until) => (until === null ? 'Sie sind weiter am Zug.' : `Sie sind weiter am Zug, bis ${until}.`),
    moveOf: (seats) => `Die Partie wartet jetzt auf ${seats}.`,
    over: 'Die Partie ist zu Ende.',
    undo: 'Bis jemand anderes zieht, nimmt UNDO auf einer eigenen Zeile dies zurück.',
  },
  manyMails: (sent, limit) =>
    `Sie haben binnen zehn Minuten ${sent} E-Mails gesandt. Bis ${limit} werden alle gelesen und beantwortet; weitere werden gelesen, und ihre Befehle gelten, aber was aus ihnen wurde, sagt dann später STAND.`,
  doneOnArrival: ({ text, before }, when) =>
    before ? `Getan am ${when}, als es zuvor kam, und nicht noch einmal: ${text}` : `Getan am ${when}: ${text}`,
  waits: (orders, label) =>
    `${orders === 1 ? '1 Befehl wartet' : `${orders} Befehle warten`} auf ${label ?? 'Ihren Zug'} und wird dann noch einmal geprüft.`,
  section: (title, { stands, fell, kept }) => {
    if (kept && fell.length === 0) return `${title}: ${counted(stands)}, wie vorher.`;
    const gone = fell.length === 0 ? '' : ` Nicht mehr in Kraft: ${fell.join('; ')}.`;
    return stands === 0 ? `${title} ist jetzt leer.${gone}` : `${title}: ${counted(stands)}.${gone}`;
  },
  notDone: 'nicht getan. ',
  commands: {
    help: 'HILFE',
    status: 'STAND',
    report: 'BERICHT',
    'turn-file': 'ZUGDATEI',
    digest: 'SAMMELPOST',
    ready: 'BEREIT',
    vote: 'STIMME',
    withdraw: 'ZURÜCKZIEHEN',
    undo: 'UNDO',
    'no-orders': 'KEINE BEFEHLE',
    standing: 'DAUERBEFEHLE',
    ask: 'ERST FRAGEN',
    add: 'ERGÄNZEN',
    'no-standing': 'KEINE DAUERBEFEHLE',
    extension: 'AUFSCHUB',
    away: 'ABWESEND',
    back: 'ZURÜCK',
    letter: 'BRIEF',
    press: 'PRESSE',
  },
  help: {
    intro: (campaign) =>
      `${campaign} kann ganz per E-Mail gespielt werden. Antworten Sie auf irgendeine E-Mail der Partie und schreiben Sie über den zitierten Text; zitierter Text wird nicht gelesen.`,
    orders:
      'BEFEHLE\n\nEiner je Zeile. Sie gelten sofort und zusammen: ein späteres Blatt ersetzt das ganze frühere. Eine Empfangsbestätigung sagt, was verstanden wurde, was abgelehnt wurde und warum. Sie können stattdessen einen Text (.txt) oder eine Befehlsdatei (.json) anhängen.',
    words: 'WORTE\n\nJedes auf einer eigenen Zeile über den Befehlen, oder allein im Betreff.',
    letters: 'BRIEFE',
    others: 'DIE ANDEREN',
    master: 'die Spielleitung',
    ofGame: (rules) => `DIE BEFEHLE VON ${rules.toUpperCase()}`,
    commands: [
      ['HILFE', 'diese Seite'],
      ['STAND', 'die Frist, und die Befehle, die jetzt gelten'],
      ['BERICHT', 'noch einmal der letzte Bericht; BERICHT 3 der von Zug 3'],
      ['ZUGDATEI', 'Berichte bringen die Zugdatei mit; KEINE ZUGDATEI: nur einen Link zu ihr'],
      ['SAMMELPOST', 'eine E-Mail am Tag für alle Ihre Partien; KEINE SAMMELPOST: jede für sich'],
      ['STIMME JA', 'Sie sagen ja in der offenen Abstimmung; STIMME NEIN sagt nein'],
      ['BEREIT', 'Sie brauchen keine Zeit mehr; NICHT BEREIT nimmt es zurück'],
      ['ERGÄNZEN', 'die Zeilen darunter ersetzen alle Zeilen über dieselben Dinge, der Rest Ihres Blattes bleibt'],
      ['KEINE BEFEHLE', 'ein leeres Blatt, das gilt: Sie befehlen nichts'],
      ['ZURÜCKZIEHEN', 'nimmt die Befehle zurück, die jetzt gelten'],
      ['UNDO', 'wo jeder Zug sofort gilt: nimmt Ihren letzten zurück, wenn es noch geht'],
      ['AUFSCHUB 24 STUNDEN', 'bittet um mehr Zeit; ein Grund kann folgen'],
      ['ABWESEND BIS 1.4.2026', 'Sie sind abwesend: bis dahin gilt kein Zug als versäumt'],
      ['ABWESEND FÜR 2 ZÜGE', 'dasselbe für diesen Zug und den nächsten'],
      ['ZURÜCK', 'Sie sind wieder da: die Vertretung endet'],
      ['DAUERBEFEHLE', 'die Befehle darunter gelten, wenn Sie keine senden'],
      ['ERST FRAGEN', 'fragt die Spielleitung zu den Befehlen darunter und sendet keine'],
      ['KEINE DAUERBEFEHLE', 'streicht Ihre Dauerbefehle'],
    ],
    signs: {
      words: '<...> steht für Ihre Worte, [...] kann fehlen, a|b ist eines von beiden.',
      lists: 'Mehreres einer Art wird durch Kommas getrennt.',
      additions: 'Was nebeneinander in Klammern steht, kann in beliebiger Folge kommen.',
    },
    howToWrite:
      'Um auf einen Brief zu antworten, antworten Sie auf die E-Mail, die ihn brachte. Für einen neuen schreiben Sie LETTER TO und die Namen auf eine Zeile, und Ihre Worte darunter:\n\n  LETTER TO <Name>, <Name>: Ein Vorschlag\n  Teilen wir uns den Süden.\n  END LETTER\n\nNehmen Sie den kurzen Namen, oder ein Wort des langen, das kein anderer hat.',
    howToPublish: 'PRESS: und ein Titel veröffentlicht die Zeilen darunter, bis END PRESS, für alle.',
    toTheMaster: 'LETTER TO MASTER erreicht die Spielleitung.',
    toAll: 'LETTER TO ALL geht an alle.',
    onlyToAll: 'In dieser Partie geht ein Brief an alle: LETTER TO ALL, und Ihre Worte darunter.',
    noLetters: 'In dieser Partie schreibt man einander nicht.',
    unsigned: 'Briefe sind ohne Unterschrift: niemand erfährt, wer schrieb.',
  },
};

const counted = (orders: number): string => `${orders} ${orders === 1 ? 'Befehl' : 'Befehle'}`;
