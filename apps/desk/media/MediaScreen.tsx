import { fill, MEDIA_NYNORSK as words } from '@lerret/words/desk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { SearchField } from '../controls/fields/SearchField.tsx'
import { Select } from '../controls/fields/Select.tsx'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { errorMessage } from '../data/error-message.ts'
import { refreshLists } from '../data/refresh.ts'
import { useSearchParams } from '../navigation/location.ts'
import { MediaGrid } from './MediaGrid.tsx'
import styles from './MediaScreen.module.css'
import { MEDIA_FILTERS, type MediaFilter, useMediaList } from './media-data.ts'
import { DropArea } from './upload/DropArea.tsx'
import { UploadButton } from './upload/UploadButton.tsx'
import { UploadList } from './upload/UploadList.tsx'
import { useUploads } from './upload/use-uploads.ts'

const FILTERS = [
  ['', words.filterAll],
  ['unused', words.filterUnused],
  ['without-alt', words.filterWithoutAlt],
  ['rights-ending', words.filterRightsEnding],
] as const satisfies [MediaFilter | '', string][]

const PAGE_SIZE = 60
/** How long after a key press the server is asked. */
const SEARCH_DELAY_MS = 150

/** The pictures of the house, and where new ones are dropped. */
export default function MediaScreen() {
  const [params, changeParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const filter = MEDIA_FILTERS.find((each) => each === params.get('vis')) ?? ''
  const [take, setTake] = useState(PAGE_SIZE)
  const [text, setText] = useState(search)
  const [uploaded, setUploaded] = useState('')
  const queryClient = useQueryClient()
  const { data, error, isError, refetch } = useMediaList({ search, filter, take })
  const uploads = useUploads(async (_, file) => {
    setUploaded(fill(words.uploaded, { name: file.name }))
    await refreshLists(queryClient)
  })
  useEffect(() => {
    if (text === search) return
    const timer = setTimeout(() => changeParams({ q: text }), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  })
  return (
    <DropArea onFiles={uploads.add} className={styles.area}>
      <Screen
        title={words.media}
        lead={words.uploadHint}
        actions={<UploadButton label={words.upload} size="form" allowsMultiple onFiles={uploads.add} />}
      >
        <p role="status" className={styles.uploaded}>
          {uploaded}
        </p>
        <UploadList uploads={uploads} />
        <search className={styles.filters}>
          <SearchField label={words.search} value={text} onChange={setText} />
          <Select
            label={words.filter}
            options={FILTERS}
            value={filter}
            onChange={(value) => changeParams({ vis: value })}
          />
        </search>
        {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
        <p role="status" className={styles.count}>
          {data && fill(words.count, { count: data.total })}
        </p>
        {data && data.items.length > 0 && <MediaGrid items={data.items} />}
        {data?.items.length === 0 && (
          <RowsText>{search || filter ? words.noHits : words.nothingYet}</RowsText>
        )}
        {data && data.total > data.items.length && (
          <div>
            <Button size="form" onPress={() => setTake(take + PAGE_SIZE)}>
              {words.more}
            </Button>
          </div>
        )}
      </Screen>
    </DropArea>
  )
}
