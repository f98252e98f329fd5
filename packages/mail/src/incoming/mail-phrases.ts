/** Words by which mail programs, in many languages, mark what their users did not write. All in small letters. */

/** In the line that says who is quoted, as in `On Monday Anna wrote:` or `Am Montag schrieb Anna:`. */
export const WROTE: readonly string[] = [
  ...['wrote', 'writes', 'schrieb', 'geschrieben', 'schreef', 'a écrit', 'écrit', 'escribió', 'escribio', 'ha scritto'],
  ...['scrisse', 'escreveu', 'va escriure', 'skrev', 'skrifaði', 'kirjoitti', 'napisał(a)', 'napisał', 'napisała'],
  ...[
    'napsal(a)',
    'napsal',
    'napsala',
    'napísal(a)',
    'napísal',
    'ezt írta',
    'írta',
    'a scris',
    'napisao',
    'je napisal',
  ],
  ...['kirjutas', 'rašė', 'rakstīja', 'yazdı', 'έγραψε', 'написал(а)', 'написал', 'пишет', 'написав', 'пише'],
];

/** The same in scripts that put no blanks between words. */
export const WROTE_UNSPACED: readonly string[] = ['写道', '寫道', 'のメール', '님이 작성'];

/** How such a line begins when it gives the date first. */
export const ON_THE_DAY: readonly string[] = [
  ...['on', 'am', 'le', 'el', 'il', 'op', 'den', 'em', 'dne', 'dňa', 'w dniu', 'dnia', 'dana', 'pe', 'på', 'la'],
  ...['în data de', 'в', 'στις'],
];

/** The fields that mail programs print above an old mail that they quote without marks. */
export const OLD_MAIL_FIELDS: { readonly [field in 'from' | 'other']: readonly string[] } = {
  from: [
    ...['from', 'von', 'de', 'da', 'van', 'från', 'fra', 'lähettäjä', 'od', 'feladó', 'kimden', 'saatja', 'nuo', 'no'],
    ...['от', 'від', 'από', 'expéditeur', 'remitente', 'mittente', 'afzender', 'expeditor'],
  ],
  other: [
    ...['sent', 'date', 'to', 'cc', 'subject', 'reply-to', 'gesendet', 'datum', 'an', 'betreff', 'kopie', 'antwort an'],
    ...[
      'envoyé',
      'à',
      'objet',
      'copie',
      'enviado',
      'enviado el',
      'fecha',
      'para',
      'asunto',
      'data',
      'assunto',
      'inviato',
    ],
    ...['a', 'oggetto', 'verzonden', 'aan', 'onderwerp', 'skickat', 'till', 'ämne', 'sendt', 'til', 'emne', 'dato'],
    ...[
      'lähetetty',
      'päivämäärä',
      'vastaanottaja',
      'aihe',
      'wysłano',
      'do',
      'dw',
      'temat',
      'odesláno',
      'komu',
      'předmět',
    ],
    ...['predmet', 'odoslané', 'küldve', 'elküldve', 'címzett', 'tárgy', 'trimis', 'către', 'subiect', 'tarih', 'kime'],
    ...['konu', 'kuupäev', 'kellele', 'teema', 'дата', 'кому', 'тема', 'отправлено', 'надіслано', 'ημερομηνία', 'προς'],
    ...['θέμα', 'poslano', 'za', 'zadeva', 'prima'],
  ],
};

/** What stands between dashes above an old mail, as in `-----Original Message-----`. */
export const OLD_MAIL_TITLES: readonly string[] = [
  ...['original message', 'forwarded message', 'reply message', 'ursprüngliche nachricht', 'originalnachricht'],
  ...['weitergeleitete nachricht', "message d'origine", 'message original', 'message transféré', 'mensaje original'],
  ...[
    'mensaje reenviado',
    'messaggio originale',
    'messaggio inoltrato',
    'oorspronkelijk bericht',
    'doorgestuurd bericht',
  ],
  ...['ursprungligt meddelande', 'originalmeddelande', 'vidarebefordrat meddelande', 'oprindelig meddelelse'],
  ...['opprinnelig melding', 'alkuperäinen viesti', 'wiadomość oryginalna', 'oryginalna wiadomość', 'původní zpráva'],
  ...['pôvodná správa', 'eredeti üzenet', 'mensagem original', 'mensagem encaminhada', 'mesaj original'],
  ...['исходное сообщение', 'пересылаемое сообщение', 'αρχικό μήνυμα', 'orijinal mesaj', 'izvorna poruka'],
];

/** How the lines begin that telephones and guards put under a mail. */
export const APPENDED: readonly string[] = [
  ...[
    'sent from my ',
    'sent from mail for ',
    'sent from outlook',
    'sent from yahoo',
    'sent with proton',
    'get outlook for ',
  ],
  ...[
    'von meinem ',
    'gesendet von ',
    'gesendet mit ',
    'diese nachricht wurde von meinem ',
    'envoyé de mon ',
    'envoyé depuis ',
  ],
  ...['enviado desde ', 'enviado do meu ', 'enviado de meu ', 'inviato da ', 'verzonden vanaf ', 'verstuurd vanaf '],
  ...[
    'skickat från ',
    'sendt fra ',
    'lähetetty ',
    'wysłano z ',
    'wysłane z ',
    'odesláno z ',
    'отправлено с ',
    'отправлено из ',
  ],
  ...['this email has been checked for viruses', 'diese e-mail wurde auf viren ', 'virus-free.', 'virenfrei.'],
];

/** How the subjects of automatic answers begin. */
export const AUTOMATIC_SUBJECTS: readonly string[] = [
  ...[
    'out of office',
    'out of the office',
    'automatic reply',
    'auto reply',
    'autoreply',
    'auto-reply',
    'auto response',
  ],
  ...['auto:', 'vacation reply', 'automatische antwort', 'abwesenheit', 'abwesend', 'réponse automatique'],
  ...['absence du bureau', 'respuesta automática', 'fuera de la oficina', 'risposta automatica', 'fuori sede'],
  ...['automatisch antwoord', 'afwezig', 'autosvar', 'automatiskt svar', 'automatisk svar', 'frånvaro', 'fravær'],
  ...['automaattinen vastaus', 'poissa', 'automatyczna odpowiedź', 'autoodpowiedź', 'resposta automática', 'ausência'],
  ...['automatická odpověď', 'automatikus válasz', 'автоответ', 'автоматический ответ', 'otomatik yanıt'],
];
