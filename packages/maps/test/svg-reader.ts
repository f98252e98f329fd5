/** An element of a drawing, read strictly: what is not well formed throws. */
export interface Drawn {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: readonly Drawn[];
  /** Its own text, entities resolved. */
  readonly text: string;
}

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const ATTRIBUTE = /([\w:-]+)="([^"<]*)"/g;
const ENTITIES: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

interface Open {
  readonly name: string;
  readonly attributes: { readonly [name: string]: string };
  readonly children: Drawn[];
  text: string;
}

export const readSvg = (svg: string): Drawn => {
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const open: Open[] = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < svg.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(svg);
    if (!token) throw new Error(`not well formed at ${at}: ${svg.slice(at, at + 60)}`);
    const [, closing, name, attributes, empty, text] = token;
    const top = open.at(-1) as Open;
    if (text !== undefined) top.text += resolved(text);
    if (name === undefined) continue;
    if (closing) {
      if (top.name !== name) throw new Error(`</${name}> closes <${top.name}>`);
      open.pop();
      continue;
    }
    const element: Open = { name, attributes: attributesOf(attributes ?? ''), children: [], text: '' };
    top.children.push(element);
    if (!empty) open.push(element);
  }
  const [first] = root.children;
  if (open.length !== 1 || root.children.length !== 1 || !first) throw new Error('not one whole element');
  return first;
};

const attributesOf = (text: string): { readonly [name: string]: string } => {
  const found: { [name: string]: string } = {};
  for (const [, name, value] of text.matchAll(ATTRIBUTE)) {
    if (name === undefined || value === undefined || name in found) throw new Error(`bad attribute ${name}`);
    found[name] = resolved(value);
  }
  return found;
};

const resolved = (text: string): string =>
  text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const character = ENTITIES[name];
    if (character === undefined || !whole.endsWith(';')) throw new Error(`unknown entity ${whole}`);
    return character;
  });

/** The element and all within it, in document order. */
export const allOf = (drawn: Drawn): readonly Drawn[] => [drawn, ...drawn.children.flatMap(allOf)];

export const byId = (drawn: Drawn, id: string): Drawn => {
  const found = allOf(drawn).filter((each) => each.attributes.id === id);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} elements with the id ${id}`);
  return found[0];
};

export const byClass = (drawn: Drawn, name: string): readonly Drawn[] =>
  allOf(drawn).filter((each) => each.attributes.class?.split(' ').includes(name));

/** The words of an element and all within it. */
export const wordsOf = (drawn: Drawn): string => [drawn.text, ...drawn.children.map(wordsOf)].join('');
