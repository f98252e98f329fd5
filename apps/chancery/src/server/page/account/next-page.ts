/** A page of ours that was named in an address; empty when it is none, so that nobody is led to another house. */
export const ownPage = (path: string | undefined): string =>
  path !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '';
