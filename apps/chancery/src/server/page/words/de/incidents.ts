import type { Words } from '../shape.ts';

export const incidents: Words['incidents'] = {
  title: 'Was Sie braucht',
  lead: 'Was zurzeit schiefgeht, auf einer Seite. Was behoben ist, verschwindet von selbst.',
  none: 'Nichts.',
  open: (many) =>
    many === 0 ? 'nichts braucht Sie' : many === 1 ? 'eine Sache braucht Sie' : `${many} Dinge brauchen Sie`,
  sections: {
    stuck: 'Partien, die nicht weitergehen',
    held: 'Angehaltene Uhren',
    masterless: 'Partien ohne Spielleitung',
    troubles: 'Post und Sicherungen',
    processes: 'Prozesse',
    bounces: 'Adressen, die keine Post annehmen',
    disk: 'Speicherplatz',
  },
  stuckWhat:
    'Was fällig war, ging wegen eines Programmfehlers nicht. Die Befehle sind aufbewahrt. Das Log sagt unter der Nummer des Vorfalls mehr; die Spielleitung kann die Partie zurücknehmen.',
  heldWhat:
    'Es fehlten so viele Befehlsblätter, dass die Uhr angehalten wurde. Die Spielleitung lässt sie weiterlaufen.',
  masterlessWhat: 'Sie hat keine Spielleitung, oder alle sind gesperrt. Geben Sie sie jemandem.',
  since: 'seit',
  tried: (times) => (times === 1 ? 'einmal versucht' : `${times}-mal versucht`),
  last: 'zuletzt',
  next: 'nächster Versuch',
  names: {
    'mail-out': 'Post geht nicht hinaus',
    'mail-refused': 'Der Mailserver nimmt keine Post von uns an (siehe mail.smtp.user)',
    dkim: 'Post kann nicht unterschrieben werden (DKIM)',
    mailbox: 'Post kommt nicht herein',
    backup: 'Die letzte Sicherung ist misslungen',
  },
  noWorker:
    'Kein Worker ist da: kein Fenster schließt, und keine Post geht hinaus. Starten Sie chancery worker, oder setzen Sie worker.inside.',
  roles: { server: 'Server', worker: 'Worker' },
  works: 'arbeitet',
  alive: 'da',
  silent: 'nicht gesehen seit',
  clock: (span, ahead) => `Uhr geht ${span} ${ahead ? 'vor' : 'nach'}`,
  clockWrong: 'Er schließt kein Fenster, bis seine Uhr gestellt ist.',
  bouncesWhat:
    'Eine Mail kam endgültig zurück. Sie bekommen keine mehr, bis ihre Besitzer sagen, dass sie wieder gehen, oder Sie es tun, wenn es am eigenen Mailserver lag.',
  returned: 'Geht wieder',
  forget: 'Ist beendet',
  test: 'Mir eine Probemail schicken',
  tested: 'Eine Mail an Sie wartet darauf, hinauszugehen. Kommt sie nicht, sagt diese Seite, warum.',
  database: 'Die Datenbank belegt',
  free: 'Frei sind',
  sizes: 'Die größten Partien',
  size: 'Größe',
  game: 'Partie',
  sizesWhat: 'Was von jeder aufbewahrt ist, ohne Indexe.',
};
