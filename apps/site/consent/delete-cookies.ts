import type { DestinationKind } from '@lerret/model'

/** Cookies that the destinations' own scripts set. This site runs none of them, but an earlier site on the same host may have. */
const COOKIE_NAMES: Record<DestinationKind, RegExp> = {
  facebook: /^_fb[pc]$/,
  matomo: /^_pk_(id|ses|ref|cvar|hsr)\b/,
}

/** Deletes a destination's cookies on this host and its parent domains. */
export function deleteCookies(kind: DestinationKind) {
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] as string)
  const domains = ['', ...listDomains(location.hostname).map((host) => `; domain=${host}`)]
  for (const name of names.filter((each) => COOKIE_NAMES[kind].test(each))) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}

/** `www.fjordheim.example` and `fjordheim.example`, without the top-level domain. */
function listDomains(hostname: string): string[] {
  const labels = hostname.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
