import { MINUTE, sentence } from '@chancery/core';
import type { FactsOf, SeatLoss } from '../../news/notice.ts';
import { MASTERS_NAME, MASTERS_NAMES } from '../letters.ts';
import { showSpan } from '../show-time.ts';
import type { NoticeWords } from './shape.ts';
import { verdictWords } from './verdict-words.ts';

/** A turn by its number; in live play, where every post is a turn, by its name in the rules. */
const turnName = ({ turn, label }: { readonly turn: number; readonly label?: string }): string =>
  label ?? `Zug ${turn}`;

const HOUSE_RULES =
  'Belästigen, bedrängen oder verhöhnen Sie keine anderen Herrscher. Wer es tut oder betrügt, gehört der Spielleitung gemeldet: melden Sie den Brief, oder schreiben Sie ihr, was geschehen ist.';

/** A party as it stands in a notice; the masters go by no name of their own. */
const partyName = (name: string, masters = MASTERS_NAMES.de): string => (name === MASTERS_NAME ? masters : name);

/** Masters stop and end their games; where another has done it, all are told. */
const byServer = (administrator: true | undefined): readonly string[] =>
  administrator === true ? ['Die Verwaltung des Servers hat das entschieden.'] : [];

const ADMINISTRATOR: {
  readonly [deed in FactsOf<'administrator-acted'>['deed']]: {
    readonly short: string;
    readonly long: (about: string) => string;
  };
} = {
  archiveCampaign: {
    short: 'die Partie ist weggelegt',
    long: () => 'Die Verwaltung des Servers hat die Partie weggelegt.',
  },
  renameCampaign: {
    short: 'die Partie hat einen neuen Namen',
    long: (title) => `Die Verwaltung des Servers hat die Partie umbenannt. Sie hieß ${title}.`,
  },
  appointMaster: {
    short: 'jemand ist zur Spielleitung gekommen',
    long: (who) => `Die Verwaltung des Servers hat ${who} in die Spielleitung dieser Partie berufen.`,
  },
  dismissMaster: {
    short: 'jemand hat die Spielleitung verlassen',
    long: (who) => `Die Verwaltung des Servers hat ${who} aus der Spielleitung dieser Partie entlassen.`,
  },
  handOver: {
    short: 'die Partie hat einen neuen ersten Spielleiter',
    long: (who) => `Die Verwaltung des Servers hat die Partie in die Hände von ${who} gegeben.`,
  },
  withdrawPress: {
    short: 'ein Artikel wurde zurückgezogen',
    long: (title) => `Die Verwaltung des Servers hat einen Artikel aus der Presse genommen: ${title}.`,
  },
  decideLetterReport: {
    short: 'über einen gemeldeten Brief ist entschieden',
    long: () =>
      'Die Verwaltung des Servers hat einen Brief gelesen, den sein Empfänger gemeldet hatte, und darüber entschieden.',
  },
};

const NAMELESS = 'Jemand, der nicht sagt, wer er ist,';

