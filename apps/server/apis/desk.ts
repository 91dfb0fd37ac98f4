import { DESK_URL } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import { getDeskWords } from '../content/house/desk-words.ts'
import { registerContentRoutes } from '../editing/desk-routes.ts'
import { registerMediaRoutes } from '../editing/media/desk-routes.ts'
import { registerMenuRoutes } from '../editing/menus/desk-routes.ts'
import { registerPageRoutes } from '../editing/pages/desk-routes.ts'
import { registerPreviewDocument, registerPreviewRoutes } from '../editing/preview/desk-routes.ts'
import { registerPreviewLinkRoutes, registerSharedPreview } from '../editing/preview-links/desk-routes.ts'
import { registerProgrammeRoutes } from '../editing/programme/desk-routes.ts'
import { registerTranslationRoutes } from '../editing/translations/desk-routes.ts'
import { registerWordRoutes } from '../editing/words/desk-routes.ts'
import type { House } from '../house/house.ts'
import { registerClubRoutes } from '../members/club/desk-routes.ts'
import { registerMemberRoutes } from '../members/profile/desk-routes.ts'
import { registerReviewRoutes } from '../members/reviews/desk-routes.ts'
import { registerBackupRoutes } from '../operations/backup/desk-routes.ts'
import { registerImportRoutes } from '../operations/import/desk-routes.ts'
import { registerMailRoutes } from '../operations/outbox/desk-routes.ts'
import { registerProblemRoutes } from '../operations/problems/desk-routes.ts'
import { registerReportRoutes } from '../operations/reports/desk-routes.ts'
import { registerRetentionRoutes } from '../operations/retention/desk-routes.ts'
import { registerSetupRoutes } from '../operations/setup/desk-routes.ts'
import { parseOrigin } from '../platform/security/origins.ts'
import { restrictOrigins } from '../platform/security/restricted-origins.ts'
import { registerFilmFactsRoutes } from '../programme/film-facts/desk-routes.ts'
import { registerTicketingRoutes } from '../programme/ticketing/desk-routes.ts'
import { registerWebhookRoutes } from '../programme/webhooks/desk-routes.ts'
import { registerAccountRoutes } from '../staff/accounts/account-routes.ts'
import { registerStaffRoutes } from '../staff/accounts/staff-routes.ts'
import { registerAuditRoutes } from '../staff/audit-log/desk-routes.ts'
import { registerEventRoutes } from '../staff/desk-app/event-routes.ts'
import { registerOidcRoutes } from '../staff/oidc/desk-routes.ts'
import { registerPasskeyRoutes } from '../staff/sign-in/passkey-routes.ts'
import { registerSessionRoutes } from '../staff/sign-in/session-routes.ts'
import { registerTwoFactorRoutes } from '../staff/sign-in/two-factor-routes.ts'
import { registerNewsletterRoutes } from '../visitors/newsletter/desk-routes.ts'
import { registerRedirectRoutes } from '../visitors/redirects/desk-routes.ts'
import { toDeskError } from './desk-error.ts'

/** The calls of the desk. Members' sessions are not accepted. */
export function registerDesk(server: FastifyInstance, house: House) {
  const { publicUrl } = house.settings
  server.register(
    async (scope) => {
      scope.setErrorHandler((error, request) => {
        throw toDeskError(error, getDeskWords(request, house))
      })
      await restrictOrigins(scope, {
        isAllowed: async (origin) => origin === parseOrigin(publicUrl),
        headers: [],
      })
      registerSessionRoutes(scope, house)
      registerTwoFactorRoutes(scope, house)
      registerPasskeyRoutes(scope, house)
      registerOidcRoutes(scope, house)
      registerContentRoutes(scope, house)
      registerMediaRoutes(scope, house)
      registerImportRoutes(scope, house)
      registerMenuRoutes(scope, house)
      registerRedirectRoutes(scope, house)
      registerTicketingRoutes(scope, house)
      registerFilmFactsRoutes(scope, house)
      registerTranslationRoutes(scope, house)
      registerPageRoutes(scope, house)
      registerWordRoutes(scope)
      registerPreviewRoutes(scope, house)
      registerPreviewLinkRoutes(scope, house)
      registerAccountRoutes(scope, house)
      registerStaffRoutes(scope, house)
      registerBackupRoutes(scope, house)
      registerProgrammeRoutes(scope, house)
      registerProblemRoutes(scope, house)
      registerReportRoutes(scope, house)
      registerMailRoutes(scope, house)
      registerMemberRoutes(scope, house)
      registerNewsletterRoutes(scope, house)
      registerReviewRoutes(scope, house)
      registerClubRoutes(scope, house)
      registerAuditRoutes(scope, house)
      registerWebhookRoutes(scope, house)
      registerRetentionRoutes(scope, house)
      registerSetupRoutes(scope, house)
      registerEventRoutes(scope, house)
    },
    { prefix: DESK_URL },
  )
  registerPreviewDocument(server, house)
  registerSharedPreview(server, house)
}
