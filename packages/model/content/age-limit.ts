/** The age limits of Norwegian cinemas; A admits everyone. */
export const AGE_LIMITS = ['A', '6', '9', '12', '15', '18'] as const
export type AgeLimit = (typeof AGE_LIMITS)[number]

/**
 * The lowest age that is admitted, alone or with an adult.
 * With an adult, 6 admits any child; 9, 12 and 15 admit children three years younger; 18 has no exception.
 */
export function minAdmittedAge(limit: AgeLimit, withAdult: boolean): number {
  if (limit === 'A') return 0
  const age = Number(limit)
  if (!withAdult || limit === '18') return age
  return limit === '6' ? 0 : age - 3
}

/** Whether everyone in a group is admitted: children of these ages, with or without an adult. */
export function isAdmitted(limit: AgeLimit, ages: number[], withAdult: boolean): boolean {
  return ages.every((age) => age >= minAdmittedAge(limit, withAdult))
}