/** What somebody is told, in German. */
export const de: NoticeWords = {
  'turn-out': ({ turn, label, heading, seat, move, open }) => {
    if (open !== undefined)
      return [
        `${open} ist offen für ${seat}`,
        `${open} ist offen: die Partie wartet auf Ihre Befehle für ${seat}. Was Sie vorher gesandt haben, wurde noch einmal geprüft; Ihre neueste Quittung sagt, was davon steht.`,
      ];
    if (move === true) return [`${seat} ist am Zug`, `${heading}: Sie sind am Zug für ${seat}.`];
    return label === undefined
      ? [`Zug ${turn} ist da`, `${heading} ist da. Ihr Bericht für ${seat} liegt bereit.`]
      : [`Neues von ${label}`, `Es ist jetzt ${heading}. Ihr Bericht für ${seat} liegt bereit.`];
  },
  'turn-rerun': ({ turn, label, reason, by, through, deadline, newDice }, when) => {
    const dice =
      newDice === undefined
        ? []
        : [
            `Neue Würfel: das Geheimnis des offenen Zugs war schon bekannt, darum hat er ein neues. Dessen Festlegung ist ${newDice}.`,
          ];
    if (by !== undefined) {
      const open = label === undefined ? `Der letzte Zug, der gilt, ist Zug ${turn}.` : `${label} ist wieder offen.`;
      const taken = `${by} hat den letzten Beitrag zurückgenommen`;
      return [taken, `${taken}. ${open}`, ...dice];
    }
    if (label !== undefined) {
      return [
        `die Partie steht wieder bei ${label}`,
        `Die Spielleitung hat die Partie zurückgenommen: ${label} ist wieder offen. Der Grund: ${reason}`,
        'Befehle, die dafür gesandt wurden, sind wieder Entwürfe.',
        ...dice,
      ];
    }
    const back = turn === 0 ? 'an den Anfang' : `an das Ende von Zug ${turn}`;
    const again = through === undefined ? '' : ` und bis Zug ${through} neu ausgewertet`;
    const open = (through ?? turn) + 1;
    return [
      `die Partie wurde ${back} zurückgenommen`,
      `Die Spielleitung hat die Partie ${back} zurückgenommen${again}. Der Grund: ${reason}`,
      'Befehle, die für den offenen Zug schon da waren, gelten weiter. Befehle für spätere Züge müssen neu gesandt werden.',
      typeof deadline === 'number'
        ? `Befehle für Zug ${open} werden bis ${when(deadline)} erwartet.`
        : `Zug ${open} ist offen.`,
      ...dice,
    ];
  },
  'deadline-near': ({ turn, label = `Zug ${turn}`, deadline, seat, move }, when) =>
    move === true
      ? [
          `die Zeit von ${seat} endet ${when(deadline)}`,
          `Sie sind noch am Zug für ${seat}. Die Zeit dafür endet ${when(deadline)}.`,
        ]
      : [
          `Befehle für ${label} werden bis ${when(deadline)} erwartet`,
          `Von ${seat} sind für ${label} noch keine Befehle da. Frist ist ${when(deadline)}.`,
        ],
  'deadline-moved': ({ turn, label, deadline }, when) => {
    const moved = `neue Frist für ${label ?? `Zug ${turn}`}`;
    if (label !== undefined) {
      const open = `${label} hat jetzt keine Frist; die Spielleitung beendet den Zug von Hand.`;
      return [moved, deadline === null ? open : `Die Zeit von ${label} endet ${when(deadline)}.`];
    }
    return [
      moved,
      deadline === null
        ? `Zug ${turn} hat jetzt keine Frist; die Spielleitung wertet ihn von Hand aus.`
        : `Befehle für Zug ${turn} werden bis ${when(deadline)} erwartet.`,
    ];
  },
  'position-edited': ({ seat, reason, ...of }) => [
    `die Stellung nach ${turnName(of)} wurde berichtigt`,
    `Die Spielleitung hat die Stellung nach ${turnName(of)} berichtigt, und es betrifft ${seat}. Der Grund: ${reason}`,
    'Ihr Bericht sagt, was jetzt gilt. Befehle, die Sie schon gesandt haben, wurden noch einmal gelesen und gelten, soweit sie möglich sind.',
  ],
  'order-struck': ({ seat, line, instead, reason, ...of }) => [
    `ein Befehl von ${seat} für ${turnName(of)} wurde ${instead === null ? 'gestrichen' : 'geändert'}`,
    instead === null
      ? `Die Spielleitung hat diesen Befehl gestrichen: ${line}`
      : `Die Spielleitung hat diesen Befehl geändert: ${line}\n\nEr lautet jetzt: ${instead}`,
    `Der Grund: ${reason}`,
    'Ihre anderen Befehle gelten wie bisher: siehe die neueste Quittung. Bis der Zug ausgewertet wird, können Sie andere senden.',
  ],
  ruled: ({ seat, question, answer, byDefault, ...of }) => [
    `eine Entscheidung für ${seat}, ${turnName(of)}`,
    question,
    byDefault
      ? `Die Spielleitung hat die Entscheidung zurückgenommen. Entscheidet sie nicht noch einmal, gilt: ${answer}`
      : `Die Spielleitung hat entschieden: ${answer}`,
    'Sie können Ihre Befehle noch ändern. Eine Entscheidung gilt für die Worte, die der Spielleitung vorlagen, und für keine anderen.',
  ],
  'extension-answered': ({ minutes, granted, ...of }) => [
    granted ? `mehr Zeit für ${turnName(of)}` : `nicht mehr Zeit für ${turnName(of)}`,
    granted
      ? `Die Spielleitung gibt Ihnen die Zeit, um die Sie gebeten haben: ${showSpan(minutes * MINUTE, 'de')}.`
      : `Sie haben um mehr Zeit gebeten: ${showSpan(minutes * MINUTE, 'de')}. Die Spielleitung hat abgelehnt: die Frist bleibt, wie sie ist.`,
  ],
  'turn-missed': ({ seat, inARow, next, ...of }) => {
    const missed = `Sie haben für ${seat} keine Befehle zu ${turnName(of)} gesandt`;
    return [
      `keine Befehle von ${seat} für ${turnName(of)}`,
      inARow === 1 ? `${missed}.` : `${missed}: das sind ${inARow} Züge in Folge.`,
      MISSED_NEXT[next],
      'Sind Sie noch dabei? Befehle sagen es, und auch eine Abwesenheit, die Sie ankündigen.',
    ];
  },
  'orders-reread': ({ seat, refused, lines, why, ...of }) => [
    `Befehle von ${seat} für ${turnName(of)} wurden neu gelesen`,
    REREAD[why],
    refused === 0
      ? 'Alle gelten: siehe die neueste Quittung.'
      : `${refused} von ${lines} Zeilen sind jetzt nicht möglich. Die neueste Quittung sagt, welche und warum; die anderen gelten.`,
  ],
  'proclamation-closed': ({ turn, seat, mode }) => [
    `die Proklamation von ${seat} wird nicht veröffentlicht`,
    `Die Presse der Partie ist jetzt ${PRESS[mode] ?? mode}. Solange das so bleibt, zählt die Proklamation von ${seat} für Zug ${turn} nicht.`,
  ],
  'caretaker-in': ({ seat, ...of }) => [
    `ein Stellvertreter führt ${seat}`,
    `Seit ${turnName(of)} befiehlt ein Stellvertreter für ${seat}. Der Platz gehört weiter Ihnen: sagen Sie, dass Sie zurück sind, oder senden Sie einfach Befehle.`,
  ],
  'campaign-started': ({ label, deadline }, when) => {
    const started = 'die Partie hat begonnen';
    if (label !== undefined) {
      return [started, deadline === null ? `${label} ist offen.` : `${label} ist offen bis ${when(deadline)}.`];
    }
    return [
      started,
      deadline === null
        ? 'Befehle für Zug 1 können gesandt werden.'
        : `Befehle für Zug 1 werden bis ${when(deadline)} erwartet.`,
    ];
  },
  'campaign-paused': ({ reason, administrator }) => [
    'die Partie ruht',
    'Die Uhr steht, bis es weitergeht.',
    ...byServer(administrator),
    reason,
  ],
  'campaign-resumed': ({ deadline, administrator }, when) => [
    'die Partie geht weiter',
    ...byServer(administrator),
    deadline === null ? 'Eine Frist gibt es vorerst nicht.' : `Befehle werden bis ${when(deadline)} erwartet.`,
  ],
  'campaign-ended': ({ how, administrator }) => ['die Partie ist vorbei', ...byServer(administrator), how],
  'administrator-acted': ({ deed, about }) => [ADMINISTRATOR[deed].short, ADMINISTRATOR[deed].long(about)],
  'masters-see': ({ everything }) => [
    everything ? 'mitspielende Spielleitungen sehen alles' : 'mitspielende Spielleitungen sehen, was ihr Platz sieht',
    everything
      ? 'Von jetzt an darf eine Spielleitung, die selbst einen Platz hat, in dieser Partie alles sehen: Probeläufe, Fragen um eine Entscheidung, das Protokoll und alle Würfel.'
      : 'Von jetzt an sieht eine Spielleitung, die selbst einen Platz hat, nur, was dieser Platz sieht.',
  ],
  'seat-given': ({ seat }) => [`Sie regieren ${seat}`, `Der Platz von ${seat} gehört Ihnen.`, HOUSE_RULES],
  'seat-lost': ({ seat, why, reason }) => [`${seat} gehört Ihnen nicht mehr`, LOST[why](seat), reason],
  'seat-open': ({ seat }) => [
    `${seat} sucht einen Herrscher`,
    `Der Platz von ${seat} ist frei, und Sie stehen bereit. Wer ihn zuerst nimmt, bekommt ihn.`,
  ],
  'application-declined': ({ reason }) => [
    'Ihre Bitte um einen Platz wurde abgelehnt',
    'Die Spielleitung hat Ihnen keinen Platz gegeben.',
    reason,
  ],
  offer: ({ seat, from, line, ...of }) => [
    `ein Angebot von ${from} an ${seat}`,
    `${from} hat für ${turnName(of)} einen Befehl gesandt, der ${seat} gilt: ${line}`,
    'An Ihrem Pult liegt eine Antwort bereit. Es wird nichts daraus, wenn Sie keine senden, und bis der Zug ausgewertet wird, kann das Angebot zurückgenommen werden.',
  ],
  letter: ({ to, from, subject, body }) => [
    `${from === null ? 'ein Brief' : `ein Brief von ${partyName(from, 'der Spielleitung')}`}: ${subject}`,
    `${sentence(partyName(from ?? NAMELESS))} schreibt an ${partyName(to)}:`,
    ...body.split(/\n{2,}/),
  ],
  press: ({ from, title, body }) => [
    `Presse: ${title}`,
    `${sentence(partyName(from ?? NAMELESS))} veröffentlicht:`,
    ...body.split(/\n{2,}/),
  ],
  'mail-held': ({ seat, from, receivedAt }, when) => [
    'eine E-Mail in Ihrem Namen wurde zurückgehalten',
    `${when(receivedAt)} kam von ${from} eine E-Mail, die ${seat} betrifft. Nichts beweist, dass sie von Ihnen ist; darum zählt sie nur, wenn Sie es sagen.`,
  ],
  'mail-undeliverable': ({ address, status }) => [
    'unsere E-Mails erreichen Sie nicht',
    `An ${address} lässt sich nichts zustellen${status === '' ? '' : ` (${status})`}. Sie bekommen keine E-Mails mehr, bis Sie die Adresse ändern oder sagen, dass sie wieder geht.`,
  ],
  application: ({ who, message }) => [`${who} bittet um einen Platz`, `${who} bittet um einen Platz.`, message],
  'invitation-accepted': ({ who, seat }) =>
    seat === null
      ? [`${who} hat eine Einladung angenommen`, `${who} hat eine Einladung angenommen und wartet auf einen Platz.`]
      : [`${who} regiert ${seat}`, `${who} hat eine Einladung angenommen und regiert ${seat}.`],
  'seat-begun': ({ seat }) => [
    `${seat} ist ins Spiel gekommen`,
    `${seat} ist ins Spiel gekommen. Der Platz ist frei: Geben Sie ihn jemandem, laden Sie jemanden ein, oder lassen Sie andere ihn nehmen.`,
  ],
  'seat-vacant': ({ seat, why, reason }) => [`${seat} hat keinen Herrscher`, VACANT[why](seat), reason],
  'poll-opened': ({ poll, question, closesAt }, when) => [
    poll === 'go-on' ? 'soll die Partie weitergehen?' : 'die Herrscher sind gefragt',
    question,
    `Stimmen Sie auf der Seite der Partie mit Ja oder Nein, oder antworten Sie auf diese Mail mit STIMME JA oder STIMME NEIN. Die Abstimmung endet: ${when(closesAt)}, oder sobald alle gestimmt haben; niemand erfährt, wer wie gestimmt hat.`,
    ...(poll === 'go-on' ? ['Sagen nicht mehr Ja als Nein, ist die Partie zu Ende.'] : []),
  ],
  'poll-closed': ({ poll, question, yes, no }) => [
    `die Abstimmung ist zu Ende: ${yes} Ja, ${no} Nein`,
    question,
    `${yes} sagten Ja, ${no} sagten Nein.`,
    ...(poll === 'go-on' ? [yes > no ? 'Die Partie geht weiter.' : 'Die Partie ist zu Ende.'] : []),
  ],
  'master-wanted': ({ yes, no }) => [
    'eine Partie braucht eine Spielleitung',
    `Ihre Herrscher wollen weiterspielen, mit ${yes} zu ${no} Stimmen. Übergeben Sie die Partie auf der Seite der Befugnisse an eine neue Spielleitung.`,
  ],
  'turn-in-review': ({ turn, label = `Zug ${turn}`, until }, when) => [
    `${label} wartet auf Ihre Durchsicht`,
    `Die Befehle für ${label} sind geschlossen. Sie sehen, was herauskommt, können Fragen entscheiden, als Spielleitung befehlen und die Stellung berichtigen. Veröffentlicht wird: ${when(until)}, oder sobald Sie es sagen.`,
  ],
  'clock-held': ({ turn, missing, expected }) => [
    `die Uhr von Zug ${turn} ist angehalten`,
    `${missing} von ${expected} erwarteten Befehlsblättern für Zug ${turn} fehlen. Der Zug wird erst ausgewertet, wenn Sie es sagen.`,
  ],
  question: ({ turn, questions, defaultAt, asked = [] }, when) => [
    `in Zug ${turn} ist eine Entscheidung gefragt`,
    `${questions === 1 ? 'Eine Frage wartet' : `${questions} Fragen warten`} auf Sie.`,
    ...asked.flatMap(({ id, text, answers }) => [text, `${id} = ${answers.map(verdictWords).join(' oder ')}`]),
    defaultAt === null
      ? 'Antworten Sie nicht, gilt die Vorgabe, sobald Sie den Zug auswerten.'
      : `Antworten Sie nicht, gilt die Vorgabe: ${when(defaultAt)}.`,
  ],
  'extension-asked': ({ seat, minutes, reason }) => [
    `${seat} bittet um mehr Zeit`,
    `${seat} bittet um mehr Zeit: ${showSpan(minutes * MINUTE, 'de')}. Sie antworten am Pult der Spielleitung.`,
    reason,
  ],
  'letter-reported': ({ seat }) => ['ein Brief wurde gemeldet', `${seat} hat Ihnen einen Brief gemeldet.`],
  'webhook-off': ({ host, failures }) => [
    `der Webhook an ${host} ist abgeschaltet`,
    `Er ist ${failures}-mal in Folge gescheitert. Berichtigen Sie die Adresse, und schalten Sie ihn wieder ein.`,
  ],
  'turn-stuck': ({ incident, ...of }) => [
    `${turnName(of)} ließ sich nicht auswerten`,
    `Der Fehler liegt am Programm, nicht an den Befehlen; alle sind aufbewahrt. Wer den Server betreibt, findet ihn unter ${incident}.`,
    ...(of.label === undefined
      ? [
          'Der Zug nimmt keine Befehle mehr an. Er wird mit denen, die da sind, ausgewertet, sobald es geht; was jetzt kommt, gilt für den nächsten Zug. Dauert das zu lange, nehmen Sie die Partie an den Zug davor zurück: dann nimmt dieser Zug wieder Befehle an.',
        ]
      : []),
  ],
  'master-appointed': () => ['Sie sind Spielleiter', 'Sie gehören jetzt zur Spielleitung dieser Partie.'],
  'master-dismissed': () => [
    'Sie sind nicht mehr Spielleiter',
    'Sie gehören nicht mehr zur Spielleitung dieser Partie.',
  ],
  'campaign-handed-over': ({ to }) => [
    'die Partie hat einen neuen ersten Spielleiter',
    `Die Partie ist jetzt in den Händen von ${to}.`,
  ],
};

