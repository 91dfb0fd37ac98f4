import { editingWords as words } from '@lerret/words/desk'
import { Problem } from '../../controls/Problem.tsx'
import { errorMessage } from '../../data/error-message.ts'
import { PublishedAnswer } from '../../publishing/PublishedAnswer.tsx'
import { RefusedFields, type RefusedFieldsProps } from './RefusedFields.tsx'
import { listRefusedFields } from './refused-fields.ts'

/** What became of saving and publishing, where one has pressed. */
export function Answers({
  actions,
  refusals = REFUSALS,
  path,
  fieldName,
  findScreen,
}: RefusedFieldsProps & {
  /** The sentences for error codes, where they differ from those of most records. */
  refusals?: Readonly<Record<string, string>>
  /** The page to look at afterwards. */
  path?: string | null | undefined
}) {
  const { publication, shownProblem, answer, readAgain } = actions
  const refused = listRefusedFields(actions)
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
      {shownProblem !== null && <Problem message={shownProblem} />}
      {answer?.type === 'outdated' && <Problem message={words.outdated} />}
      {answer?.type === 'conflict' && <Problem message={words.settleFirst} />}
      {answer?.type === 'failed' && answer.asked.type !== 'plan' && (
        <Problem
          message={
            refused.length > 0 && refused.every(({ isHere }) => !isHere)
              ? words.refusedElsewhere
              : errorMessage(answer.error, refusals)
          }
        />
      )}
      <RefusedFields actions={actions} fieldName={fieldName} findScreen={findScreen} />
    </>
  )
}

const REFUSALS = {
  content_invalid: words.refusedInvalid,
  address_taken: words.refusedAddress,
  content_deleted: words.saveDeleted,
}
