import { EDITING_NYNORSK as words } from '@lerret/words/desk'
import { Button } from '../../controls/Button.tsx'
import { EDITOR_ROLES, useStaff } from '../../data/session.ts'
import type { SaveAndPublish } from '../use-save-and-publish.ts'

/** Saving a version, and publishing it. With nothing to publish the button says so and does nothing. */
export function SaveButtons({
  actions: { save, publish, isSaving, isPublishing, isChanged, hasUnpublished },
  onRefused,
  canPublish = true,
}: {
  actions: SaveAndPublish
  /** Called when somebody tries to publish, before what is missing is shown. */
  onRefused?: (() => void) | undefined
  canPublish?: boolean
}) {
  const { role } = useStaff()
  return (
    <>
      <Button isPending={isSaving} isDisabled={!isChanged} onPress={() => void save()}>
        {words.saveVersion}
      </Button>
      {canPublish && EDITOR_ROLES.includes(role) && (
        <Button
          kind="signal"
          isPending={isPublishing}
          isDisabled={!hasUnpublished}
          onPress={() => {
            onRefused?.()
            void publish()
          }}
        >
          {hasUnpublished || isPublishing ? words.publish : words.nothingToPublish}
        </Button>
      )}
    </>
  )
}