const REREAD: { readonly [why in FactsOf<'orders-reread'>['why']]: string } = {
  window: 'Sie kamen, bevor der Zug offen war. Darum wurden sie noch einmal geprüft: an dem, was der Platz jetzt weiß.',
  late: 'Sie kamen zu spät und gelten nun doch: der Zug nimmt wieder Befehle an.',
  post: 'Jemand anders war schneller. Darum wurden sie noch einmal geprüft: an dem, was der Platz jetzt weiß.',
  called:
    'Sie haben gewartet, bis der Platz am Zug war, und gingen dann von selbst ab, geprüft an dem, was er jetzt weiß.',
  press: 'Die Presse der Partie erlaubt weniger als damals.',
  carried:
    'Sie haben gewartet, bis der Platz an der Reihe war, und wurden noch einmal geprüft: an dem, was er jetzt weiß.',
};

const MISSED_NEXT: { readonly [next in FactsOf<'turn-missed'>['next']]: string } = {
  nothing: '',
  caretaker: 'Versäumen Sie auch den nächsten Zug, führt ein Stellvertreter den Platz.',
  open: 'Versäumen Sie auch den nächsten Zug, wird der Platz für andere frei.',
};

const PRESS: { readonly [mode: string]: string } = {
  open: 'offen',
  public: 'nur öffentlich',
  none: 'geschlossen',
  anonymous: 'ohne Unterschrift',
};

