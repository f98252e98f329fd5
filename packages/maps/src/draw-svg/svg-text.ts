/** Plain text made safe inside an element or a quoted attribute. Characters that XML forbids are left out. */
export const escapeText = (text: string): string => text.replace(UNSAFE, (character) => ENTITIES[character] ?? '');

// biome-ignore lint/suspicious/noControlCharactersInRegex: the last are the characters that XML 1.0 cannot carry
const UNSAFE = /[&<>"'\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A coordinate or length with at most one decimal: nothing on the map is finer than that. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

export interface Attributes {
  readonly [name: string]: string | number | undefined;
}

/** An element; attributes that are undefined are left out, numbers are rounded to one decimal, text is escaped. */
export const element = (name: string, attributes: Attributes, content = ''): string => {
  let text = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? num(value) : escapeText(value)}"`;
  }
  return content === '' ? `${text}/>` : `${text}>${content}</${name}>`;
};

/** What a reader hears or sees on pointing at an element; the first child of it. */
export const titled = (title: string): string => `<title>${escapeText(title)}</title>`;

/** A layer of the map, kept even when empty so that a reader of the drawing finds it. */
export const layer = (id: string, parts: readonly string[], attributes: Attributes = {}): string =>
  element('g', { id, ...attributes }, parts.length === 0 ? '<!-- empty -->' : parts.join(''));
