/** The path of every screen. Parameters are written `:name`. */
export const ROUTES = {
  today: '/redaksjon',
  weekSheet: '/redaksjon/vekeplan',
  showings: '/redaksjon/framsyningar',
  showing: '/redaksjon/framsyning/:id',
  films: '/redaksjon/filmar',
  newFilm: '/redaksjon/filmar/ny',
  film: '/redaksjon/filmar/:id',
  culture: '/redaksjon/arrangement',
  newCulture: '/redaksjon/arrangement/ny',
  cultureEvent: '/redaksjon/arrangement/:id',
  articles: '/redaksjon/nyhende',
  newArticle: '/redaksjon/nyhende/ny',
  article: '/redaksjon/nyhende/:id',
  pages: '/redaksjon/sider',
  newPage: '/redaksjon/sider/ny',
  page: '/redaksjon/sider/:id',
  translations: '/redaksjon/omsetjingar',
  translation: '/redaksjon/omsetjingar/:id',
  media: '/redaksjon/bilete',
  picture: '/redaksjon/bilete/:id',
  document: '/redaksjon/dokument/:id',
  reviews: '/redaksjon/omtalar',
  menus: '/redaksjon/menyar',
  footer: '/redaksjon/menyar/botnfelt',
  redirects: '/redaksjon/menyar/vidaresendingar',
  newsletters: '/redaksjon/nyhendebrev',
  newsletter: '/redaksjon/nyhendebrev/:id',
  subscribers: '/redaksjon/abonnentar',
  outbox: '/redaksjon/utboks',
  members: '/redaksjon/medlemmer',
  member: '/redaksjon/medlemmer/:id',
  settings: '/redaksjon/innstillingar',
  settingsGroup: '/redaksjon/innstillingar/:group',
  publish: '/redaksjon/publiser',
  releases: '/redaksjon/utgaver',
  sitePreview: '/redaksjon/nettsida',
  unfinished: '/redaksjon/uferdig',
  account: '/redaksjon/konto',
  staff: '/redaksjon/folk',
  audit: '/redaksjon/logg',
  imports: '/redaksjon/import',
} as const

export type RouteName = keyof typeof ROUTES

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type RouteParams<Name extends RouteName> = Readonly<Record<ParamName<(typeof ROUTES)[Name]>, string>>

export interface RouteMatch {
  name: RouteName
  params: Readonly<Record<string, string>>
}

/** The path of a screen: `pathTo('article', { id })`. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[params]: ParamName<(typeof ROUTES)[Name]> extends never ? [] : [RouteParams<Name>]
): string {
  const values: Readonly<Record<string, string>> = params ?? {}
  return ROUTES[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
}

/** The screen at a path, or null. A slash at the end makes no difference. */
export function matchRoute(pathname: string): RouteMatch | null {
  const segments = toSegments(pathname)
  for (const [name, path] of Object.entries(ROUTES)) {
    const params = matchSegments(toSegments(path), segments)
    if (params) return { name: name as RouteName, params }
  }
  return null
}

const toSegments = (path: string) => path.split('/').filter((segment) => segment !== '')

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] as string
    if (expected.startsWith(':')) {
      const value = decode(segment)
      if (value === null) return null
      params[expected.slice(1)] = value
    } else if (expected !== segment) return null
  }
  return params
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
