import { articleWords as words } from '@lerret/words/desk'
import { useStaff } from '../data/session.ts'
import { RecordScreen } from '../editing/RecordScreen.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'
import { articleRules } from './article-rules.ts'

/** An article, opened for writing. */
export default function ArticleScreen({ params: { id = '' } }: { params: Readonly<Record<string, string>> }) {
  const { name } = useStaff()
  return (
    <RecordScreen kind="article" id={id} title={words.article} rules={articleRules(name)}>
      {(editor) => <ArticleEditor key={id} editor={editor} />}
    </RecordScreen>
  )
}
