/** What a line says of a mail, in whatever language: an address, a day, a time of day. */

export const namesAddress = (line: string): boolean => /\S@\S/.test(line);

export const namesDay = (line: string): boolean => DAY.test(line);

export const namesTime = (line: string): boolean => /\d[:.]\d{2}(?!\d)/.test(line);

/** Its last sign is a colon; Hebrew and Arabic programs put marks of direction behind it. */
export const endsInColon = (line: string): boolean =>
  /[:：][\s\u200e\u200f\u202a-\u202e\u2066-\u2069]{0,4}$/.test(line);

/** A year of four digits, or day, month and year with stops or strokes between them. */
const DAY = /(?<!\d)(?:19|20)\d{2}(?!\d)|(?<!\d)\d{1,2}[./]\s?\d{1,2}[./]\s?\d{2}(?!\d)/;
