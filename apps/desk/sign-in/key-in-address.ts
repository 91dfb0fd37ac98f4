/** The key of an invitation or a password link. It is after the hash, which browsers do not send to servers. */
export const readKey = (hash = window.location.hash): string =>
  new URLSearchParams(hash.slice(1)).get('nokkel') ?? ''
