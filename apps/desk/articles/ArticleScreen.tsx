import { ARTICLE_NYNORSK as words } from '@lerret/words/desk'
import { RecordScreen } from '../editing/RecordScreen.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'

/** An article, opened for writing. */
export default function ArticleScreen({ params: { id = '' } }: { params: Readonly<Record<string, string>> }) {
  return (
    <RecordScreen kind="article" id={id} title={words.article}>
      {(record) => <ArticleEditor key={id} {...record} />}
    </RecordScreen>
  )
}
