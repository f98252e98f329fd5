import { faultInGerman } from './de-faults.ts';
import type { RefusalWords } from './shape.ts';

/** Why something is not done, in German. */
export const de: RefusalWords = {
  sentences: {
    'not-signed-in': () => 'Melden Sie sich zuerst an.',
    blocked: () => 'Ihr Konto ist gesperrt. Wer den Server betreibt, kann Ihnen sagen, warum.',
    'not-allowed': ({ useCase, scope }) => {
      if (scope === undefined) return 'Das dürfen Sie nicht.';
      return scope === 'session'
        ? `Mit einem Token geht das nicht: melden Sie sich an (${useCase}).`
        : `Diesem Token fehlt das Recht ${scope} (${useCase}).`;
    },
    'not-found': ({ what, id }) => {
      const [such, none] = THINGS[what] ?? [what, `kein ${what}`];
      return id === '' ? `${such} gibt es nicht.` : `Es gibt ${none} ${id}.`;
    },
    'bad-input': ({ faults }) =>
      `Das lässt sich nicht übernehmen: ${faults.map(faultInGerman).join('; ').replace(/\.$/, '')}.`,
    'rules-seat': ({ role }) =>
      role === 'administrator'
        ? 'Sie herrschen in dieser Partie selbst: Jemand anders, der den Server verwaltet, muss das tun.'
        : 'Sie herrschen in dieser Partie selbst und sehen, was Ihr Platz sieht. Die Bedingungen der Partie können sagen, dass eine mitspielende Spielleitung alles sieht; alle Herrscher erfahren es.',
    'wrong-status': ({ what, status, wanted }) =>
      `${what === 'seat' ? 'Der Platz' : 'Die Partie'} ist ${statusText(status)}; das geht nur, solange ${what === 'seat' ? 'er' : 'sie'} ${either(wanted.map(statusText))} ist.`,
    conflict: ({ what, found, label }) =>
      de.conflicts[what]?.(label ?? found) ?? `Das passt nicht zum jetzigen Stand (${what}: ${found}).`,
    'too-late': ({ turn, label = `Zug ${turn}`, deadline }, when) =>
      deadline === null ? `Für ${label} ist es zu spät.` : `Für ${label} ist es zu spät: Frist war ${when(deadline)}.`,
    'next-turn': ({ turn }) => `Der Zug davor wird gerade ausgewertet; dies gehört zu Zug ${turn}.`,
    'not-asked': ({ seat, turn, label }) =>
      label === undefined
        ? `In Zug ${turn} wartet die Partie nicht auf ${seat}.`
        : `${seat} ist jetzt nicht am Zug: offen ist ${label}.`,
    'seat-taken': ({ seat }) => `Der Platz ${seat} ist nicht frei.`,
    'campaign-full': () => 'In dieser Partie ist kein Platz mehr frei.',
    'press-closed': ({ mode, letter }) =>
      de.pressClosed[letter]?.(mode) ?? `In dieser Partie (${mode}) ist das nicht erlaubt.`,
    'acts-on-arrival': () => 'Das geschieht, sobald es abgeschickt wird, und kann nicht mit anderen Befehlen warten.',
    'standing-in-rules': () =>
      'Dauerbefehle gehören hier zu den Regeln: Senden Sie sie mit Ihren Befehlen, in den Worten des Regelbuchs.',
    'too-many': ({ what, limit, until }, when) => {
      const many = `${limit} ${MANY[what] ?? what}`;
      return until === null
        ? `Mehr als ${many} darf es nicht geben.`
        : `Nicht mehr als ${many} auf einmal: weiter geht es nach ${when(until)}.`;
    },
    'not-saved': ({ why }) =>
      why === 'unreachable'
        ? 'Der Server erreicht seine Daten gerade nicht: er kann nichts lesen und nichts speichern; nichts ist verloren. Was gespeichert war, ist sicher: versuchen Sie es in ein paar Minuten noch einmal.'
        : 'Das lässt sich gerade nicht speichern; nichts ist verloren. Was gespeichert war, ist sicher: senden Sie dies in ein paar Minuten noch einmal.',
    incident: ({ id }) => `Bei uns ging etwas schief. Wer den Server betreibt, findet es unter ${id}.`,
  },
  conflicts: {
    seat: (found) => `Sie herrschen in dieser Partie über ${found}.`,
    application: (found) =>
      found === 'declined'
        ? 'Die Spielleitung hat Ihre Bitte um einen Platz abgelehnt.'
        : 'Sie haben schon um einen Platz gebeten.',
    'no place': () =>
      'Sie haben noch keinen Platz in dieser Partie: stellen Sie sich bereit, oder bitten Sie um einen.',
    'no seat': () => 'Sie haben in dieser Partie kein Land: bis Sie eines haben, gelten nur Abwesenheit und Rückkehr.',
    joining: (found) => `Plätze dieser Partie werden so vergeben: ${JOININGS[found] ?? found}.`,
    'seat-later': (found) => `${found} ist noch nicht im Spiel.`,
    forfeit: (found) => `Sie haben ${found} verloren; nur die Spielleitung kann es Ihnen wiedergeben.`,
    rulers: () => 'Niemand würde herrschen: eine Partie braucht einen Herrscher, um zu beginnen.',
    master: () => 'Diese Person gehört schon zur Spielleitung.',
    'first master': () => 'Der erste Spielleiter kann die Partie nur übergeben.',
    report: () => 'Sie haben diesen Brief schon gemeldet.',
    administrator: () => 'Wer den Server verwaltet, kann nicht gesperrt werden: entlassen Sie ihn zuerst.',
    'last administrator': () => 'Ein Server ist nie ohne Verwalter: ernennen Sie zuerst einen anderen.',
    'game without another master': (found) =>
      `Nur dieses Konto leitet ${found}, und niemand aus der Verwaltung kann die Partie übernehmen, ohne in ihr zu herrschen: Geben Sie sie erst in andere Hände.`,
    'administrator to delete': () =>
      'Wer den Server verwaltet, kann nicht gelöscht werden: Entlassen Sie diese Person erst.',
    'confirmed address': (found) => `${found} ist schon bestätigt.`,
    'only master': (found) =>
      `Sie allein leiten ${found}: übergeben oder beenden Sie die Partie, oder legen Sie sie weg, wenn sie nicht begonnen hat, bevor Sie Ihr Konto löschen.`,
    caretaker: (found) =>
      found === 'caretaker'
        ? 'Ein Stellvertreter führt diesen Platz schon.'
        : 'Kein Stellvertreter führt diesen Platz: sein Herrscher befiehlt selbst.',
    'scenario in play': (found) => `Auf ${found} wird gespielt: das Szenario bleibt, bis die Partien zu Ende sind.`,
    block: () => 'Dieses Konto ist gesperrt.',
    address: () => 'Das ist schon Ihre Adresse.',
    notes: () => 'Diese Notizen wurden inzwischen anderswo geändert: sehen Sie beide an, und wählen Sie.',
    draft: (found) => `Inzwischen kamen Befehle von anderswo (Blatt ${found}): sehen Sie beide an, und wählen Sie.`,
    setting: () => 'Nachrichten zwischen Herrschern liest hier niemand sonst: diese Partie erlaubt es nicht.',
    'roll back': (found) =>
      `Die Partie ist seit der Probe weitergegangen (Zug ${found} ist da): proben Sie noch einmal.`,
    post: (found) =>
      found === 'dice'
        ? 'Dafür wurde gewürfelt: das lässt sich nicht zurücknehmen.'
        : found === 'witness'
          ? 'Jemand anders hat davon erfahren oder ist dadurch an der Reihe: das lässt sich nicht zurücknehmen.'
          : 'Der letzte Beitrag war nicht Ihrer: es lässt sich nichts zurücknehmen.',
    ready: () => 'In dieser Partie wird sofort ausgewertet, was Sie senden: niemand wartet, bis Sie bereit sind.',
    proclamation: () => 'In dieser Partie wird sofort ausgewertet, was Sie senden: verkünden Sie durch einen Befehl.',
    edit: (found) =>
      found === 'live'
        ? 'In einer laufend gespielten Partie gilt sofort, was Sie als Spielleitung tun: berichtigen Sie auf diesem Weg.'
        : 'Es ist noch kein Zug da: es gibt nichts zu berichtigen.',
    orders: () => 'Inzwischen gelten andere Befehle des Platzes: lesen Sie sie zuerst.',
    sheet: () => 'Für diesen Zug haben Sie noch keine Befehle gesandt: senden Sie sie zuerst, auch wenn es keine sind.',
    turn: (found) =>
      /^\d+$/.test(found)
        ? `Jetzt ist Zug ${found} an der Reihe: sehen Sie ihn zuerst an.`
        : /^(processing|another)$/.test(found)
          ? 'Der Zug wird in diesem Augenblick ausgewertet: sehen Sie gleich wieder nach.'
          : `Inzwischen hat jemand gezogen, und offen ist ${found}: sehen Sie zuerst nach.`,
    clock: () => 'Die Uhr ist schon angehalten.',
    deadline: () => 'Es läuft keine Frist, die sich verschieben ließe.',
    poll: () => 'Die Herrscher werden schon etwas gefragt: eines nach dem anderen.',
    extension: (found) =>
      found === 'asked'
        ? 'Sie haben schon um mehr Zeit gebeten.'
        : `Diese Bitte ist schon beantwortet: ${found === 'granted' ? 'gewährt' : 'abgelehnt'}.`,
  },
  pressClosed: {
    private: () => 'In dieser Partie schreiben Herrscher keine vertraulichen Briefe.',
    public: () => 'In dieser Partie veröffentlichen Herrscher nichts.',
    mute: () =>
      'In dieser Partie sind Briefe nicht unterschrieben, darum lässt sich niemand überhören. Melden Sie, was nicht geschrieben werden sollte.',
  },
};

