import type { AccountMailWords } from './shape.ts';

const NOT_YOU = 'Waren Sie es nicht, können Sie diese E-Mail ignorieren: es geschieht dann nichts.';
const GET_IT_BACK =
  'Waren Sie es nicht, kennt jemand Ihr Passwort oder benutzt eines Ihrer Geräte: setzen Sie ein neues Passwort, und melden Sie sich überall ab.';

/** What somebody is told of their account, in German. */
export const de: AccountMailWords = {
  'verify-address': ({ link, minutes }) => [
    'Bestätigen Sie Ihre Adresse',
    `Jemand hat sich bei Chancery mit dieser E-Mail-Adresse registriert. Waren Sie das, öffnen Sie innerhalb von ${minutes} Minuten diesen Link: ${link}`,
    NOT_YOU,
  ],
  'sign-in-link': ({ link, minutes }) => [
    'Ihr Link zum Anmelden',
    `Öffnen Sie innerhalb von ${minutes} Minuten diesen Link, um sich anzumelden. Er gilt einmal: ${link}`,
    'Geben Sie ihn nicht weiter: wer ihn zuerst öffnet, ist als Sie angemeldet.',
    NOT_YOU,
  ],
  'no-account': () => [
    'Zu dieser Adresse gibt es kein Konto',
    'Jemand wollte einen Link zum Anmelden an diese E-Mail-Adresse, aber zu ihr gibt es kein Konto.',
    'Waren Sie das, hat Ihr Konto eine andere Adresse, oder Sie sind noch nicht registriert.',
  ],
  'account-exists': () => [
    'Sie haben schon ein Konto',
    'Jemand wollte sich mit dieser E-Mail-Adresse registrieren, zu der es schon ein Konto gibt.',
    'Waren Sie das, melden Sie sich an. Haben Sie das Passwort vergessen, lassen Sie sich einen Link zum Anmelden schicken.',
  ],
  'reset-password': ({ link, minutes }) => [
    'Setzen Sie ein neues Passwort',
    `Öffnen Sie innerhalb von ${minutes} Minuten diesen Link, um ein neues Passwort zu setzen. Er gilt einmal: ${link}`,
    NOT_YOU,
  ],
  'password-changed': () => [
    'Ihr Passwort wurde geändert',
    'Das Passwort Ihres Kontos wurde soeben geändert.',
    GET_IT_BACK,
  ],
  'address-change': ({ code, minutes }) => [
    'Bestätigen Sie Ihre neue Adresse',
    `Damit Ihr Konto diese Adresse bekommt, geben Sie innerhalb von ${minutes} Minuten diesen Code dort ein, wo Sie um die Änderung gebeten haben: ${code}`,
    NOT_YOU,
  ],
  'address-change-asked': ({ to }) => [
    'Ihre Adresse soll geändert werden',
    `Sie wollen die Adresse Ihres Kontos in ${to} ändern. Das geschieht, sobald der Code eingegeben wird, den wir dorthin geschickt haben.`,
    GET_IT_BACK,
  ],
  'address-changed': ({ to }) => [
    'Ihre Adresse wurde geändert',
    `Die Adresse Ihres Kontos ist jetzt ${to}. Hierher kommen keine E-Mails mehr.`,
    'Waren Sie es nicht, melden Sie sich sofort bei den Betreibern des Servers.',
  ],
  'account-deleted': () => [
    'Ihr Konto wurde gelöscht',
    'Ihr Konto, Ihr Name und Ihre Adresse sind auf diesem Server gelöscht. Ihre Plätze sind aufgegeben; was Sie in Partien geschrieben haben, bleibt dort.',
    'Danke, dass Sie mitgespielt haben.',
  ],
  'test-mail': () => [
    'Mail verlässt diesen Server',
    'Diese Mail wurde auf der Seite der Verwaltung bestellt. Sie ging denselben Weg wie alle anderen: Mail verlässt den Server und kommt an.',
  ],
  'account-renamed': ({ name }) => [
    'Ihr Konto heißt anders',
    `Die Betreiber des Servers haben Ihr Konto umbenannt. Sie heißen hier jetzt ${name}.`,
  ],
  'second-factor-off': () => [
    'Ihr zweiter Faktor ist abgeschaltet',
    'Die Betreiber des Servers haben den zweiten Faktor Ihres Kontos abgeschaltet und Sie überall abgemeldet. Melden Sie sich an und richten Sie einen neuen ein.',
    'Haben Sie nicht darum gebeten, melden Sie sich sofort bei den Betreibern des Servers.',
  ],
  'signed-out': () => [
    'Sie sind überall abgemeldet',
    'Die Betreiber des Servers haben alle Sitzungen Ihres Kontos beendet. Melden Sie sich wieder an, wo Sie es brauchen.',
  ],
  'account-erased': () => [
    'Ihr Konto wurde gelöscht',
    'Die Betreiber des Servers haben Ihr Konto, Ihren Namen und Ihre Adresse gelöscht. Ihre Plätze sind aufgegeben; was Sie in Partien geschrieben haben, bleibt dort.',
  ],
};
