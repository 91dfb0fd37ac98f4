import { fill, mediaWords as words } from '@lerret/words/desk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Select } from '../controls/fields/Select.tsx'
import { SearchBox } from '../controls/lists/SearchBox.tsx'
import { Screen } from '../controls/Screen.tsx'
import { refreshLists } from '../data/refresh.ts'
import { useSearchParams } from '../navigation/location.ts'
import { DeletedMedia } from './DeletedMedia.tsx'
import { MediaList } from './MediaList.tsx'
import styles from './MediaScreen.module.css'
import { DELETED_FILTER, type MediaFilter } from './media-data.ts'
import { DropArea } from './upload/DropArea.tsx'
import { UploadButton } from './upload/UploadButton.tsx'
import { UploadList } from './upload/UploadList.tsx'
import { useUploads } from './upload/use-uploads.ts'

const FILTERS = [
  ['', words.filterAll],
  ['unused', words.filterUnused],
  ['without-alt', words.filterWithoutAlt],
  ['rights-ending', words.filterRightsEnding],
  ['documents', words.filterDocuments],
  [DELETED_FILTER, words.filterDeleted],
] as const satisfies [MediaFilter | typeof DELETED_FILTER | '', string][]

/** The pictures and documents of the house, and where new ones are dropped. */
export default function MediaScreen() {
  const [params, changeParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const [filter] = FILTERS.find(([value]) => value === params.get('vis')) ?? ['']
  const [uploaded, setUploaded] = useState('')
  const queryClient = useQueryClient()
  const uploads = useUploads(async (_, file) => {
    setUploaded(fill(words.uploaded, { name: file.name }))
    await refreshLists(queryClient)
  })
  return (
    <DropArea onFiles={uploads.add} className={styles.area}>
      <Screen
        title={words.media}
        lead={words.uploadHint}
        actions={
          <UploadButton
            accepts="both"
            label={words.upload}
            size="form"
            allowsMultiple
            onFiles={uploads.add}
          />
        }
      >
        <p role="status" className={styles.uploaded}>
          {uploaded}
        </p>
        <UploadList uploads={uploads} />
        <search className={styles.filters}>
          {filter !== DELETED_FILTER && (
            <SearchBox label={words.search} value={search} onSearch={(text) => changeParams({ q: text })} />
          )}
          <Select
            label={words.filter}
            options={FILTERS}
            value={filter}
            onChange={(value) => changeParams({ vis: value })}
          />
        </search>
        {filter === DELETED_FILTER ? <DeletedMedia /> : <MediaList search={search} filter={filter} />}
      </Screen>
    </DropArea>
  )
}
