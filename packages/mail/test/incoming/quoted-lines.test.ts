import { describe, expect, test } from 'vitest';
import { attributionBefore } from '../../src/incoming/attribution.ts';
import { oldMailHeader } from '../../src/incoming/old-mail-header.ts';
import { ownLines } from '../../src/incoming/quoted-lines.ts';

const own = (text: string): string => ownLines(text.split('\n')).lines.join('\n').trim();

describe('the line that says who is quoted, in many languages', () => {
  test.each([
    'On Tue, 3 Mar 2026 at 18:00, Chancery <orders@example.net> wrote:',
    'Am 03.03.2026 um 18:00 schrieb Chancery:',
    'Am Dienstag, 3. März 2026, 18:00:12 MEZ hat Chancery <orders@example.net> geschrieben:',
    'Am Di., 3. März 2026 um 18:00 Uhr schrieb Chancery <orders@example.net>:',
    'Le mar. 3 mars 2026 à 18:00, Chancery <orders@example.net> a écrit :',
    'El mar, 3 mar 2026 a las 18:00, Chancery (<orders@example.net>) escribió:',
    'Il giorno mar 3 mar 2026 alle ore 18:00 Chancery <orders@example.net> ha scritto:',
    'Op di 3 mrt 2026 om 18:00 schreef Chancery <orders@example.net>:',
    'Den tis 3 mars 2026 kl 18:00 skrev Chancery <orders@example.net>:',
    'tirsdag den 3. marts 2026 kl. 18.00 skrev Chancery <orders@example.net>:',
    'ti 3. maalisk. 2026 klo 18.00 Chancery (orders@example.net) kirjoitti:',
    'wt., 3 mar 2026 o 18:00 Chancery <orders@example.net> napisał(a):',
    'út 3. 3. 2026 v 18:00 odesílatel Chancery <orders@example.net> napsal:',
    'Chancery <orders@example.net> ezt írta (időpont: 2026. márc. 3., K, 18:00):',
    'Em ter., 3 de mar. de 2026 às 18:00, Chancery <orders@example.net> escreveu:',
    'вт, 3 мар. 2026 г. в 18:00, Chancery <orders@example.net> написал:',
    '3 Mart 2026 Sal 18:00 tarihinde Chancery <orders@example.net> şunu yazdı:',
    '在 2026年3月3日，18:00，Chancery <orders@example.net> 写道：',
    'Chancery wrote:',
    '2026-03-03 18:00 GMT+01:00 Chancery <orders@example.net> skrev:',
  ])('%s', (line) => {
    expect(own(`A7 MARCH Kent\n${line}\n> A8 HOLD`)).toBe('A7 MARCH Kent');
    expect(own(`${line}\n\n> A8 HOLD\n\nA7 MARCH Kent`)).toBe('A7 MARCH Kent');
  });

  test.each([
    ['two', 'On Tuesday, 3 March 2026 at 18:00:12 CET,\nChancery <orders@example.net> wrote:'],
    ['three', 'On Tue, Mar 3, 2026, 18:00 Chancery of the\nHouse <\norders@example.net> wrote:'],
    ['two, in German', 'Am Dienstag, dem 3. März\n2026 um 18:00 Uhr schrieb Chancery:'],
  ])('broken into %s lines', (_, attribution) => {
    expect(own(`A7 MARCH Kent\n${attribution}\n> A8 HOLD`)).toBe('A7 MARCH Kent');
  });

  test('an order close above is no part of it', () => {
    const lines = ['A7 MARCH Kent 2026', 'Chancery wrote:', '> A8 HOLD'];
    expect(attributionBefore(lines, 0, 2)).toBe(1);
  });

  test('a quotation without such a line is left out all the same', () => {
    expect(own('A7 MARCH Kent\n> A8 HOLD\nA9 HOLD')).toBe('A7 MARCH Kent\nA9 HOLD');
  });

  test('without marks below, all that follows is theirs', () => {
    expect(own('A7 MARCH Kent\nAm 03.03.2026 um 18:00 schrieb Chancery:\nA8 HOLD\nA9 HOLD')).toBe('A7 MARCH Kent');
  });
});

