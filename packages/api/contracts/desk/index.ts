import { auditContracts } from './audit.ts'
import { clubContracts } from './club.ts'
import { contentContracts } from './content.ts'
import type { DeskContract } from './desk.ts'
import { eventContracts } from './events.ts'
import { mediaContracts } from './media.ts'
import { previewContracts } from './preview.ts'
import { previewLinkContracts } from './preview-links.ts'
import { problemContracts } from './problems.ts'
import { productionContracts } from './productions.ts'
import { programmeContracts } from './programme.ts'
import { reportContracts } from './reports.ts'
import { reviewContracts } from './reviews.ts'
import { sessionContracts } from './session.ts'
import { showingSalesContracts } from './showing-sales.ts'
import { signInContracts } from './sign-in.ts'
import { accountContracts, staffContracts } from './staff.ts'

export * from './audit.ts'
export * from './content.ts'
export * from './desk.ts'
export * from './events.ts'
export * from './kind-roles.ts'
export * from './media.ts'
export * from './problems.ts'

/** Every call of the desk. */
export const deskContracts = {
  ...sessionContracts,
  ...signInContracts,
  ...contentContracts,
  ...mediaContracts,
  ...previewContracts,
  ...previewLinkContracts,
  ...accountContracts,
  ...staffContracts,
  ...problemContracts,
  ...reportContracts,
  ...showingSalesContracts,
  ...productionContracts,
  ...programmeContracts,
  ...reviewContracts,
  ...clubContracts,
  ...auditContracts,
  ...eventContracts,
} satisfies Record<string, DeskContract>
