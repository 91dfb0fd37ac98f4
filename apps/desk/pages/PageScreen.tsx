import { PAGE_NYNORSK as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { useStaff } from '../data/session.ts'
import { openEditor, waitForClosedEditors } from '../editing/open-editor.ts'
import { createNameBlock, useBlockTypes } from './block-types.ts'
import { mergeDataConflicts, mergePageConflicts } from './merging/merge-conflicts.ts'
import { PageEditor } from './PageEditor.tsx'
import { openPageSession, type PageSession } from './session/page-session.ts'

/** A page, opened for building. */
export default function PageScreen({ params: { id = '' } }: { params: Readonly<Record<string, string>> }) {
  const { email } = useStaff()
  const types = useBlockTypes()
  const opened = useQuery({
    queryKey: ['record', 'page-with-blocks', id],
    async queryFn({ signal }) {
      await waitForClosedEditors()
      return callDesk('openPage', { params: { id }, signal })
    },
    // What the editor builds must not be replaced by a later read.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const session = usePageSession(opened.data, types.data, email)
  if (session && opened.data && types.data)
    return (
      <PageEditor
        key={id}
        session={session}
        types={types.data}
        opened={opened.data.page}
        onReload={opened.refetch}
      />
    )
  const failed = [opened, types].find(({ isError }) => isError)
  return (
    <Screen title={words.page}>
      {failed ? (
        <Problem message={errorMessage(failed.error)} onRetry={() => void failed.refetch()} />
      ) : (
        <RowsText>{words.loading}</RowsText>
      )}
    </Screen>
  )
}

function usePageSession(
  opened: Parameters<typeof openPageSession>[0]['opened'] | undefined,
  types: ReturnType<typeof useBlockTypes>['data'],
  person: string,
): PageSession | null {
  const [session, setSession] = useState<PageSession | null>(null)
  const isReady = opened !== undefined && types !== undefined
  const id = opened?.page.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is read again, as when its plan has changed, keeps its session.
  useEffect(() => {
    if (!opened || !types) return
    let isClosed = false
    const opening = openPageSession({
      opened,
      openEditor: (record) =>
        openEditor(record, person, record.kind === 'page' ? mergePageConflicts : mergeDataConflicts),
      openRecord: (id) => callDesk('openRecord', { params: { kind: 'block-data', id } }),
      discard: (id) => callDesk('discardWorkingCopy', { params: { kind: 'block-data', id } }),
      nameBlock: createNameBlock(types),
      now: Date.now,
    })
    void opening.then((started) => {
      if (!isClosed) setSession(started)
    })
    return () => {
      isClosed = true
      setSession(null)
      void opening.then((started) => started.close())
    }
  }, [isReady, id, person])
  return session
}
