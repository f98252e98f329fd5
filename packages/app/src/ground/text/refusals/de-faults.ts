/**
 * What is wrong with something that came from outside, said in German. Faults name a field and what was wanted there;
 * those of a ruleset, which are English as its reports are, stay as they are.
 */
export const faultInGerman = (fault: string): string => {
  const [, field = '', said = fault] = /^([\w.[\]-]+): (.+)$/s.exec(fault) ?? [];
  const words = PHRASES.find(([pattern]) => pattern.test(said));
  const text = words === undefined ? said : said.replace(...(words as [RegExp, string]));
  return field === '' ? text : `${FIELDS[field.split('.').at(-1) ?? ''] ?? field}: ${text}`;
};

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^wanted one line of (\S+) to (\S+) characters$/, 'eine Zeile von $1 bis $2 Zeichen wird gebraucht'],
  [/^wanted (\S+) to (\S+) characters(?:, not \S+)?$/, '$1 bis $2 Zeichen werden gebraucht'],
  [/^wanted (\S+) to (\S+) milliseconds, not .+$/, 'ein Wert von $1 bis $2 Millisekunden wird gebraucht'],
  [/^wanted (\S+) to ([^\s,]+)(?:, not .+)?$/, 'ein Wert von $1 bis $2 wird gebraucht'],
  [/^wanted at most (\S+) characters(?:, not \S+)?$/, 'höchstens $1 Zeichen'],
  [/^wanted at least (\S+) characters(?:, not \S+)?$/, 'mindestens $1 Zeichen'],
  [/^wanted at most (\S+) days of absence$/, 'höchstens $1 Tage Abwesenheit'],
  [/^wanted one at least$/, 'mindestens eines wird gebraucht'],
  [/^wanted today or later$/, 'heute oder später'],
  [/^wanted a time after the beginning, and to come$/, 'nach dem Anfang und noch vor uns'],
  [/^wanted an instant to come, in milliseconds UTC$/, 'ein Zeitpunkt, der noch kommt, wird gebraucht'],
  [/^wanted an https address without name and password$/, 'eine https-Adresse ohne Name und Passwort wird gebraucht'],
  [/^(\S+) is not reachable for everybody$/, '$1 ist nicht für alle erreichbar'],
  [/^wanted the address of your account$/, 'die Adresse Ihres Kontos wird gebraucht'],
  [/^is no mail address$/, 'das ist keine E-Mail-Adresse'],
  [/^(\S+) is no time zone$/, '$1 ist keine Zeitzone'],
  [/^nobody to write to$/, 'an niemanden'],
  [/^has characters that cannot be shown$/, 'enthält Zeichen, die sich nicht zeigen lassen'],
  [
    /^has letters of different scripts, which look alike$/,
    'enthält Buchstaben verschiedener Schriften, die sich gleichen',
  ],
  [
    /^would pass for this server or those who run it$/,
    'das hielte man für diesen Server oder für die, die ihn betreiben',
  ],
  [
    /^another one here is called that, or looks like it$/,
    'so heißt hier schon etwas anderes, oder es sieht dem gleich',
  ],
  [/^there is no seat (.+)$/, 'es gibt keinen Platz $1'],
  [/^is missing$/, 'fehlt'],
  [/^is not known$/, 'ist unbekannt'],
  [/^turns come at least \S+ milliseconds apart$/, 'Züge kommen frühestens eine Minute nacheinander'],
  [/^weekdays are a mask from 1 to 127, not .+$/, 'mindestens ein Wochentag wird gebraucht'],
  [/^names that were promised to be hidden stay hidden$/, 'Namen, die verborgen bleiben sollten, bleiben es'],
  [/^letters that were written in confidence stay so$/, 'vertrauliche Briefe bleiben vertraulich'],
  [/^no turn is run again$/, 'kein Zug wird neu ausgewertet'],
  [/^wanted (.+) or (.+?)(?:, not .+)?$/, '$1 oder $2 wird gebraucht'],
];

/** What fields of forms are called. */
const FIELDS: { readonly [name: string]: string } = {
  address: 'Adresse',
  answer: 'Antwort',
  anonymity: 'Namen der Herrscher',
  body: 'Text',
  breakerPercent: 'Anteil fehlender Befehle',
  days: 'Tage',
  deadline: 'Frist',
  deadlineRule: 'Fristen',
  decision: 'Entscheidung',
  email: 'E-Mail-Adresse',
  extensionMinutes: 'Mehr Zeit',
  from: 'Anfang',
  grace: 'Nachfrist',
  how: 'Ausgang',
  kinds: 'Neuigkeiten',
  question: 'Frage',
  message: 'Nachricht',
  minimum: 'Mindestzeit',
  minutes: 'Minuten',
  name: 'Name',
  note: 'Anmerkung',
  oldLetters: 'Alte Briefe',
  orders: 'Befehle',
  preferences: 'Wünsche',
  reason: 'Grund',
  rerunThrough: 'Neu auswerten bis',
  subject: 'Betreff',
  text: 'Text',
  title: 'Titel',
  to: 'An',
  turn: 'Zug',
  until: 'Ende',
  url: 'Adresse',
  zone: 'Zeitzone',
};
