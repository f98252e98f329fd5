import type { TextByCode } from '@chancery/core';
import type { NoOrders } from '../incoming/find-orders.ts';
import type { RefusedMail } from '../incoming/refused-mail.ts';
import type { Doubt } from '../incoming/sender.ts';
import { shownTalk, thousands } from './numbers.ts';
import type { ReplyWords } from './reply-words.ts';

/** Was das Haus in Antworten auf E-Mails sagt. */
export const de: ReplyWords = {
  outcomes: { accepted: 'ok', warned: 'Warnung', illegal: 'falsch', malformed: 'unklar' },
  subject: 'Befehle angekommen',
  refusedSubject: 'Ihre E-Mail zählte nicht',
  heldSubject: 'eine E-Mail in Ihrem Namen wurde angehalten',
  campaign: 'Partie',
  seat: 'Sitz',
  turn: 'Zug',
  received: 'Empfangen',
  hash: 'Prüfsumme',
  wholeSheet: 'Das Blatt als Ganzes',
  sections: 'In Kraft, Abschnitt für Abschnitt',
  undone: 'Nicht getan',
  asked: 'Die Spielleitung wird gefragt',
  next: 'Was Sie nun tun können',
  nothing: 'Das Blatt ist leer: Sie befehlen nichts.',
  proofs:
    'Bewahren Sie diese E-Mail auf. Mit diesen Zeilen können Sie später prüfen, dass niemand Ihre Befehle oder die Würfel geändert hat:',
  counted: (lines, refused, warned) => {
    const all = `${lines} ${lines === 1 ? 'Zeile' : 'Zeilen'}`;
    if (refused === lines) return lines === 1 ? `${all}: nicht angenommen.` : `${all}: keine angenommen.`;
    const odd = warned === 0 ? '' : `, ${lines === 1 ? '' : `${warned} `}mit Warnung`;
    if (refused === 0) return `${all}: ${lines === 1 || warned > 0 ? 'angenommen' : 'alle angenommen'}${odd}.`;
    return `${all}: ${lines - refused} angenommen${odd}, ${refused} nicht.`;
  },
  effects: {
    counts: null,
    replaces: 'Es ersetzt das Blatt, das Sie für diesen Zug schon gesandt hatten.',
    merged: 'Es ersetzt die Abschnitte, die es enthält. Die anderen bleiben, wie sie waren.',
    'earlier-stands':
      'Keine Zeile wurde angenommen. Haben Sie für diesen Zug schon ein Blatt gesandt, so gilt dieses weiter.',
    apart: 'Es enthält nichts für den Zug. Ihre Befehle dafür bleiben, wie sie waren.',
    resolved: null,
    'in-hand':
      'Es wird gerade ausgewertet. Ihr nächster Bericht sagt, was daraus wurde; BERICHT auf einer eigenen Zeile bringt ihn.',
    waits: 'Sie sind jetzt nicht am Zug. Diese Befehle warten darauf und werden dann von selbst gesandt.',
  },
  dropped: (orders, replaces) =>
    `${orders === 1 ? 'EIN BEFEHL, DEN SIE VORHER SANDTEN, GILT' : `${orders} BEFEHLE, DIE SIE VORHER SANDTEN, GELTEN`} NICHT MEHR. ${
      replaces === 'sheet'
        ? 'Eine E-Mail mit Befehlen ersetzt das ganze Blatt. Wenn Sie sie wiederhaben wollen, senden Sie alle Befehle in einer E-Mail;'
        : 'Eine E-Mail ersetzt alles, was unter den Überschriften stand, die sie enthält. Wenn Sie sie wiederhaben wollen, senden Sie alle Befehle dieser Überschriften in einer E-Mail;'
    } wenn Sie einzelne Zeilen ändern wollen, schreiben Sie ERGÄNZEN darüber.`,
  added: (stays, dropped) =>
    `Sie wurden in Ihr Blatt aufgenommen: ${stays} ${stays === 1 ? 'Befehl darin bleibt' : 'Befehle darin bleiben'}, wie sie waren` +
    `${dropped === 0 ? '' : `, ${dropped} über dieselben Dinge ${dropped === 1 ? 'ist' : 'sind'} ersetzt`}. Dies ist jetzt das ganze Blatt.`,
  insteadOf: (turn) =>
    `Zug ${turn} nahm keine Befehle mehr an, als Ihre E-Mail kam; daher gelten diese für den Zug, der hier genannt ist.`,
  provisional:
    'Sie wurden an dem geprüft, was Sie jetzt wissen, und werden noch einmal geprüft, wenn der Zug davor ausgewertet ist.',
  nextOfPost:
    'Zeilen, die falsch oder unklar sind, bewirkten nichts. Berichtigen Sie sie und senden Sie sie noch einmal, solange Sie am Zug sind.',
  nextOfWaiting: 'Nichts. Senden Sie noch eine E-Mail mit Befehlen, bevor Sie am Zug sind, so ersetzt sie diese.',
  nextApart:
    'Zeilen, die falsch oder unklar sind, bewirkten nichts. Berichtigen Sie sie und senden Sie sie noch einmal.',
  nextWithFaults: (deadline, takesMore) => {
    const until = deadline === null ? 'bis der Zug ausgewertet wird' : `bis ${deadline}`;
    const again = takesMore
      ? `Senden Sie sie berichtigt unter einer Zeile ERGÄNZEN noch einmal, oder das ganze Blatt, ${until}.`
      : `Berichtigen Sie das Blatt und senden Sie es ganz noch einmal, ${until}: das letzte gilt.`;
    return `Zeilen, die falsch oder unklar sind, bewirken nichts. ${again}`;
  },
  nextOfSheet: (deadline) =>
    `Nichts: diese Befehle gelten, wie sie sind. Sie können ein anderes Blatt senden, ${
      deadline === null ? 'bis der Zug ausgewertet wird' : `bis ${deadline}`
    }; das letzte gilt.`,
  helpWithWording: 'HILFE auf einer eigenen Zeile, oder allein im Betreff, bringt den Wortlaut aller Befehle.',
  fileTaken: (fileName) =>
    `Die Befehle wurden aus der angehängten Datei ${fileName} gelesen. Der Text der E-Mail wurde nicht gelesen.`,
  winmailLeftOut:
    'Eine Datei darin (winmail.dat) wurde nicht gelesen: nur Outlook kann sie öffnen. Hängen Sie Befehle an E-Mails in reinem Text oder HTML an.',
  documentLeftOut: (fileName) =>
    `${fileName} wurde nicht gelesen. Schreiben Sie die Befehle in die E-Mail, oder hängen Sie reinen Text an.`,
  fileIdle: (fileName) => `${fileName} enthält keine Befehle und wurde nicht gelesen.`,
  talkLeftOut: (lines) =>
    `${lines.length} ${lines.length === 1 ? 'Zeile hielten wir für Worte an uns und nicht für einen Befehl' : 'Zeilen hielten wir für Worte an uns und nicht für Befehle'}: ${shownTalk(lines)}`,
  linesLeftOut: (count, what) => `${count} ${count === 1 ? 'Zeile' : 'Zeilen'} nicht gelesen: ${LEFT_OUT[what]}.`,
  refused: (mail) => (REFUSED[mail.code] as (it: RefusedMail, context: null) => string)(mail, null),
};

