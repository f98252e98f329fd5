/**
 * Why a seat was adjudicated by other orders than its newest receipt says: a bot ordered, its standing orders did, letters
 * of it were added, its sheet came late, another sheet counted, it was withdrawn, its orders could not all be carried out any
 * more, or a master has struck some of them out.
 */
export const LINE_REASONS = ['bot', 'standing', 'letters', 'late', 'another', 'withdrawn', 'reread', 'struck'] as const;
export type LineReason = (typeof LINE_REASONS)[number];

/** Why a ruler's orders were others than their receipt says: in their report, and where they check the dice. */
export const LINE_REASON_TEXT: { readonly [language in 'en' | 'de']: { readonly [why in LineReason]: string } } = {
  en: {
    bot: 'a bot ordered for your seat',
    standing: 'your standing orders counted',
    letters: 'what you proclaimed in letters was added',
    late: 'your sheet came after the list was closed',
    another: 'another sheet of your seat counted',
    withdrawn: 'your sheet was withdrawn or did not count',
    reread: 'some of your orders could not be carried out any more',
    struck: 'the game master has struck out or changed some of them',
  },
  de: {
    bot: 'ein Bot hat für Ihren Platz befohlen',
    standing: 'Ihre stehenden Befehle galten',
    letters: 'was Sie in Briefen verkündet haben, kam dazu',
    late: 'Ihre Befehle kamen, als die Liste geschlossen war',
    another: 'andere Befehle Ihres Platzes galten',
    withdrawn: 'Ihre Befehle wurden zurückgezogen oder zählten nicht',
    reread: 'einige Ihrer Befehle waren nicht mehr ausführbar',
    struck: 'die Spielleitung hat einige davon gestrichen oder geändert',
  },
};
