import type { OpenedRecord } from '@lerret/api/contracts'
import { EDITING_NYNORSK as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useCommands } from '../commands/commands.ts'
import { refreshLists } from '../data/refresh.ts'
import type { RecordEditor } from './record-editor/edited-record.ts'
import { usePublicState } from './use-public-state.ts'
import { usePublish } from './use-record.ts'

/** Saving a version, also with Ctrl S and from the palette, and publishing it. */
export function useSaveAndPublish({
  editor,
  opened,
  obstacle,
  onBeforePublish,
  onPublished,
}: {
  editor: RecordEditor
  opened: OpenedRecord
  /** Why the record cannot be published; null when it can. */
  obstacle: string | null
  /** Sets the fields that follow from publishing, such as dates. */
  onBeforePublish?: ((isPublic: boolean) => void) | undefined
  onPublished?: (() => void) | undefined
}) {
  const queryClient = useQueryClient()
  const publishVersion = usePublish(opened.kind, opened.id, editor)
  const publicState = usePublicState(opened)
  const [hasTried, setHasTried] = useState(false)
  const save = useMutation({
    async mutationFn() {
      const { isChanged } = editor.getState()
      await editor.commit()
      if (isChanged) publicState.setSaved()
    },
    onSuccess: () => refreshLists(queryClient),
  })
  const publish = useMutation({
    async mutationFn() {
      onBeforePublish?.(publicState.isPublic)
      return publishVersion()
    },
    onSuccess() {
      publicState.setPublished()
      setHasTried(false)
      onPublished?.()
      // Not awaited: the answer is shown as soon as the page is live.
      void refreshLists(queryClient)
    },
  })
  useSaveCommand(save.mutate)
  return {
    save,
    publish,
    publicState,
    /** The obstacle, after somebody has tried to publish. It disappears with its reason. */
    shownObstacle: hasTried ? obstacle : null,
    tryToPublish() {
      setHasTried(true)
      if (obstacle === null) publish.mutate()
    },
  }
}

/** Saves a version with Ctrl S, where the browser would save the document, and from the palette. Pass a function that stays the same. */
export function useSaveCommand(save: () => void) {
  const commands = useMemo(
    () => [
      {
        id: 'save-version',
        verb: words.commandSave,
        label: words.saveVersion,
        keys: 'Ctrl S',
        run: () => save(),
      },
    ],
    [save],
  )
  useCommands(commands)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      save()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [save])
}
