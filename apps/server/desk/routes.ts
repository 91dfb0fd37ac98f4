import { DESK_URL } from '@lerret/api/contracts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../house/house.ts'
import { parseOrigin } from '../security/origins.ts'
import { restrictOrigins } from '../security/restricted-origins.ts'
import { registerBackupRoutes } from './backup-routes.ts'
import { registerContentRoutes } from './content/content-routes.ts'
import { registerFilmFactsRoutes } from './content/film-facts-routes.ts'
import { registerImportRoutes } from './content/import-routes.ts'
import { registerMediaRoutes } from './content/media-routes.ts'
import { registerMenuRoutes } from './content/menu-routes.ts'
import { registerPageRoutes } from './content/page-routes.ts'
import { registerPreviewLinkRoutes, registerSharedPreview } from './content/preview-link-routes.ts'
import { registerPreviewDocument, registerPreviewRoutes } from './content/preview-routes.ts'
import { registerProblemRoutes } from './content/problem-routes.ts'
import { registerProgrammeRoutes } from './content/programme-routes.ts'
import { registerRedirectRoutes } from './content/redirect-routes.ts'
import { registerTicketingRoutes } from './content/ticketing-routes.ts'
import { registerWordRoutes } from './content/word-routes.ts'
import { toDeskError } from './desk-error.ts'
import { getDeskWords } from './desk-words.ts'
import { registerEventRoutes } from './event-routes.ts'
import { registerAccountRoutes } from './people/account-routes.ts'
import { registerAuditRoutes } from './people/audit-routes.ts'
import { registerClubRoutes } from './people/club-routes.ts'
import { registerMailRoutes } from './people/mail-routes.ts'
import { registerMemberRoutes } from './people/member-routes.ts'
import { registerNewsletterRoutes } from './people/newsletter-routes.ts'
import { registerOidcRoutes } from './people/oidc-routes.ts'
import { registerPasskeyRoutes } from './people/passkey-routes.ts'
import { registerRetentionRoutes } from './people/retention-routes.ts'
import { registerReviewRoutes } from './people/review-routes.ts'
import { registerSessionRoutes } from './people/session-routes.ts'
import { registerStaffRoutes } from './people/staff-routes.ts'
import { registerTwoFactorRoutes } from './people/two-factor-routes.ts'
import { registerWebhookRoutes } from './people/webhook-routes.ts'
import { registerReportRoutes } from './report-routes.ts'
import { registerSetupRoutes } from './setup-routes.ts'
import { registerTranslationRoutes } from './translations/translation-routes.ts'

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
