/** When a record is to be published and unpublished; null for never. */
export interface Plan {
  publishAt: Date | null
  unpublishAt: Date | null
}

export type PlannedStep = 'publish' | 'unpublish'

/** Returns the problem of a plan; null when there is none. */
export function findPlanProblem(
  { publishAt, unpublishAt }: Plan,
  record: { isPublic: boolean; isDeleted: boolean },
  now: Date,
): string | null {
  if ([publishAt, unpublishAt].some((moment) => moment && moment <= now)) return 'a planned moment must come'
  if (publishAt && unpublishAt && unpublishAt <= publishAt)
    return 'it must be taken off the site after it is published'
  if (publishAt && record.isDeleted) return 'a deleted record cannot be published'
  if (unpublishAt && !publishAt && !record.isPublic)
    return 'a record that is not public cannot be taken off the site'
  return null
}

/** Returns the plan that remains after the record was published or unpublished by hand. */
export function remainingPlan(step: PlannedStep, { publishAt, unpublishAt }: Plan): Plan {
  if (step === 'publish') return { publishAt: null, unpublishAt }
  // It need not be unpublished again, unless it is published in between.
  return { publishAt, unpublishAt: publishAt && unpublishAt }
}

/** The steps of a plan that are due, in order. */
export function findDueSteps({ publishAt, unpublishAt }: Plan, now: Date): PlannedStep[] {
  const steps: PlannedStep[] = []
  if (publishAt && publishAt <= now) steps.push('publish')
  if (unpublishAt && unpublishAt <= now) steps.push('unpublish')
  return steps
}
