import { EDITING_NYNORSK as words } from '@lerret/words/desk'
import { Problem } from '../../controls/Problem.tsx'
import { errorMessage } from '../../data/error-message.ts'
import { PublishedAnswer } from '../../publishing/PublishedAnswer.tsx'
import type { SaveAndPublish } from '../use-save-and-publish.ts'
import { type FindScreen, RefusedFields } from './RefusedFields.tsx'

/** What became of saving and publishing, where one has pressed. */
export function Answers({
  actions,
  refusals = REFUSALS,
  path,
  findScreen,
}: {
  actions: SaveAndPublish
  /** The sentences for error codes, where they differ from those of most records. */
  refusals?: Readonly<Record<string, string>>
  /** The page to look at afterwards. */
  path?: string | null | undefined
  /** Where other fields of the same record are edited. */
  findScreen?: FindScreen | undefined
}) {
  const { publication, shownObstacle, answer, readAgain } = actions
  return (
    <>
      {publication && (
        <PublishedAnswer
          key={publication.reply.batch}
          published={publication.reply}
          wasPublic={publication.wasPublic}
          path={path ?? null}
          onReverted={readAgain}
        />
      )}
      {shownObstacle !== null && <Problem message={shownObstacle} />}
      {answer?.type === 'outdated' && <Problem message={words.outdated} />}
      {answer?.type === 'conflict' && <Problem message={words.settleFirst} />}
      {answer?.type === 'failed' && answer.asked.type !== 'plan' && (
        <Problem message={errorMessage(answer.error, refusals)} />
      )}
      <RefusedFields actions={actions} findScreen={findScreen} />
    </>
  )
}

const REFUSALS = {
  content_invalid: words.refusedInvalid,
  address_taken: words.refusedAddress,
  content_deleted: words.saveDeleted,
}
