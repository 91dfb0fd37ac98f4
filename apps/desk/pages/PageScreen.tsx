import { pageWords as words } from '@lerret/words/desk'
import { useMemo } from 'react'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { errorMessage } from '../data/error-message.ts'
import { ConflictScope } from '../editing/parts/ConflictScope.tsx'
import { WhenRead } from '../editing/RecordScreen.tsx'
import { recordName } from '../editing/session/state/state.ts'
import { useSession } from '../editing/use-session.ts'
import { type BlockTypes, createNameBlock, useBlockTypes } from './block-types.ts'
import { PageEditor } from './PageEditor.tsx'
import { pageRules } from './session/page-rules.ts'
import { createPageSession } from './session/page-session.ts'
import { createPageTransport } from './session/page-transport.ts'

/** A page, opened for building. */
export default function PageScreen({ params: { id = '' } }: { params: Readonly<Record<string, string>> }) {
  const types = useBlockTypes()
  if (types.data) return <OpenedPage key={id} id={id} types={types.data} />
  return (
    <Screen title={words.page}>
      {types.isError ? (
        <Problem message={errorMessage(types.error)} onRetry={() => void types.refetch()} />
      ) : (
        <RowsText>{words.loading}</RowsText>
      )}
    </Screen>
  )
}

function OpenedPage({ id, types }: { id: string; types: BlockTypes }) {
  const session = useSession(id, () => ({
    keys: [{ kind: 'page', id }],
    rules: pageRules,
    transport: createPageTransport(),
  }))
  const nameBlock = useMemo(() => createNameBlock(types), [types])
  const page = useMemo(() => session && createPageSession(session, id, nameBlock), [session, id, nameBlock])
  if (!page)
    return (
      <Screen title={words.page}>
        <RowsText>{words.loading}</RowsText>
      </Screen>
    )
  return (
    <WhenRead session={page.session} title={words.page}>
      {() => (
        <ConflictScope record={recordName({ kind: 'page', id })}>
          <PageEditor id={id} page={page} types={types} nameBlock={nameBlock} />
        </ConflictScope>
      )}
    </WhenRead>
  )
}
