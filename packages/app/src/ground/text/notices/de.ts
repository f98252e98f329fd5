import { MINUTE, sentence } from '@chancery/core';
import type { FactsOf, SeatLoss } from '../../news/notice.ts';
import { MASTERS_NAME, MASTERS_NAMES } from '../letters.ts';
import { showSpan } from '../show-time.ts';
import type { NoticeWords } from './shape.ts';

/** A turn by its number; in live play, where every post is one, by what the rules call it. */
const turnName = ({ turn, label }: { readonly turn: number; readonly label?: string }): string =>
  label ?? `Zug ${turn}`;

const HOUSE_RULES =
  'Belästigen, bedrängen oder verhöhnen Sie keine anderen Herrscher. Wer es tut oder betrügt, kommt vor die Spielleitung: melden Sie den Brief, oder schreiben Sie ihr Ihre Gründe.';

/** A party as it stands in a notice; the masters go by no name of their own. */
const partyName = (name: string, masters = MASTERS_NAMES.de): string => (name === MASTERS_NAME ? masters : name);

const NAMELESS = 'Jemand, der nicht sagt, wer er ist,';

/** What somebody is told, in German. */
export const de: NoticeWords = {
  'turn-out': ({ turn, label, heading, seat, move }) => {
    if (move === true) return [`${seat} ist am Zug`, `${heading}: Sie sind am Zug für ${seat}.`];
    return label === undefined
      ? [`Zug ${turn} ist da`, `${heading} ist da. Der Bericht von ${seat} wartet auf Sie.`]
      : [`Neues von ${label}`, `Es ist jetzt ${heading}. Der Bericht von ${seat} wartet auf Sie.`];
  },
  'turn-rerun': ({ turn, label, reason, by, through, deadline, newDice }, when) => {
    const dice =
      newDice === undefined
        ? []
        : [
            `Neue Würfel: das Geheimnis des jetzt offenen Zugs war schon bekannt, darum hat er ein anderes, mit der Festlegung ${newDice}.`,
          ];
    if (by !== undefined) {
      const open = label === undefined ? `Zug ${turn} ist der letzte, der da ist.` : `${label} ist wieder offen.`;
      const taken = `${by} hat den letzten Beitrag zurückgenommen`;
      return [taken, `${taken}. ${open}`, ...dice];
    }
    if (label !== undefined) {
      return [
        `die Partie steht wieder bei ${label}`,
        `Die Spielleitung hat die Partie zurückgenommen: ${label} ist wieder offen. Der Grund: ${reason}`,
        'Befehle, die dafür gesandt wurden, sind wieder Entwürfe ihrer Plätze.',
        ...dice,
      ];
    }
    const back = turn === 0 ? 'an den Anfang' : `an das Ende von Zug ${turn}`;
    const again = through === undefined ? '' : ` und bis Zug ${through} neu ausgewertet`;
    const open = (through ?? turn) + 1;
    return [
      `die Partie ist zurückgenommen ${back}`,
      `Die Spielleitung hat die Partie ${back} zurückgenommen${again}. Der Grund: ${reason}`,
      'Befehle, die für den jetzt offenen Zug schon da waren, gelten weiter; die für spätere Züge werden neu gesandt.',
      typeof deadline === 'number'
        ? `Befehle für Zug ${open} werden bis ${when(deadline)} erwartet.`
        : `Zug ${open} ist offen.`,
      ...dice,
    ];
  },
  'deadline-near': ({ turn, deadline, seat, move }, when) =>
    move === true
      ? [
          `die Zeit von ${seat} endet ${when(deadline)}`,
          `Sie sind noch am Zug für ${seat}. Die Zeit dafür endet ${when(deadline)}.`,
        ]
      : [
          `Befehle für Zug ${turn} werden bis ${when(deadline)} erwartet`,
          `Von ${seat} sind für Zug ${turn} noch keine Befehle da. Frist ist ${when(deadline)}.`,
        ],
  'deadline-moved': ({ turn, label, deadline }, when) => {
    const moved = `die Frist von ${label ?? `Zug ${turn}`} ist verlegt`;
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
  'extension-answered': ({ minutes, granted, ...of }) => [
    granted ? `Sie haben mehr Zeit für ${turnName(of)}` : `nicht mehr Zeit für ${turnName(of)}`,
    granted
      ? `Die Spielleitung hat gewährt, worum Sie gebeten haben: ${showSpan(minutes * MINUTE, 'de')}.`
      : `Sie haben um ${showSpan(minutes * MINUTE, 'de')} gebeten. Die Spielleitung hat es nicht gewährt: die Frist bleibt, wie sie ist.`,
  ],
  'turn-missed': ({ seat, inARow, next, ...of }) => {
    const missed = `${seat} hatte für ${turnName(of)} keine Befehle von Ihnen`;
    return [
      `für ${turnName(of)} kamen keine Befehle von ${seat}`,
      inARow === 1 ? `${missed}.` : `${missed}: das sind ${inARow} Züge in Folge.`,
      MISSED_NEXT[next],
    ];
  },
  'orders-reread': ({ seat, refused, lines, why, ...of }) => [
    `Befehle von ${seat} für ${turnName(of)} wurden neu gelesen`,
    REREAD[why],
    refused === 0
      ? 'Alle gelten, wie die neueste Quittung sagt.'
      : `${refused} von ${lines} Zeilen sind jetzt nicht möglich. Die neueste Quittung sagt, welche und warum; die anderen gelten.`,
  ],
  'proclamation-closed': ({ turn, seat, mode }) => [
    `die Proklamation von ${seat} wird nicht veröffentlicht`,
    `Die Presse der Partie ist jetzt ${PRESS[mode] ?? mode}. Was ${seat} für Zug ${turn} verkündet hat, wird nicht gelesen, solange das so bleibt.`,
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
  'campaign-paused': ({ reason }) => ['die Partie ruht', 'Die Uhr steht, bis es weitergeht.', reason],
  'campaign-resumed': ({ deadline }, when) => [
    'die Partie geht weiter',
    deadline === null ? 'Eine Frist gibt es vorerst nicht.' : `Befehle werden bis ${when(deadline)} erwartet.`,
  ],
  'campaign-ended': ({ how }) => ['die Partie ist vorbei', how],
  'seat-given': ({ seat }) => [`Sie regieren ${seat}`, `Der Platz von ${seat} gehört Ihnen.`, HOUSE_RULES],
  'seat-lost': ({ seat, why, reason }) => [`${seat} gehört Ihnen nicht mehr`, LOST[why](seat), reason],
  'seat-open': ({ seat }) => [
    `${seat} sucht einen Herrscher`,
    `Der Platz von ${seat} ist frei, und Sie stehen bereit. Wer ihn zuerst nimmt, regiert ihn.`,
  ],
  'application-declined': ({ reason }) => [
    'Ihre Bitte um einen Platz wurde abgelehnt',
    'Die Spielleitung hat Ihnen keinen Platz gegeben.',
    reason,
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
    `Eine E-Mail, die von ${from} sein will und ${seat} betrifft, kam ${when(receivedAt)}. Nichts beweist, dass sie von Ihnen ist; darum zählt sie nur, wenn Sie es sagen.`,
  ],
  'mail-undeliverable': ({ address, status }) => [
    'Ihre E-Mails erreichen Sie nicht',
    `An ${address} lässt sich nichts zustellen${status === '' ? '' : ` (${status})`}. Sie bekommen keine E-Mails mehr, bis Sie die Adresse ändern oder sagen, dass sie wieder geht.`,
  ],
  application: ({ who, message }) => [`${who} bittet um einen Platz`, `${who} bittet um einen Platz.`, message],
  'invitation-accepted': ({ who, seat }) =>
    seat === null
      ? [`${who} hat eine Einladung angenommen`, `${who} hat eine Einladung angenommen und wartet auf einen Platz.`]
      : [`${who} regiert ${seat}`, `${who} hat eine Einladung angenommen und regiert ${seat}.`],
  'seat-vacant': ({ seat, why, reason }) => [`${seat} hat keinen Herrscher`, VACANT[why](seat), reason],
  'clock-held': ({ turn, missing, expected }) => [
    `die Uhr von Zug ${turn} ist angehalten`,
    `${missing} von ${expected} erwarteten Befehlsblättern für Zug ${turn} fehlen. Der Zug wird erst ausgewertet, wenn Sie es sagen.`,
  ],
  question: ({ turn, questions, defaultAt }, when) => [
    `in Zug ${turn} ist eine Entscheidung gefragt`,
    `${questions === 1 ? 'Eine Frage wartet' : `${questions} Fragen warten`} auf Sie.`,
    defaultAt === null
      ? 'Ohne Antwort gilt, was von selbst gilt, wenn Sie den Zug auswerten.'
      : `Ohne Antwort gilt ${when(defaultAt)}, was von selbst gilt.`,
  ],
  'extension-asked': ({ seat, minutes, reason }) => [
    `${seat} bittet um mehr Zeit`,
    `${seat} bittet um mehr Zeit: ${showSpan(minutes * MINUTE, 'de')}. Sie antworten am Pult der Spielleitung.`,
    reason,
  ],
  'letter-reported': ({ seat }) => ['ein Brief wurde gemeldet', `${seat} hat einen Brief vor Sie gebracht.`],
  'webhook-off': ({ host, failures }) => [
    `der Webhook an ${host} ist abgeschaltet`,
    `Er ist ${failures}-mal in Folge gescheitert. Berichtigen Sie die Adresse, und schalten Sie ihn wieder ein.`,
  ],
  'turn-stuck': ({ incident, ...of }) => [
    `${turnName(of)} ließ sich nicht auswerten`,
    `Das ist ein Fehler des Programms und nicht der Befehle; alle sind aufbewahrt. Wer den Server betreibt, findet es unter ${incident}.`,
    ...(of.label === undefined
      ? [
          'Die Befehle des Zugs sind geschlossen: er wird nach ihnen ausgewertet, sobald es geht, und was jetzt kommt, gilt für den nächsten. Dauert das zu lange, so nehmen Sie die Partie an den Zug davor zurück, und er nimmt wieder Befehle an.',
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
  window:
    'Sie waren gekommen, bevor der Zug offen war, und wurden noch einmal gelesen nach dem, was der Platz jetzt weiß.',
  late: 'Sie waren zu spät gekommen und gelten nun doch für diesen Zug, da er wieder Befehle nimmt.',
  post: 'Jemand anders war schneller, und sie wurden noch einmal gelesen nach dem, was der Platz jetzt weiß.',
  called:
    'Sie haben auf den Zug des Platzes gewartet, gingen von selbst, als er kam, und wurden nach dem gelesen, was er jetzt weiß.',
  press: 'Die Presse der Partie nimmt weniger Worte als damals.',
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
    `Zu lange kamen keine Befehle, darum ist ${seat} für andere frei. Solange niemand den Platz hat, können Sie ihn wieder nehmen.`,
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
