import { media } from './content/media/feature.ts'
import { cleanHtml } from './content/records/html/clean-stored.ts'
import { records } from './editing/feature.ts'
import { mediaLibrary } from './editing/media/feature.ts'
import { menus } from './editing/menus/feature.ts'
import { pages } from './editing/pages/feature.ts'
import { preview } from './editing/preview/feature.ts'
import { previewLinks } from './editing/preview-links/feature.ts'
import { programme } from './editing/programme/feature.ts'
import { translations } from './editing/translations/feature.ts'
import { words } from './editing/words/feature.ts'
import type { Feature } from './house/house.ts'
import { club } from './members/club/feature.ts'
import { confirmEmail } from './members/confirm-email/feature.ts'
import { diary } from './members/diary/feature.ts'
import { movieInfos } from './members/movie-infos/feature.ts'
import { memberPictures } from './members/pictures/feature.ts'
import { profile } from './members/profile/feature.ts'
import { providerAccounts } from './members/provider-accounts/feature.ts'
import { reviews } from './members/reviews/feature.ts'
import { tickets } from './members/tickets/feature.ts'
import { watchList } from './members/watch-list/feature.ts'
import { watchMails } from './members/watch-mails/feature.ts'
import { backup } from './operations/backup/feature.ts'
import { imports } from './operations/import/feature.ts'
import { outbox } from './operations/outbox/feature.ts'
import { problems } from './operations/problems/feature.ts'
import { reports } from './operations/reports/feature.ts'
import { retention } from './operations/retention/feature.ts'
import { setup } from './operations/setup/feature.ts'
import { filmFacts } from './programme/film-facts/feature.ts'
import { openProgramme } from './programme/open-programme/feature.ts'
import { ticketing } from './programme/ticketing/feature.ts'
import { webhooks } from './programme/webhooks/feature.ts'
import { identity } from './programs/identity/feature.ts'
import { managementApi } from './programs/management-api/feature.ts'
import { platformApi } from './programs/platform-api/feature.ts'
import { runtimeApi } from './programs/runtime-api/feature.ts'
import { cdn } from './publishing/cdn/feature.ts'
import { staff } from './staff/accounts/feature.ts'
import { auditLog } from './staff/audit-log/feature.ts'
import { deskApp } from './staff/desk-app/feature.ts'
import { oidc } from './staff/oidc/feature.ts'
import { signIn } from './staff/sign-in/feature.ts'
import { counting } from './visitors/counting/feature.ts'
import { newsletter } from './visitors/newsletter/feature.ts'
import { policyReports } from './visitors/policy-reports/feature.ts'
import { redirects } from './visitors/redirects/feature.ts'
import { search } from './visitors/search/feature.ts'

/** All features of the server. A new one is added here. */
export const FEATURES: readonly Feature[] = [
  media,
  cleanHtml,
  cdn,
  ticketing,
  filmFacts,
  openProgramme,
  webhooks,
  records,
  pages,
  menus,
  mediaLibrary,
  programme,
  translations,
  words,
  preview,
  previewLinks,
  search,
  newsletter,
  counting,
  redirects,
  policyReports,
  profile,
  confirmEmail,
  memberPictures,
  movieInfos,
  watchList,
  watchMails,
  reviews,
  diary,
  tickets,
  providerAccounts,
  club,
  signIn,
  oidc,
  staff,
  auditLog,
  deskApp,
  identity,
  managementApi,
  platformApi,
  runtimeApi,
  setup,
  problems,
  reports,
  outbox,
  retention,
  imports,
  backup,
]
