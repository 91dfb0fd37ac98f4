import { PAGE_NYNORSK, SHELL_NYNORSK as words } from '@lerret/words/desk'
import { ButtonLink } from '../../controls/Button.tsx'
import { Screen } from '../../controls/Screen.tsx'
import { pathTo } from '../../navigation/routes.ts'
import { RecordList } from '../../records/RecordList.tsx'

export default function Pages() {
  return (
    <Screen
      title={words.placePages}
      actions={
        <ButtonLink href={pathTo('newPage')} size="form">
          {PAGE_NYNORSK.newPage}
        </ButtonLink>
      }
    >
      <RecordList kind="page" label={words.placePages} />
    </Screen>
  )
}
