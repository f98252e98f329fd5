/** A text, cut to this many letters if it is longer, the sign for the cut included. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
