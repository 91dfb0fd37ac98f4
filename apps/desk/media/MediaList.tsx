import { fill, mediaWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { errorMessage } from '../data/error-message.ts'
import { MediaGrid } from './MediaGrid.tsx'
import styles from './MediaScreen.module.css'
import { type MediaFilter, useMediaList } from './media-data.ts'

const PAGE_SIZE = 60

/** The media that a search and a filter find, and a button for more of them. */
export function MediaList({ search, filter }: { search: string; filter: MediaFilter | '' }) {
  const [take, setTake] = useState(PAGE_SIZE)
  const { data, error, isError, refetch } = useMediaList({ search, filter, kinds: 'media,document', take })
  return (
    <>
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      <p role="status" className={styles.count}>
        {data && fill(words.count, { count: data.total })}
      </p>
      {data && data.items.length > 0 && <MediaGrid items={data.items} />}
      {data?.items.length === 0 && <RowsText>{search || filter ? words.noHits : words.nothingYet}</RowsText>}
      {data && data.total > data.items.length && (
        <div>
          <Button size="form" onPress={() => setTake(take + PAGE_SIZE)}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}
