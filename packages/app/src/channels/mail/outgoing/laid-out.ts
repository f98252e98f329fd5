import { LAYOUT } from './mail-style.ts';

/** A page of our own making, at whose things it is written how they stand. What says so itself stays as it is. */
export const laidOut = (html: string): string =>
  html.replace(TAG, (tag: string, name: string, more: string) => {
    if (/\sstyle=/.test(more)) return tag;
    const classes = /\sclass="([^"]*)"/.exec(more)?.[1]?.split(' ') ?? [];
    const own = classes
      .map((each) => LAYOUT[`${name}.${each}`] ?? LAYOUT[`.${each}`])
      .find((each) => each !== undefined);
    // A part of a page that has a name of its own is no line.
    const usual = name === 'div' && more !== '' ? undefined : LAYOUT[name];
    const style = own ?? usual ?? '';
    // What holds for all cells of a table is said once: a report may have thousands.
    const once =
      name === 'table'
        ? ' cellpadding="3" cellspacing="0"'
        : name === 'tr'
          ? ' valign="top"'
          : name === 'th'
            ? ' align="left"'
            : '';
    return style === '' && once === '' ? tag : `<${name}${more}${once}${style === '' ? '' : ` style="${style}"`}>`;
  });

const TAG = /<(body|h1|h2|h3|p|ul|li|dl|dt|dd|div|table|tr|th|summary|img|span)((?:\s[^<>]*)?)>/g;
