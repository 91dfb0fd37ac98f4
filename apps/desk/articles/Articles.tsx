import { ARTICLE_NYNORSK, SHELL_NYNORSK as words } from '@lerret/words/desk'
import { ButtonLink } from '../controls/Button.tsx'
import { Screen } from '../controls/Screen.tsx'
import { pathTo } from '../navigation/routes.ts'
import { RecordList } from '../records/RecordList.tsx'

export default function Articles() {
  return (
    <Screen
      title={words.placeArticles}
      actions={
        <ButtonLink href={pathTo('newArticle')} size="form">
          {ARTICLE_NYNORSK.newArticle}
        </ButtonLink>
      }
    >
      <RecordList kind="article" label={words.placeArticles} />
    </Screen>
  )
}