/** What there may not be: pointed at, and denied. */
const THINGS: { readonly [what: string]: readonly [such: string, none: string] } = {
  administrator: ['Diesen Verwalter', 'keinen Verwalter'],
  applicant: ['Diesen Bewerber', 'keinen Bewerber'],
  application: ['Diese Bewerbung', 'keine Bewerbung'],
  article: ['Diesen Artikel', 'keinen Artikel'],
  block: ['Diese Sperre', 'keine Sperre'],
  'second factor': ['Diesen zweiten Faktor', 'keinen zweiten Faktor'],
  calendar: ['Diesen Kalender', 'keinen Kalender'],
  campaign: ['Diese Partie', 'keine Partie'],
  code: ['Diesen Code', 'keinen Code'],
  poll: ['Diese Abstimmung', 'keine Abstimmung'],
  extension: ['Diese Bitte um Zeit', 'keine Bitte um Zeit'],
  invitation: ['Diese Einladung', 'keine Einladung'],
  letter: ['Diesen Brief', 'keinen Brief'],
  line: ['Diese Zeile', 'keine Zeile'],
  mail: ['Diese E-Mail', 'keine E-Mail'],
  master: ['Diesen Spielleiter', 'keinen Spielleiter'],
  page: ['Diese Seite', 'keine Seite'],
  question: ['Diese Frage', 'keine Frage'],
  report: ['Diesen Bericht', 'keinen Bericht'],
  ruler: ['Diesen Herrscher', 'keinen Herrscher'],
  ruleset: ['Dieses Regelwerk', 'kein Regelwerk'],
  scenario: ['Dieses Szenario', 'kein Szenario'],
  'shared scenario': ['Dieses Szenario', 'kein Szenario, das geteilt wird'],
  seat: ['Diesen Platz', 'keinen Platz'],
  session: ['Diese Anmeldung', 'keine Anmeldung'],
  sheet: ['Dieses Blatt', 'kein Blatt'],
  subscription: ['Dieses Abonnement', 'kein Abonnement'],
  token: ['Dieses Token', 'kein Token'],
  turn: ['Diesen Zug', 'keinen Zug'],
  user: ['Dieses Konto', 'kein Konto'],
  webhook: ['Diesen Webhook', 'keinen Webhook'],
};

