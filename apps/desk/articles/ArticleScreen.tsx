import { ARTICLE_NYNORSK as words } from '@lerret/words/desk'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { errorMessage } from '../data/error-message.ts'
import { useRecord } from '../editing/use-record.ts'
import { ArticleEditor } from './ArticleEditor.tsx'

/** An article, opened for writing. */
export default function ArticleScreen({ params: { id = '' } }: { params: Readonly<Record<string, string>> }) {
  const { editor, opened } = useRecord('article', id)
  if (editor && opened.data)
    return <ArticleEditor key={id} editor={editor} opened={opened.data} onReload={opened.refetch} />
  return (
    <Screen title={words.article}>
      {opened.isError ? (
        <Problem message={errorMessage(opened.error)} onRetry={() => void opened.refetch()} />
      ) : (
        <RowsText>{words.loading}</RowsText>
      )}
    </Screen>
  )
}
