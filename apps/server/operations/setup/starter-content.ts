import { randomUUID } from 'node:crypto'
import { ACTIVITIES, type Activity, HouseAnswers, PLACEHOLDER_EMAIL, type SiteConfig } from '@lerret/model'
import { starterHouse } from '@lerret/starter'
import { z } from 'zod'
import { findPublicSite } from '../../content/house/site-records.ts'
import { importRecords } from '../../content/records/import.ts'
import { readRevision } from '../../content/records/store/read-records.ts'
import type { Database, Queryable } from '../../platform/db/connection.ts'
import { findHouseFact, setHouseFact } from '../../platform/house-facts/store.ts'

/** The author of the records that the starter makes. What staff have changed since is left alone. */
const AUTHOR = 'Lerret'
const ACTIVITIES_FACT = 'house-activities'

/** A house without answers: closed, and named after its address. */
export const createUnanswered = (publicUrl: string): HouseAnswers =>
  HouseAnswers.parse({
    title: new URL(publicUrl).hostname,
    organisation: { email: PLACEHOLDER_EMAIL },
    open: false,
  })

export const isEmptyHouse = async (db: Queryable) => (await readRevision(db)) === 0

/** Fills an empty house with the starter's pages. Returns the number of records. */
export async function addStarterContent(
  db: Database,
  { answers, host }: { answers: HouseAnswers; host: string },
): Promise<number> {
  await setHouseFact(db, ACTIVITIES_FACT, answers.activities)
  return importRecords(db, starterHouse({ ...answers, siteId: randomUUID(), host }), AUTHOR)
}

/** Makes the starter's pages again from what the house says of itself now. Returns the number of changed records. */
export async function refreshStarterContent(db: Database, activities: readonly Activity[]): Promise<number> {
  const site = await findPublicSite(db)
  if (!site) return 0
  await setHouseFact(db, ACTIVITIES_FACT, activities)
  const answers = toAnswers(site, [...activities])
  return importRecords(db, starterHouse({ ...answers, siteId: site.id, host: site.host }), AUTHOR)
}

/** Finds the activities whose pages the house has chosen from the starter; null for a house that did not begin with it. */
export async function findActivities(db: Queryable): Promise<Activity[] | null> {
  const stored = await findHouseFact(db, ACTIVITIES_FACT)
  return z.array(z.enum(ACTIVITIES)).safeParse(stored).data ?? null
}

/** The answers that would make this house, for a file that sets up another like it. Passwords and keys are not in it. */
export async function exportAnswers(db: Queryable): Promise<HouseAnswers | null> {
  const site = await findPublicSite(db)
  return site ? toAnswers(site, (await findActivities(db)) ?? [...ACTIVITIES]) : null
}

function toAnswers(site: SiteConfig, activities: Activity[]): HouseAnswers {
  const {
    title,
    description,
    htmlLang,
    organisation,
    openingHours = [],
    halls = [],
    partners,
    theme,
    checkout,
  } = site
  return {
    title,
    description,
    language: htmlLang,
    organisation,
    openingHours,
    look: { variant: theme.variant, ...(theme.colors && { colors: theme.colors }) },
    halls,
    activities,
    partners,
    // A house that sells at its own address has no provider.
    ...(checkout.host !== site.host && { tickets: checkout }),
    open: site.published,
  }
}
