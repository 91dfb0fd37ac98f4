import type { CallReply } from '../data/call-desk.ts'
import { contentProblemSentence, fieldProblemSentence } from '../problems/problem-sentences.ts'

type Preview = CallReply<'previewPage'>

/** What the last preview found wrong with the page and its block data. */
export interface PreviewProblems {
  /** Why a block is left out. Blocks with incomplete fields have the sentences at the fields. */
  findBlock(id: string): string | null
  /** Why a setting of block data cannot be published. */
  findSetting(dataId: string, path: string): string | null
  /** Why the whole page cannot be shown. */
  page: string | null
}

export const NO_PROBLEMS: PreviewProblems = { findBlock: () => null, findSetting: () => null, page: null }

export function readProblems({
  problems,
  pageProblems,
}: Pick<Preview, 'problems' | 'pageProblems'>): PreviewProblems {
  const page = pageProblems.find(({ block }) => block === null)
  return {
    findBlock(id) {
      const problem = pageProblems.find(({ block }) => block === id)
      return problem ? contentProblemSentence(problem) : null
    },
    findSetting(dataId, path) {
      const problem = problems.find(({ id, field }) => id === dataId && field === `settings.${path}`)
      return problem ? fieldProblemSentence({ ...problem, field: '' }) : null
    },
    page: page ? contentProblemSentence(page) : null,
  }
}
