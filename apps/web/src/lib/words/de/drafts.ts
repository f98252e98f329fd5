import type { Words } from '../shape.ts';

export const drafts: Words['drafts'] = {
  device: 'Auf diesem Gerät aufbewahrt.',
  changed: 'Auf diesem Gerät aufbewahrt; gleich geht es zum Server.',
  kept: 'Auf dem Server aufbewahrt.',
  away: 'Keine Verbindung. Ihre Befehle sind auf diesem Gerät aufbewahrt und gehen zum Server, sobald er wieder da ist.',
  signedOut:
    'Sie sind abgemeldet. Ihre Befehle sind auf diesem Gerät aufbewahrt und gehen zum Server, sobald Sie wieder da sind.',
  signIn: 'Anmelden (in einem neuen Tab)',
  over: 'Dieser Zug nimmt keine Befehle mehr an. Ihr Entwurf ist noch auf diesem Gerät aufbewahrt.',
  refused: (why) => `Der Server hat diesen Entwurf nicht aufbewahrt: ${why} Er ist auf diesem Gerät aufbewahrt.`,
  followed: (where) => `Sie haben ${where} weitergeschrieben: Jene Befehle stehen jetzt hier.`,
  backToMine: 'Zurück zu dem, was hier stand',
  understood: 'Gut',
  where: { desk: 'auf einem anderen Gerät', api: 'über die API', mail: 'per Mail', file: 'per Datei' },
  conflict: 'Sie haben an zwei Orten Befehle geschrieben',
  conflictWhy: (here, there, where) =>
    `Hier zuletzt ${here}; ${where} zuletzt ${there}. Nichts ist verloren, und nichts wird vermischt: Wählen Sie, womit es weitergeht.`,
  justNow: 'jetzt',
  keepMine: 'Mit den hiesigen weiter',
  takeTheirs: 'Mit den anderen weiter',
  takeTicked: (count) => (count === 1 ? 'Mit dem 1 angekreuzten weiter' : `Mit den ${count} angekreuzten weiter`),
  compare: 'Beide, Befehl für Befehl. Kreuzen Sie an, womit Sie weitermachen wollen.',
  both: 'in beiden',
  onlyHere: 'nur hier',
  onlyThere: 'nur dort',
  noOrders: 'Dort sind keine Befehle.',
  theirsCount: 'Die anderen sind eingesandt und gelten jetzt.',
};
