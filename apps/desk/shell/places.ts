import { shellWords as words } from '@lerret/words/desk'
import { type ComponentType, lazy } from 'react'
import { ADMIN_ROLES, EDITOR_ROLES, type Staff } from '../data/session.ts'
import type { RouteName, RouteParams } from '../navigation/routes.ts'
import { Today } from '../today/Today.tsx'

type ScreenComponent = ComponentType<{ params: Readonly<Record<string, string>> }>

/** The component of every screen. All but the first are loaded when they are opened. */
export const SCREENS: Record<RouteName, ScreenComponent> = {
  today: Today,
  weekSheet: lazyScreen(() => import('../programme/week-sheet/WeekSheetScreen.tsx')),
  showings: lazyScreen(() => import('../programme/showings/ShowingsScreen.tsx')),
  showing: lazyScreen(() => import('../programme/showing/ShowingScreen.tsx')),
  films: lazyScreen(() => import('../records/list-screens.tsx'), 'Films'),
  newFilm: lazyScreen(() => import('../records/list-screens.tsx'), 'NewFilm'),
  film: lazyScreen(() => import('../productions/ProductionScreen.tsx'), 'FilmScreen'),
  culture: lazyScreen(() => import('../records/list-screens.tsx'), 'CultureEvents'),
  newCulture: lazyScreen(() => import('../records/list-screens.tsx'), 'NewCultureEvent'),
  cultureEvent: lazyScreen(() => import('../productions/ProductionScreen.tsx'), 'CultureEventScreen'),
  articles: lazyScreen(() => import('../records/list-screens.tsx'), 'Articles'),
  newArticle: lazyScreen(() => import('../records/list-screens.tsx'), 'NewArticle'),
  article: lazyScreen(() => import('../articles/ArticleScreen.tsx')),
  pages: lazyScreen(() => import('../records/list-screens.tsx'), 'Pages'),
  newPage: lazyScreen(() => import('../pages/new-page/NewPage.tsx')),
  page: lazyScreen(() => import('../pages/PageScreen.tsx')),
  translations: lazyScreen(() => import('../translations/TranslationsScreen.tsx')),
  translation: lazyScreen(() => import('../translations/TranslationScreen.tsx')),
  media: lazyScreen(() => import('../media/MediaScreen.tsx')),
  picture: lazyScreen(() => import('../media/record/LibraryScreen.tsx'), 'PictureScreen'),
  document: lazyScreen(() => import('../media/record/LibraryScreen.tsx'), 'DocumentScreen'),
  reviews: lazyScreen(() => import('../reviews/ReviewsScreen.tsx')),
  menus: lazyScreen(() => import('../menus/MenusScreen.tsx')),
  footer: lazyScreen(() => import('../menus/footer/FooterScreen.tsx')),
  redirects: lazyScreen(() => import('../redirects/RedirectsScreen.tsx')),
  newsletters: lazyScreen(() => import('../newsletters/NewslettersScreen.tsx')),
  newsletter: lazyScreen(() => import('../newsletters/NewsletterScreen.tsx')),
  subscribers: lazyScreen(() => import('../subscribers/SubscribersScreen.tsx')),
  outbox: lazyScreen(() => import('../outbox/OutboxScreen.tsx')),
  members: lazyScreen(() => import('../members/MembersScreen.tsx')),
  member: lazyScreen(() => import('../members/MemberScreen.tsx')),
  settings: lazyScreen(() => import('../settings/SettingsScreen.tsx')),
  settingsGroup: lazyScreen(() => import('../settings/SettingsGroupScreen.tsx')),
  publish: lazyScreen(() => import('../publishing/Publish.tsx')),
  releases: lazyScreen(() => import('../publishing/Releases.tsx')),
  sitePreview: lazyScreen(() => import('../site-preview/SitePreviewScreen.tsx')),
  unfinished: lazyScreen(() => import('../unfinished/UnfinishedScreen.tsx')),
  account: lazyScreen(() => import('../account/Account.tsx')),
  staff: lazyScreen(() => import('../staff/StaffScreen.tsx')),
  audit: lazyScreen(() => import('../staff/audit/AuditLog.tsx')),
  imports: lazyScreen(() => import('../imports/ImportScreen.tsx')),
}

/** Screens without parameters in their path. */
type PlaceRoute = {
  [Name in RouteName]: keyof RouteParams<Name> extends never ? Name : never
}[RouteName]

export interface Place {
  route: PlaceRoute
  label: string
  /** The letter that goes there after G. */
  letter?: string
  /** Who may open it; everybody otherwise. */
  roles?: readonly Staff['role'][]
}

/** The places of the rail, in groups. Only places that exist are listed. */
const PLACES: readonly (readonly Place[])[] = [
  [
    { route: 'today', label: words.placeToday, letter: 'I' },
    { route: 'weekSheet', label: words.placeWeekSheet, letter: 'V' },
    { route: 'films', label: words.placeFilms, letter: 'F' },
    { route: 'culture', label: words.placeCulture, letter: 'A' },
  ],
  [
    { route: 'articles', label: words.placeArticles, letter: 'N' },
    { route: 'pages', label: words.placePages, letter: 'S' },
    { route: 'media', label: words.placeMedia, letter: 'B' },
    { route: 'menus', label: words.placeMenus, letter: 'M' },
    { route: 'translations', label: words.placeTranslations },
  ],
  [
    { route: 'reviews', label: words.placeReviews, letter: 'T', roles: EDITOR_ROLES },
    { route: 'members', label: words.placeMembers, letter: 'E', roles: ADMIN_ROLES },
    { route: 'newsletters', label: words.placeNewsletters, letter: 'R', roles: EDITOR_ROLES },
    { route: 'subscribers', label: words.placeSubscribers, letter: 'D', roles: ADMIN_ROLES },
    { route: 'outbox', label: words.placeOutbox, letter: 'X', roles: ADMIN_ROLES },
  ],
  [
    { route: 'publish', label: words.placePublish, letter: 'P' },
    { route: 'releases', label: words.placeReleases, letter: 'U' },
    { route: 'sitePreview', label: words.placeSitePreview, letter: 'W' },
  ],
  [
    { route: 'settings', label: words.placeSettings, letter: 'H', roles: ADMIN_ROLES },
    { route: 'staff', label: words.placeStaff, letter: 'O', roles: ADMIN_ROLES },
    { route: 'audit', label: words.placeAudit, letter: 'L', roles: ADMIN_ROLES },
    { route: 'imports', label: words.placeImports, roles: ADMIN_ROLES },
  ],
]

/** The places that a role may open, in the groups of the rail. */
export const listPlaces = (role: Staff['role']): Place[][] =>
  PLACES.map((group) => group.filter(({ roles }) => !roles || roles.includes(role))).filter(
    (group) => group.length > 0,
  )

/** A screen that is loaded when it is opened: the default export of its module, or the one with the name. */
function lazyScreen<Name extends string = 'default'>(
  load: () => Promise<Readonly<Record<Name, ScreenComponent>>>,
  name = 'default' as Name,
): ScreenComponent {
  return lazy<ScreenComponent>(async () => ({ default: (await load())[name] }))
}
