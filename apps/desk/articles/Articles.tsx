import { SHELL_NYNORSK as words } from '@lerret/words/desk'
import { Screen } from '../controls/Screen.tsx'
import { RecordList } from '../records/RecordList.tsx'

export default function Articles() {
  return (
    <Screen title={words.placeArticles}>
      <RecordList kind="article" label={words.placeArticles} />
    </Screen>
  )
}