const LEFT_OUT = {
  quoted: 'aus einer anderen E-Mail',
  signature: 'eine Unterschrift',
  around: 'über der Zeile mit GAME oder unter END ORDERS',
} as const;

const NO_ORDERS: { readonly [why in NoOrders]: string } = {
  empty: 'Sie hat keinen Text.',
  'only-quoted':
    'Ihr ganzer Text stammt aus einer anderen E-Mail. Schreiben Sie Ihre Befehle auf eigene Zeilen, ohne `>`.',
  'only-signature':
    'Sie hat nichts als eine Unterschrift. Schreiben Sie Ihre Befehle über die Zeile mit zwei Strichen.',
  'only-talk':
    'Sie hat Worte, aber keine Zeile beginnt mit einem Befehl oder einer Einheit dieses Spiels. Was Sie vorher sandten, bleibt, wie es war. Wer nichts befehlen will, schreibt KEINE BEFEHLE. HILFE bringt den Wortlaut aller Befehle.',
  'mail-and-file':
    'In der E-Mail stehen Befehle und in einer angehängten Datei andere, und nur eines von beiden kann gelten. Senden Sie das noch einmal, was Sie meinen, und nur das. Die Datei ist',
  'several-files': 'Mehr als eine Datei mit Befehlen ist angehängt, und nur eine kann gelten',
  'bad-json': 'Die angehängte Datei ist kein gültiges JSON',
  winmail:
    'Outlook hat sie in eine Datei gepackt, die nur Outlook öffnen kann (winmail.dat). Senden Sie sie als reinen Text oder HTML.',
  encrypted: 'Sie ist verschlüsselt, und dieser Server hat keinen Schlüssel, um sie zu lesen.',
};

