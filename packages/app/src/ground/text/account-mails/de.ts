import type { AccountMailWords } from './shape.ts';

const NOT_YOU = 'Waren Sie es nicht, dann tun Sie nichts: ohne diese E-Mail geschieht nichts.';
const GET_IT_BACK =
  'Waren Sie es nicht, dann hat jemand Ihr Passwort oder sitzt an einem Ihrer Geräte: setzen Sie das Passwort neu, und melden Sie sich überall ab.';

/** What somebody is told of his account, in German. */
export const de: AccountMailWords = {
  'verify-address': ({ link, minutes }) => [
    'Zeigen Sie, dass diese Adresse Ihnen gehört',
    `Jemand hat bei Chancery ein Konto mit dieser E-Mail-Adresse angelegt. Waren Sie es, dann öffnen Sie innerhalb von ${minutes} Minuten diesen Link: ${link}`,
    NOT_YOU,
  ],
  'sign-in-link': ({ link, minutes }) => [
    'Ihr Link zum Anmelden',
    `Öffnen Sie innerhalb von ${minutes} Minuten diesen Link, um sich anzumelden. Er gilt einmal: ${link}`,
    'Geben Sie ihn niemandem: wer ihn zuerst öffnet, gilt als Sie.',
    NOT_YOU,
  ],
  'no-account': () => [
    'Zu dieser Adresse gibt es kein Konto',
    'Jemand hat für diese E-Mail-Adresse um einen Link zum Anmelden gebeten, und kein Konto hat sie.',
    'Waren Sie es, dann haben Sie hier eine andere Adresse, oder Sie müssen sich erst registrieren.',
  ],
  'account-exists': () => [
    'Sie haben schon ein Konto',
    'Jemand wollte sich mit dieser E-Mail-Adresse registrieren, zu der es schon ein Konto gibt.',
    'Waren Sie es, dann melden Sie sich an. Wissen Sie das Passwort nicht mehr, dann lassen Sie sich stattdessen einen Link zum Anmelden schicken.',
  ],
  'reset-password': ({ link, minutes }) => [
    'Setzen Sie ein neues Passwort',
    `Öffnen Sie innerhalb von ${minutes} Minuten diesen Link, um ein neues Passwort zu setzen. Er gilt einmal: ${link}`,
    NOT_YOU,
  ],
  'password-changed': () => [
    'Ihr Passwort ist geändert',
    'Das Passwort Ihres Kontos wurde soeben neu gesetzt.',
    GET_IT_BACK,
  ],
  'address-change': ({ code, minutes }) => [
    'Bestätigen Sie Ihre neue Adresse',
    `Damit Ihr Konto diese Adresse bekommt, geben Sie innerhalb von ${minutes} Minuten diesen Code dort ein, wo Sie um die Änderung gebeten haben: ${code}`,
    NOT_YOU,
  ],
  'address-change-asked': ({ to }) => [
    'Ihre Adresse soll sich ändern',
    `Sie haben gebeten, dass Ihr Konto künftig die Adresse ${to} hat. Das geschieht, wenn der Code eingegeben wird, den wir dorthin geschickt haben.`,
    GET_IT_BACK,
  ],
  'address-changed': ({ to }) => [
    'Ihre Adresse ist geändert',
    `Ihr Konto hat von jetzt an die Adresse ${to}. Hierher kommen keine E-Mails mehr.`,
    'Waren Sie es nicht, dann sagen Sie es sofort dem, der den Server betreibt.',
  ],
  'account-deleted': () => [
    'Ihr Konto ist gelöscht',
    'Ihr Konto, Ihr Name und Ihre Adresse sind bei Chancery gelöscht. Ihre Plätze sind weitergegeben; was Sie in Partien geschrieben haben, bleibt dort.',
    'Danke, dass Sie mitgespielt haben.',
  ],
};
