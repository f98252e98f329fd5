/** The script that SvelteKit writes into a page: where its modules are, and under which name they find what they share. */
const INLINE =
  /<script>\s*\{\s*(__sveltekit_\w+) = \{[^}]*version: "(\w+)"\s*\};[^<]*import\("[./]*(\/?_app\/[^"]*)"\)[^<]*import\("[./]*(\/?_app\/[^"]*)"\)[^<]*<\/script>/;

/** A page that runs no script but files of the server: `static/boot.js` does what stood in it. */
export const withoutInlineScript = (html: string): string => {
  const [whole, global, version, start, app] = INLINE.exec(html) ?? [];
  if (whole === undefined) throw new Error('a page of the desk starts in another way than it did: see static/boot.js');
  const given = `data-global="${global}" data-version="${version}" data-start="/${start}" data-app="/${app}"`;
  return html.replace(whole, `<script src="/boot.js" ${given}></script>`);
};
