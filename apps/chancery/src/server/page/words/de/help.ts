import type { Words } from '../shape.ts';

export const help: Words['help'] = {
  title: 'Hilfe',
  lead: 'Wie eine Partie verläuft, und was Sie darin tun.',
  contents: 'Inhalt',
  mail: 'Spielen per Mail',
  scenarios: 'Ein Szenario schreiben',
  scenariosLead: 'Eigene Karten und Mächte in einer Datei, die Sie von Hand schreiben. Auf Englisch.',
  mailLead: 'Alles, was mit einem Mailprogramm allein geht. Diese Seite gibt es nur auf Englisch.',
  back: 'Zur Hilfe',
  text: `
## Was das ist

Jede Partie ist ein Spiel für sich. Sie regieren darin eine Macht; jede andere hat auch einen Herrscher, einen Menschen oder, wo niemand mehr da ist, einen Bot. Während Sie nachdenken, geschieht nichts: Alle haben bis zur **Frist** Zeit für ihre Befehle, meist einige Tage. Dann wertet der Server den **Zug** aus, alle Befehle zugleich, nach dem gedruckten Regelwerk des Spiels, und jeder Herrscher erhält einen **Bericht** über das, was er wissen darf.

Zwischen den Zügen schreiben die Herrscher einander Briefe. Das ist das halbe Spiel: Dort werden Bündnisse geschlossen, und auf der Karte werden sie gebrochen.

## Eine Partie von Anfang bis Ende

1. **Nehmen Sie einen Platz ein.** [Partien mit freien Plätzen](/games?state=open) zeigen auf ihrer Seite, wie man dazukommt: Platz nehmen, sich bewerben, oder auf Einladung. Der Link einer Einladung zeigt zuerst die Partie: Karte, Mitspieler, Tempo und Zeitaufwand; dann tippen Sie ein Reich an und sagen, wer Sie sind.
2. **Lesen Sie Ihren Bericht.** Er sagt, was geschehen ist, was Sie eingenommen und was Sie gesehen haben. Jede Zeile nennt ihre Regel; ein Klick auf die Nummer führt dorthin.
3. **Planen Sie am Schreibtisch.** Wählen Sie eine Einheit auf der Karte, dann ihr Ziel. Der Schreibtisch kennt die Regeln: Er bietet nur an, was möglich ist, zeigt sofort die Kosten und warnt. Das Fragezeichen dort gibt Hilfe zu dem Raum und zu jedem seiner Befehle.
4. **Schreiben Sie Briefe.** An einen, an mehrere, oder für alle zu lesen.
5. **Reichen Sie Ihre Befehle ein.** Sie bekommen eine Quittung, die sagt, wie jede Zeile verstanden wurde. Es gilt das zuletzt Geschickte, und zwar ganz; bis zur Frist können Sie es ersetzen oder zurücknehmen.
6. **Sagen Sie, dass Sie bereit sind**, wenn Sie keine Zeit mehr brauchen. Ist die Partie so eingestellt, wird ausgewertet, sobald es alle sind.
7. **Spielen Sie weiter**, bis die Regeln einen Sieger nennen oder die Spielleitung die Partie beendet.

Wer lieber durch Tun lernt, nimmt die [Einführung](/tutorial): eine für jedes Spiel, etwa zehn Minuten, ohne Konto; der erste Kampf ist in zwei gewonnen. Danach können Sie [allein üben](/practice), gegen den Rechner und mit dem nächsten Zug sofort.

## Befehle

Dieselben Befehle lassen sich auf drei Wegen geben, und Sie können jederzeit wechseln:

- **Am Schreibtisch**, durch Zeigen. Das geht auch ohne Netz: Zugdatei herunterladen, planen, die Befehlsdatei später schicken.
- **Auf der einfachen Seite Ihres Platzes**, als Text, ein Befehl je Zeile. Sie braucht kein Skript.
- **Per Mail**: Antworten Sie auf Ihren Bericht und schreiben Sie die Befehle über alles andere. Siehe [Spielen per Mail](/help/mail).

Was nicht verstanden wird, heißt *malformed*; was verstanden, aber nicht erlaubt ist, *illegal*; was erlaubt ist, aber nach einem Versehen aussieht, bekommt eine *Warnung* und wird ausgeführt. Alles drei erfahren Sie vor der Frist. Zu jedem Regelwerk gibt es eine Seite mit [allen Befehlen](/rules).

## Wenn Sie keine Zeit haben

Kündigen Sie eine Abwesenheit an, bitten Sie die Spielleitung um Aufschub, oder hinterlassen Sie Dauerbefehle für Züge, zu denen Sie nichts schicken. Schweigt ein Herrscher, geschieht, was die Spielleitung eingestellt hat: Eine Weile kümmert sich ein Stellvertreter um den Platz, und schließlich wird er für jemand anderen frei. Schweigen zu viele zugleich, wird die Uhr angehalten.

## Briefe und Presse

Briefe gehen an die, die Sie nennen, und an sonst niemanden; die Spielleitung bekommt sie nur zu sehen, wenn jemand einen meldet. Was Sie veröffentlichen, lesen alle, auch wer nicht mitspielt. Manche Partien erlauben nur öffentliche Worte, gar keine, oder Briefe ohne Unterschrift; das steht auf der Seite der Partie.

## Ehrliche Würfel

Bevor ein Zug beginnt, legt sich der Server auf ein Geheimnis fest: Er veröffentlicht einen Fingerabdruck davon. Sind die Befehle da, schließt er eine Liste all dessen, woraus der Zug gemacht wird, und wertet ihn erst dann aus. Die Würfel kommen aus dem Geheimnis und aus dieser Liste. Ist der Zug da, wird das Geheimnis genannt. Würfel, die die Regeln verbergen, kommen dazu aus einem zweiten Geheimnis, das am Ende der Partie genannt wird.

Jeder Bericht und jede Quittung enthält Beweiszeilen. Bewahren Sie sie auf. Die Seite *Würfel* Ihrer Partie vergleicht sie in Ihrem Browser mit dem, was der Server jetzt sagt, und nennt, was jetzt bewiesen ist, was erst am Ende und was gar nicht. So kann niemand nachträglich Ihre Befehle, ein Geheimnis oder einen Wurf ändern, ohne dass es merkt, wer aufbewahrt hat, was ihm gesagt wurde. Eines lässt sich nicht beweisen: Wer den Server betreibt, kennt das Geheimnis früher und könnte es mit eigenen Befehlen ausprobieren.

## Was Sie sehen, und was nicht

Sie sehen, was Ihre eigenen Leute nach den Regeln sehen. Mehr gibt der Server keinem Herrscher: nicht auf der Karte, nicht in einer Liste, und auch nicht durch die Art, wie er einen Befehl ablehnt. Nur die Spielleitung kann mehr erfahren, weil sie einen Zug zur Probe auswerten kann; darum sagt die Seite der Partie, wer sie ist und ob sie selbst mitspielt.

## Häufige Fragen

**Kann ich meine Befehle ändern?** So oft Sie wollen, bis zur Frist. Was Sie zuletzt geschickt haben, zählt, und zwar ganz.

**Woher weiß ich, dass sie da sind?** Sie bekommen sofort eine Quittung. Ohne Quittung keine Befehle.

**Und wenn ich einen Zug versäume?** Ihre Dauerbefehle werden ausgeführt, wenn Sie welche hinterlassen haben; sonst tun Ihre Leute, was die Regeln sagen. Die Partie geht weiter, und wenn Sie still bleiben, bekommt vielleicht jemand anderes Ihren Platz.

**Sehen andere, was ich befehle?** Kein Herrscher, weder vor der Auswertung noch danach; jeder liest, was seine eigenen Leute gesehen haben. Die Spielleitung erfährt, wer Befehle geschickt hat, nicht, was sie sagen, außer sie wertet den Zug zur Probe aus.

**Jemand beantwortet meine Briefe nicht.** Das muss niemand. Schreiben Sie anderen, oder sagen Sie öffentlich, was Sie davon halten.

**Mein Befehl schlug fehl, und ich weiß nicht, warum.** Im Bericht steht es, mit der Nummer der Regel. Tippen Sie auf die Nummer.

**Jemand betrügt oder ist grob.** Melden Sie den Brief, oder schreiben Sie der Spielleitung und nennen Sie Ihre Gründe.

**Wie spiele ich mit meinen Freunden?** [Eröffnen Sie eine Partie](/campaigns/new) und wählen Sie *Freunde einladen*: ein Link für alle. Wer ihn öffnet, wählt ein Reich. Beginnen Sie, wann Sie mögen; vorher erfahren Sie, was aus Reichen wird, die niemand regiert.

**Kann ich eine Partie verlassen?** Ja, auf der Seite Ihres Platzes unter „Zeit, Abwesenheit, Aufgeben“. Wer bereitsteht, übernimmt alles, was dazugehört.

## Wo Sie Hilfe finden

Fragen Sie in dieser Reihenfolge; die ersten Antworten kommen sofort, die letzte vielleicht erst nach Tagen:

1. [Das Regelwerk](/rules) Ihrer Partie. Es lässt sich durchsuchen, und jede Zeile eines Berichts führt zu ihrer Regel.
2. [Die Einführung](/tutorial). Sie lässt sich beliebig oft wiederholen.
3. [Die Fragen oben](#häufige-fragen).
4. Die anderen Herrscher: in Briefen oder in der Presse, die alle lesen. Die meisten haben auch einmal angefangen.
5. Zuletzt die Spielleitung, mit einem Brief von Ihrem Platz. Sie tut das neben anderem, darum dauern ihre Antworten.

## Wörter

| Wort | Bedeutung |
|---|---|
| Partie (campaign) | ein Spiel von der ersten Stellung bis zum Ausgang |
| Platz (seat) | eine Stelle in einer Partie, die jemand spielt |
| Herrscher (ruler) | wer einen Platz innehat |
| Spielleitung (game master) | wer eine Partie leitet: ihre Bedingungen setzt und antwortet, wo die Regeln eine Wahl lassen |
| Zug (turn) | was ausgewertet wird, wenn die Zeit um ist: alle Befehle zugleich |
| Frist (deadline) | bis wann Befehle angenommen werden |
| Blatt (sheet) | die Befehle eines Platzes für einen Zug |
| Quittung (receipt) | der Beweis, was Sie geschickt haben und wie es verstanden wurde |
| Dauerbefehle (standing orders) | was für Sie geschieht in Zügen, zu denen Sie nichts schicken |
| Stellvertreter (caretaker) | ein Programm, das sich eine Weile um einen Platz kümmert |
| Ersatz (standby) | wer einen frei werdenden Platz übernehmen würde |
| Presse (press) | was für alle veröffentlicht wird |
| Proklamation (proclamation) | ein Brief an alle, den die Regeln als Befehl lesen können |
| Zugdatei (turn file) | alles, was ein Platz von einem Zug wissen darf, zum Planen ohne Netz |

## Weiter

- [Die Regelwerke](/rules), mit Suche
- [Spielen per Mail](/help/mail)
- [Die Schnittstelle für Programme](/api/v1), für eigene Bots und Werkzeuge
`,
};
