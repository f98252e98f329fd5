import type { Words } from '../shape.ts';

const many = (count: number, one: string, more: string): string => (count === 1 ? one : `${count} ${more}`);

export const invitation: Words['invitation'] = {
  lead: (from, ruleset) =>
    `${from} lädt Sie zu dieser Partie ${ruleset} ein, einem Strategiespiel, das Zug um Zug im Netz oder per E-Mail gespielt wird.`,
  what: 'Wozu Sie eingeladen sind',
  people: 'Wer dabei ist',
  master: (names) => `Spielleitung: ${names}.`,
  rules1: (ruler, realm) => `${ruler} (${realm})`,
  unnamed: (held) =>
    `${many(held, 'Eine Person ist', 'Personen sind')} schon dabei; wer welches Reich regiert, wird nicht verraten.`,
  nobodyYet: 'Noch hat niemand ein Reich gewählt.',
  rulers: (names) => `Mit Ihnen spielen: ${names}.`,
  free: (open, wanted) =>
    open === 0
      ? 'Kein Reich ist frei.'
      : `${many(open, 'Ein Reich ist', 'Reiche sind')} frei${wanted !== null && wanted > 0 && wanted < open ? `, und ${many(wanted, 'eine Person wird', 'Personen werden')} noch gesucht` : ''}.`,
  pace: 'Tempo',
  forYou: 'Der nächste wäre fällig:',
  forYouNow: 'Der laufende Zug ist fällig:',
  time: 'Zeit, die es braucht',
  hours: {
    hours: (hours) => `${hours} Stunden`,
    minutes: (minutes) => `${minutes} Minuten`,
    week: (length) => `Etwa ${length} in der Woche.`,
    turn: (minutes) =>
      `Ein Zug kostet Sie ${minutes} Minuten: um den Bericht zu lesen, Briefe zu schreiben und zu befehlen.`,
    move: (minutes) =>
      `Wenn Sie am Zug sind, kostet es Sie ${minutes} Minuten: um zu lesen, was geschehen ist, Briefe zu schreiben und zu befehlen.`,
    oneAfterAnother: 'So ist es, wenn alle ihre Frist ausschöpfen; sind alle schnell, sind Sie früher am Zug.',
    unset: (turns, length) =>
      `Wie oft ein Zug kommt, machen Sie miteinander aus: mit ${turns} in der Woche sind es etwa ${length}.`,
    sitting: (span) => `Gespielt wird an einem Stück, mit ${span} für jeden Zug: halten Sie sich einen Abend frei.`,
  },
  letters: 'Briefe',
  language: 'Sprache',
  languages: 'Seiten und E-Mails sind deutsch oder englisch, wie Sie mögen. Berichte und Regelbücher sind englisch.',
  rules: 'Regeln',
  tutorial: 'Die Einführung, zehn Minuten, ohne Konto',
  realms: 'Die Reiche',
  map: 'Die Reiche auf der Karte',
  picking: {
    promised: 'Das Reich, das für Sie freigehalten ist, ist hervorgehoben.',
    pick: 'Tippen Sie auf das Reich, das Sie regieren möchten. Durchgestrichene sind vergeben.',
    wish: 'Tippen Sie auf das Reich, das Ihnen am liebsten wäre. Vergeben wird zum Beginn der Partie, nach den Wünschen aller.',
    wait: 'Zurzeit kann man kein Reich wählen.',
    over: 'Die Partie ist zu Ende.',
  },
  isTaken: 'vergeben',
  taken: (who) => `vergeben: ${who}`,
  oneByOne: 'Eines nach dem anderen',
  choose: 'Dieses wählen',
  pickFirst: 'Wählen Sie zuerst ein Reich: tippen Sie es auf der Karte an, oder nehmen Sie es aus der Liste darunter.',
  yours: (realm) => `Ihr Reich wäre ${realm}`,
  wish: (realm) => `Ihr Wunsch ist ${realm}`,
  waitTitle: 'Ein Reich bekämen Sie später',
  promisedTaken:
    'Das Reich, das für Sie freigehalten war, ist inzwischen vergeben. Fragen Sie, wer Ihnen den Link geschickt hat.',
  whoAreYou: 'Nun sagen Sie noch, wer Sie sind. Damit legen Sie hier ein Konto an.',
  as: (name) => `Sie sind angemeldet als ${name}.`,
  take: (realm) => `${realm} regieren`,
  wishButton: (realm) => `Mitspielen, mit dem Wunsch ${realm}`,
  wait: 'Mitspielen',
  gone: (realm, ruler) =>
    `${realm} ist inzwischen vergeben${ruler === null ? '' : `, an ${ruler}`}. Wählen Sie ein anderes Reich.`,
  oneThing: 'Eines fehlt noch',
  mailed: (email) => `Öffnen Sie den Link in der E-Mail an ${email}. Er zeigt, dass die Adresse Ihnen gehört.`,
  mailedThen:
    'Er führt Sie zurück zu Ihrem Reich. Mit einem Druck mehr gehört es Ihnen, wenn nicht jemand schneller ist. Kommt keine E-Mail, dann sehen Sie bei den unerwünschten nach.',
  notYours:
    'Diese Einladung ging an eine andere E-Mail-Adresse als die Ihres Kontos. Melden Sie sich ab und mit jener an, oder bitten Sie die Spielleitung um eine andere.',
  voidTitle: 'Eine Einladung, die nicht mehr gilt',
  voidWhat: 'Sie ist angenommen oder zurückgenommen worden, ihre Tage sind um, oder der Link kam nicht ganz an.',
  void: {
    accepted: 'Über diesen Link sind schon so viele gekommen, wie eingeladen waren.',
    revoked: 'Wer diesen Link geschickt hat, hat ihn zurückgenommen.',
    expired: 'Die Tage dieses Links sind um.',
  },
  askAgain: 'Bitten Sie um einen neuen, wer ihn Ihnen geschickt hat.',
  begins: {
    full: 'Die Partie beginnt, sobald genug Mitspieler da sind, oder wenn die Spielleitung es sagt.',
    master: 'Die Partie beginnt, wenn die Spielleitung es sagt.',
  },
  meanwhile: 'Lernen Sie inzwischen in zehn Minuten das Handwerk.',
  invite: {
    button: 'Freunde einladen',
    title: (campaign) => `Einladen zu ${campaign}`,
    made: 'Die Partie ist eröffnet. Laden Sie nun Ihre Freunde ein.',
    opened: 'Die Partie ist offen.',
    removed: 'Der Link gilt nicht mehr.',
    group: 'Ein Link für die ganze Runde',
    groupWhat:
      'Schicken Sie ihn Ihren Freunden, allen denselben. Wer ihn öffnet, sieht Karte, Mitspieler, Tempo und Zeitaufwand, wählt ein Reich und ist dabei.',
    link: 'Der Link',
    copy: 'Kopieren',
    copied: 'Kopiert',
    count: (used, most) =>
      used === 0
        ? `Noch ist niemand über ihn gekommen; ${most} können es.`
        : `${used} von ${most} sind über ihn gekommen.`,
    until: 'Er gilt bis',
    revoke: 'Zurücknehmen',
    preview: 'Ansehen, was sie sehen, oder selbst ein Reich wählen',
    how: 'Wie viele über ihn kommen können',
    days: 'Wie viele Tage er gilt',
    make: 'Link anlegen',
    onlyHere:
      'Dieser Link geht nur auf diesem Rechner: der Server ist unter einer Adresse zu erreichen, die nur hier gilt. Damit Freunde hereinkommen, setzen Sie baseUrl und http.host, wie es in docs/running.md steht.',
    draft: 'Noch sieht nur die Spielleitung diese Partie. Öffnen Sie sie zuerst.',
    over: 'Die Partie ist zu Ende. Niemand kann mehr dazukommen.',
    one: 'Eine einzelne Person, per E-Mail',
    oneWhat: 'Wir schreiben ihr. Der Link gilt dann nur für sie.',
    email: 'Ihre Adresse',
    seat: 'In welches Reich',
    any: 'irgendein freies',
    send: 'Einladung schicken',
    sent: (email) => `Die Einladung an ${email} ist geschrieben. Das ist ihr Link:`,
    all: 'Alle Einladungen',
    none: 'Noch keine.',
    groupLine: (most) => `Für eine Runde von ${most}`,
    status: { open: 'offen', accepted: 'verbraucht', revoked: 'zurückgenommen', expired: 'abgelaufen' },
    toConsole: 'Zur Konsole',
  },
};