describe('who is quoted, told by the form of the line and by no word that we know', () => {
  const languages = [
    ['Polish', 'W dniu wtorek, 3 marca 2026 18:00 Chancery <orders@example.org> pisze:'],
    ['Russian', 'Вторник, 3 марта 2026, 18:00 +03:00 от Chancery <orders@example.org>:'],
    ['Japanese', '2026年3月3日(火) 18:00 Chancery <orders@example.org>:'],
    ['Czech', '---------- Původní e-mail 3. 3. 2026 18:00, Chancery <orders@example.org>:'],
    [
      'Hebrew',
      '\u202bבתאריך יום ג׳, 3 במרץ 2026 ב-18:00 מאת \u202aChancery\u202c <\u202aorders@example.org\u202c>:\u202c',
    ],
    ['Arabic', 'في الثلاثاء، 3 مارس 2026 18:00، كتب Chancery <orders@example.org>:\u200f'],
    ['Ukrainian', 'вт, 3 бер. 2026 р. о 18:00 Chancery <orders@example.org> каже:'],
    ['Croatian', 'uto, 3. ožu 2026. u 18:00 Chancery <orders@example.org> kaže:'],
    ['Lithuanian', '2026-03-03, an 18:00 Chancery <orders@example.org> atsiuntė:'],
    ['Vietnamese', 'Vào Th 3, 3 thg 3, 2026 vào lúc 18:00 Chancery <orders@example.org> đã viết:'],
    ['Thai', 'เมื่อ อ. 3 มี.ค. 2026 เวลา 18:00 Chancery <orders@example.org> เขียนว่า:'],
    ['Korean', '2026년 3월 3일 (화) 18:00, Chancery <orders@example.org>님이 전함:'],
    ['Hindi', 'मंगल, 3 मार्च 2026 को 18:00 बजे Chancery <orders@example.org> ने लिखा:'],
    ['Indonesian', 'Pada tanggal Sel, 3 Mar 2026 pukul 18:00 Chancery <orders@example.org> menulis:'],
    ['Basque', '2026(e)ko martxoaren 3a, 18:00, Chancery <orders@example.org> erabiltzaileak:'],
  ] as const;

  test.each(languages)('%s above marked lines, and without marks', (_, line) => {
    expect(own(`A7 MARCH Kent\n${line}\n> A8 HOLD`)).toBe('A7 MARCH Kent');
    expect(own(`A7 MARCH Kent\n\n${line}\n\nA8 HOLD\nA9 HOLD`)).toBe('A7 MARCH Kent');
  });

  test('broken into two lines, the day above and the address below', () => {
    const line = 'Dne út 3. 3. 2026 18:00\nChancery <orders@example.org> sděluje:';
    expect(own(`A7 MARCH Kent\n${line}\n> A8 HOLD`)).toBe('A7 MARCH Kent');
  });

  test.each([
    ['an order that ends in a colon', 'PROCLAIM "Peace at 18:00:\n> and quiet"', 'PROCLAIM "Peace at 18:00:'],
    [
      'a proclamation with a year',
      'PROCLAIM "In the year 2026 we say:\npeace."',
      'PROCLAIM "In the year 2026 we say:\npeace."',
    ],
  ])('%s is none', (_, text, kept) => {
    expect(own(text)).toBe(kept);
  });
});

describe('the printed header of an old mail', () => {
  test.each([
    ['English', 'From: Chancery\nSent: Tuesday\nTo: Anna\nSubject: Spring'],
    ['bold', '*From:* Chancery\n*Date:* Tuesday\n*To:* Anna\n*Subject:* Spring'],
    ['German', 'Von: Chancery\nGesendet: Dienstag\nAn: Anna\nBetreff: Frühling'],
    ['French', 'De : Chancery\nEnvoyé : mardi\nÀ : Anna\nObjet : Printemps'],
    ['Spanish', 'De: Chancery\nEnviado el: martes\nPara: Anna\nAsunto: Primavera'],
    ['Italian', 'Da: Chancery\nInviato: martedì\nA: Anna\nOggetto: Primavera'],
    ['Dutch', 'Van: Chancery\nVerzonden: dinsdag\nAan: Anna\nOnderwerp: Lente'],
    ['Swedish', 'Från: Chancery\nSkickat: den 3 mars\nTill: Anna\nÄmne: Vår'],
    ['Finnish', 'Lähettäjä: Chancery\nLähetetty: tiistai\nVastaanottaja: Anna\nAihe: Kevät'],
    ['Polish', 'Od: Chancery\nWysłano: wtorek\nDo: Anna\nTemat: Wiosna'],
    ['Russian', 'От: Chancery\nОтправлено: вторник\nКому: Анна\nТема: Весна'],
    ['with a field of two lines', 'From: Chancery\nSent: Tuesday\nTo: Anna Ford;\n Bert Ford\nSubject: Spring'],
    ['below a long line', '________________________________\nFrom: Chancery\nSent: Tuesday\nTo: Anna'],
    ['of GMX', 'Gesendet: Dienstag, 3. März 2026 um 18:00\nVon: Chancery <orders@example.org>\nAn: Anna\nBetreff: Zug'],
    ['Japanese', '差出人：Chancery <orders@example.org>\n送信日時：2026年3月3日 18:00\n宛先：Anna\n件名：春'],
    ['Hebrew', 'מאת: Chancery <orders@example.org>\nנשלח: 3 במרץ 2026 18:00\nאל: Anna\nנושא: אביב'],
    ['Croatian', 'Šalje: Chancery <orders@example.org>\nPoslane: 3. ožujka 2026. 18:00\nNaslov: Proljeće'],
    ['below its title', '-----Ursprüngliche Nachricht-----\n\nVon: Chancery\nGesendet: Dienstag\nAn: Anna'],
  ])('%s', (_, header) => {
    expect(oldMailHeader(header.split('\n'), 0)).toBe(header.split('\n').length);
    expect(own(`A7 MARCH Kent\n\n${header}\n\nA8 HOLD`)).toBe('A7 MARCH Kent');
  });

  test.each([
    ['orders', 'A7 MARCH Kent\nA8 HOLD\nA9 HOLD\nA10 HOLD'],
    ['one field in a proclamation', 'PROCLAIM "From: the Pope\nPeace."\nA7 HOLD'],
    ['two fields', 'From: Anna\nTo: Bert\nA7 HOLD'],
    ['a card with an address', 'Phone: 12 34 56\nMail: anna@example.org\nRoom: 7\nA7 HOLD'],
    ['a line of dashes', '---------------\nA7 HOLD'],
  ])('%s are none', (_, text) => {
    expect(own(text)).toBe(text);
  });
});

describe('the marks of our own mails', () => {
  const marked = (text: string): string => `[Chancery report begins] above\n${text}\nor [chancery report ends] below`;

  test('orders above and below count, at any depth of answers', () => {
    const twice = marked(`A8 HOLD\n${marked('A9 HOLD')}\nA10 HOLD`);
    expect(own(`A7 MARCH Kent\n${twice}\nF2 SAIL Dover`)).toBe('A7 MARCH Kent\nF2 SAIL Dover');
  });

  test('a report without end goes on to the end', () => {
    expect(own('A7 HOLD\n[chancery report begins]\nA8 HOLD\nA9 HOLD')).toBe('A7 HOLD');
  });
});
