import type { DestinationKind } from '@lerret/model'

/** How the names of cookies begin that destinations' own scripts set. We run none of them, but an older site here may have. */
const NAMES: Record<DestinationKind, RegExp> = {
  facebook: /^_fb[pc]$/,
  matomo: /^_pk_(id|ses|ref|cvar|hsr)\b/,
}

/** Takes away a destination's cookies, as far as a page can: on this host, and on those above it. */
export function forgetCookies(kind: DestinationKind) {
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] as string)
  const domains = ['', ...domainsOf(location.hostname).map((host) => `; domain=${host}`)]
  for (const name of names.filter((each) => NAMES[kind].test(each))) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the other way to do it is not everywhere yet.
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  }
}

/** `www.fjordheim.example`: itself and `fjordheim.example`; browsers keep a page from more. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.')
  return labels.slice(0, -1).map((_, above) => labels.slice(above).join('.'))
}
