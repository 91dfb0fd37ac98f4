import { PRODUCTION_NYNORSK as words } from '@lerret/words/desk'
import { ButtonLink } from '../../controls/Button.tsx'
import { Screen } from '../../controls/Screen.tsx'
import { pathTo } from '../../navigation/routes.ts'
import { RecordList } from '../../records/RecordList.tsx'

/** All culture events: concerts, talks, quizzes. */
export default function CultureEvents() {
  return (
    <Screen
      title={words.culture}
      actions={
        <ButtonLink href={pathTo('newCulture')} size="form">
          {words.newCulture}
        </ButtonLink>
      }
    >
      <RecordList kind="production" object="culture" label={words.culture} />
    </Screen>
  )
}
