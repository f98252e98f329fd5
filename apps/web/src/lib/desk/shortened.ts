/** A text that is cut where there is no room for more than so many letters, the sign for it included. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