const LOST: { readonly [why in SeatLoss]: (seat: string) => string } = {
  left: (seat) => `Sie haben ${seat} aufgegeben.`,
  removed: (seat) => `Die Spielleitung hat Ihnen ${seat} genommen.`,
  reassigned: (seat) => `Die Spielleitung hat ${seat} jemand anderem gegeben.`,
  silent: (seat) =>
    `Zu lange kamen keine Befehle, darum ist ${seat} für andere frei. Solange niemand den Platz nimmt, können Sie ihn zurücknehmen.`,
  deposed: (seat) => `Nach den Regeln haben Sie ${seat} verloren: Ihr letzter Bericht sagt, wie es kam.`,
  'account-deleted': (seat) => `Sie haben Ihr Konto gelöscht und damit ${seat} aufgegeben.`,
};

const VACANT: { readonly [why in SeatLoss]: (seat: string) => string } = {
  left: (seat) => `Wer ${seat} regierte, ist gegangen.`,
  removed: (seat) => `Wer ${seat} regierte, wurde abgesetzt.`,
  reassigned: (seat) => `${seat} wurde jemand anderem gegeben.`,
  silent: (seat) => `Von ${seat} kamen zu lange keine Befehle; darum ist der Platz frei.`,
  deposed: (seat) => `Wer ${seat} regierte, hat den Platz nach den Regeln verloren.`,
  'account-deleted': (seat) => `Wer ${seat} regierte, hat sein Konto gelöscht.`,
};
