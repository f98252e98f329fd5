import type { Book } from './build-book.ts';

/** Links of the book that lead nowhere in it: `page: address`. Links to other sites are not followed. */
export const brokenLinks = (book: Book): readonly string[] => {
  const anchors = new Map(
    [...book].flatMap(([name, content]) =>
      typeof content === 'string' && name.endsWith('.html')
        ? [[name, new Set([...content.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))] as const]
        : [],
    ),
  );
  return [...anchors.keys()].flatMap((page) =>
    [...(book.get(page) as string).matchAll(/ (?:href|src|srcset|action)="([^"]*)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => !/^(https?:|mailto:|data:)/.test(address) && !leads(address, page))
      .map((address) => `${page}: ${address}`),
  );

  function leads(address: string, page: string): boolean {
    const [file = '', anchor] = address.split('#');
    const name = file === '' ? page : file;
    if (!book.has(name)) return false;
    return anchor === undefined || anchors.get(name)?.has(decodeURIComponent(anchor)) === true;
  }
};