const MANY: { readonly [what: string]: string } = {
  absences: 'Abwesenheiten',
  messages: 'Nachrichten',
  articles: 'Artikel',
  'changes of address': 'Wechsel der Adresse',
  invitations: 'Einladungen',
  'campaigns that have not begun': 'Partien, die noch nicht begonnen haben,',
  letters: 'Briefe',
  'MB from one account': 'MB von einem Konto',
  questions: 'Fragen',
  'scenarios of your own': 'eigene Szenarien',
  'scenarios that are being checked': 'Szenarien, die gerade geprüft werden,',
  sheets: 'Blätter',
  tests: 'Proben',
  tokens: 'Token',
  webhooks: 'Webhooks',
};

const STATUSES: { readonly [status: string]: string } = {
  draft: 'ein Entwurf',
  open: 'offen',
  running: 'im Gange',
  paused: 'unterbrochen',
  ended: 'vorbei',
  archived: 'weggelegt',
  held: 'besetzt',
  closed: 'geschlossen',
};
const statusText = (status: string): string => STATUSES[status] ?? status;

const JOININGS: { readonly [joining: string]: string } = {
  open: 'an alle, die kommen',
  application: 'auf eine Bewerbung hin',
  invitation: 'auf Einladung',
};

const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} oder ${words.at(-1)}`;
