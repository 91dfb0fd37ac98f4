import { isDeepStrictEqual } from 'node:util'
import type { Production, Showing } from '@lerret/model'
import { eq } from 'drizzle-orm'
import type { LockedRecord } from '../../content/records/store/lock-records.ts'
import { getVersion } from '../../content/records/store/read-records.ts'
import { appendVersions, type Change } from '../../content/records/store/save-versions.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { readShowingFacts } from './provider-facts.ts'
import {
  applyProductionUpdates,
  applyShowingUpdates,
  findDifferences,
  recordProductionFacts,
  recordShowingFacts,
} from './rules.ts'
import { ticketingProduction } from './table.ts'

/**
 * Gives a version that is older than the draft what the provider has reported since, as a new version unless it has it already. A field
 * follows the provider when it does so in the draft. Returns the version to publish.
 */
export async function saveWithCurrentFacts(
  tx: Queryable,
  change: Change,
  record: LockedRecord,
  version: number,
): Promise<number> {
  const { kind, id } = change
  if (version === record.draftVersion || (kind !== 'event' && kind !== 'production')) return version
  const { body } = await getVersion(tx, kind, id, version)
  const { body: draft } = await getVersion(tx, kind, id, record.draftVersion)
  if (body === null || draft === null) return version
  const updated =
    kind === 'event'
      ? await updateShowing(tx, body as Showing, draft as Showing)
      : await updateProduction(tx, body as Production, draft as Production)
  return isDeepStrictEqual(updated, body) ? version : appendVersions(tx, change, record, [updated, draft])
}

async function updateShowing(tx: Queryable, showing: Showing, draft: Showing): Promise<Showing> {
  const facts = await readShowingFacts(tx, showing.id)
  if (!facts) return showing
  const outdated = findOutdated(recordShowingFacts(showing), recordShowingFacts(draft), facts)
  return applyShowingUpdates(showing, outdated, true)
}

async function updateProduction(
  tx: Queryable,
  production: Production,
  draft: Production,
): Promise<Production> {
  const [row] = await tx
    .select({ facts: ticketingProduction.lastFacts })
    .from(ticketingProduction)
    .where(eq(ticketingProduction.productionId, production.id))
  if (!row) return production
  const outdated = findOutdated(recordProductionFacts(production), recordProductionFacts(draft), row.facts)
  return applyProductionUpdates(production, outdated)
}

/** The provider's values of the fields that differ in an old version and follow the provider in the draft. */
function findOutdated<Facts extends object>(old: Facts, draft: Facts, facts: Facts): Partial<Facts> {
  const overridden = findDifferences(draft, facts)
  const fields = findDifferences(old, facts).filter((field) => !overridden.includes(field))
  return Object.fromEntries(fields.map((field) => [field, facts[field]])) as Partial<Facts>
}
