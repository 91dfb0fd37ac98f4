/** When a record is to be published, and when it is to be taken off the site; null for never. */
export interface Plan {
  publishAt: Date | null
  unpublishAt: Date | null
}

export type PlannedStep = 'publish' | 'unpublish'

/** What is wrong with a plan; null when nothing is. */
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

/** What is left of a plan when somebody publishes the record or takes it off the site, now, by hand. */
export function planAfter(step: PlannedStep, { publishAt, unpublishAt }: Plan): Plan {
  if (step === 'publish') return { publishAt: null, unpublishAt }
  // Taken off now, it need not be taken off later, unless it comes back in between.
  return { publishAt, unpublishAt: publishAt && unpublishAt }
}

/** What of a plan should have happened by now, in its order. */
export function dueSteps({ publishAt, unpublishAt }: Plan, now: Date): PlannedStep[] {
  const steps: PlannedStep[] = []
  if (publishAt && publishAt <= now) steps.push('publish')
  if (unpublishAt && unpublishAt <= now) steps.push('unpublish')
  return steps
}
