import { auditContracts } from './audit.ts'
import { clubContracts } from './club.ts'
import type { DeskContract } from './desk.ts'
import { reportContracts } from './reports.ts'
import { reviewContracts } from './reviews.ts'
import { sessionContracts } from './session.ts'

export * from './audit.ts'
export * from './desk.ts'

/** Every call of the desk. */
export const deskContracts = {
  ...sessionContracts,
  ...reportContracts,
  ...reviewContracts,
  ...clubContracts,
  ...auditContracts,
} satisfies Record<string, DeskContract>
