import { createContext, useContext } from 'react'

/** What is wrong with the fields around here, by their path in the record: `openingHours.0.place`. */
export const FieldProblems = createContext<ReadonlyMap<string, string>>(new Map())

/** The sentence about a field; null when nothing is known to be wrong with it. */
export function useFieldProblem(path: string | undefined): string | null {
  const problems = useContext(FieldProblems)
  return path === undefined ? null : (problems.get(path) ?? null)
}
