import { backupContracts } from './backups.ts'
import { contentContracts } from './content/content.ts'
import { filmFactsContracts } from './content/film-facts.ts'
import { importContracts } from './content/imports.ts'
import { mediaContracts } from './content/media.ts'
import { menuContracts } from './content/menus.ts'
import { pageContracts } from './content/pages.ts'
import { previewContracts } from './content/preview.ts'
import { previewLinkContracts } from './content/preview-links.ts'
import { problemContracts } from './content/problems.ts'
import { productionContracts } from './content/productions.ts'
import { programmeContracts } from './content/programme.ts'
import { redirectContracts } from './content/redirects.ts'
import { showingSalesContracts } from './content/showing-sales.ts'
import { ticketingContracts } from './content/ticketing.ts'
import type { UnnamedContract } from './desk.ts'
import { editingContracts } from './editing.ts'
import { eventContracts } from './events.ts'
import { auditContracts } from './people/audit.ts'
import { clubContracts } from './people/club.ts'
import { mailContracts } from './people/mails.ts'
import { memberContracts } from './people/members.ts'
import { newsletterContracts } from './people/newsletters.ts'
import { oidcContracts } from './people/oidc.ts'
import { retentionContracts } from './people/retention.ts'
import { reviewContracts } from './people/reviews.ts'
import { sessionContracts } from './people/session.ts'
import { signInContracts } from './people/sign-in.ts'
import { accountContracts, staffContracts } from './people/staff.ts'
import { webhookContracts } from './people/webhooks.ts'
import { reportContracts } from './reports.ts'
import { setupContracts } from './setup.ts'
import { translationContracts } from './translations.ts'
import { wordContracts } from './words.ts'

export {
  FIELD_PROBLEM_CODES,
  FieldProblem,
  type FieldProblemCode,
  ListedRecord,
  MAX_CONTENT_BYTES,
  OpenedRecord,
  PLAN_PROBLEM_CODES,
  type PlanProblemCode,
  Published,
  RecordState,
  type WorkingCopy,
} from './content/content.ts'
export type { FoundFilmFacts } from './content/film-facts.ts'
export * from './content/kind-roles.ts'
export * from './content/media.ts'
export * from './content/pages.ts'
export type { SelectionReason } from './content/preview.ts'
export * from './content/problems.ts'
export * from './desk.ts'
export * from './events.ts'
export * from './people/audit.ts'
export { NewsletterItem } from './people/newsletters.ts'
export { OIDC_PROBLEMS, type OidcProblem } from './people/oidc.ts'
export { RETENTION_KINDS, type RetentionKind } from './people/retention.ts'
export type { OriginalText } from './translations.ts'

/** Every call of the desk. */
export const deskContracts = nameOperations({
  ...sessionContracts,
  ...signInContracts,
  ...oidcContracts,
  ...contentContracts,
  ...editingContracts,
  ...mediaContracts,
  ...importContracts,
  ...menuContracts,
  ...redirectContracts,
  ...ticketingContracts,
  ...pageContracts,
  ...wordContracts,
  ...previewContracts,
  ...previewLinkContracts,
  ...accountContracts,
  ...staffContracts,
  ...problemContracts,
  ...reportContracts,
  ...showingSalesContracts,
  ...productionContracts,
  ...filmFactsContracts,
  ...translationContracts,
  ...programmeContracts,
  ...mailContracts,
  ...memberContracts,
  ...newsletterContracts,
  ...reviewContracts,
  ...clubContracts,
  ...auditContracts,
  ...webhookContracts,
  ...retentionContracts,
  ...backupContracts,
  ...eventContracts,
  ...setupContracts,
})

type Named<Call extends UnnamedContract> = Omit<Call, 'schema'> & {
  schema: Call['schema'] & { operationId: string }
}

/** The name of a call is its operation id. */
function nameOperations<Calls extends Record<string, UnnamedContract>>(calls: Calls) {
  const named = Object.entries(calls).map(([operationId, call]) => [
    operationId,
    { ...call, schema: { ...call.schema, operationId } },
  ])
  return Object.fromEntries(named) as { [Name in keyof Calls]: Named<Calls[Name]> }
}
