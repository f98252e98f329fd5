/** What can be printed, and on one line. U+FFFD stands for a character that could not be kept. */
export const isPrintable = (text: string): boolean => !/[\p{C}\p{Zl}\p{Zp}\ufffd]/u.test(text);