const DOUBTS: { readonly [why in Doubt]: string } = {
  'no-token': 'sie antwortet auf keine E-Mail von uns, und nichts anderes beweist, dass sie von Ihnen ist',
  'several-tokens': 'sie ging an mehrere Antwortadressen zugleich',
  'forged-token': 'ihre Antwortadresse hat dieser Server nie vergeben',
  'expired-token': 'ihre Antwortadresse ist zu alt',
  'other-address': 'sie kommt nicht von der Adresse Ihres Kontos',
  refuted: 'der Mailserver hat festgestellt, dass ihr Absender gefälscht ist',
};

const REFUSED: TextByCode<RefusedMail, null> = {
  'no-orders': ({ why, files, unread }) =>
    [
      `Ihre E-Mail enthält nichts, was getan werden könnte. ${NO_ORDERS[why]}${files.length === 0 ? '' : `: ${files.join(', ')}.`}`,
      ...unread.map(de.documentLeftOut),
    ].join('\n\n'),
  'too-large': ({ size, limit }) =>
    `Ihre E-Mail ist zu groß: ${thousands(size)} Bytes, und höchstens ${thousands(limit)} werden gelesen. Senden Sie die Befehle ohne Anhang.`,
  doubtful: ({ why, from, receivedAt, release }) =>
    `Eine E-Mail in Ihrem Namen kam am ${receivedAt}${from === null ? '' : ` von ${from}`}. Sie zählte nicht, denn ` +
    `${DOUBTS[why]}.\n\n${release === null ? '' : `War sie von Ihnen und soll zählen, so bestätigen Sie das hier: ${release}\n\n`}` +
    `${release === null ? 'War sie von Ihnen, so senden Sie sie' : 'Oder senden Sie sie'} noch einmal von der Adresse Ihres Kontos, als Antwort auf ` +
    `${release === null ? 'die E-Mail, auf die sie antwortet' : 'diese E-Mail'}. War sie nicht von Ihnen, so brauchen Sie nichts zu tun.`,
  overtaken: ({ standing }) =>
    `Ihre E-Mail wurde vor den Befehlen geschrieben, die jetzt gelten und am ${standing} kamen; sie ersetzt sie daher nicht. Wollen ` +
    'Sie doch diese Befehle, so senden Sie sie in einer neuen E-Mail noch einmal.',
  'other-turn': ({ named, open, called }) =>
    called === null
      ? `Ihre Befehle sind für Zug ${named}, aber Zug ${open} ist offen. Meinen Sie Zug ${open}, so senden Sie sie noch einmal als Antwort auf dessen Bericht.`
      : `Ihre Befehle sind nicht für das, was jetzt offen ist: ${called}. Meinen Sie das, so senden Sie sie noch einmal als Antwort auf diese E-Mail.`,
  'other-game': ({ named, game }) =>
    `Ihre Befehle nennen die Partie ${named}, aber die E-Mail antwortet der Partie ${game}. Senden Sie sie noch einmal als Antwort auf den richtigen Bericht.`,
  'other-realm': ({ named, realm }) =>
    `Ihre Befehle nennen den Sitz ${named}, aber Ihre E-Mail antwortet als ${realm}.`,
  'not-a-ruler': () =>
    'Sie haben keinen Sitz mehr in dieser Partie, daher kann nichts aus Ihrer E-Mail zählen. Meinen Sie, dass Sie einen haben müssten, so fragen Sie die Spielleitung.',
  ended: () => 'Diese Partie ist zu Ende; nichts kann sie mehr ändern.',
};
