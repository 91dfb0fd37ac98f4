import { editingWords as words } from '@lerret/words/desk'
import { useId, useMemo } from 'react'
import { Button } from '../../controls/Button.tsx'
import { EDITOR_ROLES, useStaff } from '../../data/session.ts'
import type { SaveAndPublish } from '../use-save-and-publish.ts'
import { describePublishing } from './publish-summary.ts'
import styles from './SaveButtons.module.css'

/**
 * Saving a version, and publishing it, with a sentence about what that does. With nothing to publish the button says so and does nothing.
 */
export function SaveButtons({
  actions: { session, state, save, publish, isSaving, isPublishing, isChanged, hasUnpublished },
  onRefused,
  fieldNames,
}: {
  actions: SaveAndPublish
  /** Called when somebody tries to publish, before what is missing is shown. */
  onRefused?: (() => void) | undefined
  /** The names of the fields as in a sentence, where not all fields of the kind are edited. */
  fieldNames?: Readonly<Record<string, string>> | undefined
}) {
  const { role } = useStaff()
  const summaryId = useId()
  const { rules } = session
  const summary = useMemo(() => describePublishing(state, rules, fieldNames), [state, rules, fieldNames])
  return (
    <>
      <Button isPending={isSaving} isDisabled={!isChanged} onPress={() => void save()}>
        {words.saveVersion}
      </Button>
      {EDITOR_ROLES.includes(role) && (
        <>
          <Button
            kind="signal"
            isPending={isPublishing}
            isDisabled={!hasUnpublished}
            aria-describedby={summaryId}
            onPress={() => {
              onRefused?.()
              void publish()
            }}
          >
            {hasUnpublished || isPublishing ? words.publish : words.nothingToPublish}
          </Button>
          <p id={summaryId} className={styles.summary}>
            {summary}
          </p>
        </>
      )}
    </>
  )
}
