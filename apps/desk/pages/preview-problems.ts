import type { PageBlock } from '@lerret/model'
import { pageWords as words } from '@lerret/words/desk'
import type { CallReply } from '../data/call-desk.ts'
import { contentProblemSentence, fieldProblemSentence } from '../problems/problem-sentences.ts'
import { isUntouched, type NewBlock } from './new-block.ts'

type Preview = CallReply<'previewPage'>

/** What the last preview found wrong with the page and its block data. What is new is not wrong yet. */
export interface PreviewProblems {
  /** Why a block is left out. Blocks with incomplete fields have the sentences at the fields. */
  findBlock(block: Pick<PageBlock, 'id' | 'data'>): string | null
  /** Why a setting of block data cannot be published. */
  findSetting(dataId: string, path: string): string | null
  /** Why the whole page cannot be shown. */
  page: string | null
  /** What is to be said beside the preview; empty when it shows everything. */
  note: string
}

export const NO_PROBLEMS: PreviewProblems = {
  findBlock: () => null,
  findSetting: () => null,
  page: null,
  note: '',
}

export function readProblems(
  { problems, pageProblems }: Pick<Preview, 'problems' | 'pageProblems'>,
  newBlock: NewBlock | null,
): PreviewProblems {
  const isNew = (block: string | null) => newBlock?.isInserted === true && newBlock.id === block
  const pageProblem = pageProblems.find(({ block }) => block === null)
  const page = pageProblem ? contentProblemSentence(pageProblem) : null
  const left = [
    ...problems.map(({ id }) => newBlock?.dataIds.includes(id) === true),
    ...pageProblems.map(({ block }) => isNew(block)),
  ]
  return {
    findBlock({ id, data }) {
      if (isNew(id) || problems.some((problem) => data.includes(problem.id))) return null
      const problem = pageProblems.find(({ block }) => block === id)
      return problem ? contentProblemSentence(problem) : null
    },
    findSetting(dataId, path) {
      if (isUntouched(newBlock, { dataId, path })) return null
      const problem = problems.find(({ id, field }) => id === dataId && field === `settings.${path}`)
      return problem ? fieldProblemSentence({ ...problem, field: '' }) : null
    },
    page,
    note: page ?? describeLeftOut(left),
  }
}

/** Whether each thing that is left out is new. */
function describeLeftOut(areNew: readonly boolean[]): string {
  if (areNew.length === 0) return ''
  return areNew.every(Boolean) ? words.canvasNewBlock : words.canvasIncomplete
}
