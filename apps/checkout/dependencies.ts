import type { DatabaseSync } from 'node:sqlite'
import type { DeliverySender } from './delivery-sender.ts'
import type { ReadProgramme } from './store/programme.ts'

export interface CheckoutDependencies {
  db: DatabaseSync
  readProgramme: ReadProgramme
  deliverySender: Pick<DeliverySender, 'sendDue'>
  /** The public address, for links from elsewhere. */
  ownUrl: string
  now: () => Date
  logLevel: string
}
