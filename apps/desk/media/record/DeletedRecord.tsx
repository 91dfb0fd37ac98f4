import { MEDIA_NYNORSK as words } from '@lerret/words/desk'
import { RowsText } from '../../controls/ListSection.tsx'
import { Screen } from '../../controls/Screen.tsx'
import { pathTo } from '../../navigation/routes.ts'
import { DELETED_FILTER } from '../media-data.ts'

/** In place of a picture or document that is not in the library: where deleted ones are. */
export function DeletedRecord({ sentence }: { sentence: string }) {
  return (
    <Screen title={words.media}>
      <RowsText>
        {sentence} <a href={`${pathTo('media')}?vis=${DELETED_FILTER}`}>{words.toDeleted}</a>
      </RowsText>
    </Screen>
  )
}
