import { CONTENT_PROBLEM_CODES } from '@lerret/model'
import { Problem } from '../controls/Problem.tsx'
import { contentProblemSentence } from './problem-sentences.ts'
import { useProblems } from './use-problems.ts'

/** What the live release leaves out of a record, at the record itself. */
export function RecordProblems({ kind, id }: { kind: string; id: string }) {
  const { data } = useProblems()
  const own = data?.filter(
    ({ code, record }) => code === 'publishing_problem' && record?.kind === kind && record.id === id,
  )
  return own?.map(({ params }) => {
    const code = CONTENT_PROBLEM_CODES.find((each) => each === params.reason) ?? 'unexpected'
    const toText = (value: unknown) => (typeof value === 'string' ? value : null)
    const problem = { code, path: toText(params.path), suggestion: toText(params.suggestion) }
    return <Problem key={JSON.stringify(params)} message={contentProblemSentence(problem)} />
  })
}
