import { isVideoType } from '@lerret/model'
import { mediaWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { RowsText } from '../../controls/ListSection.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { errorMessage } from '../../data/error-message.ts'
import { useSettled } from '../../data/use-settled.ts'
import { useMediaList } from '../media-data.ts'
import { useUploads } from '../upload/use-uploads.ts'
import { Chooser } from './Chooser.tsx'
import styles from './DocumentChooser.module.css'

export interface ChosenDocument {
  id: string
  title: string
}

/** How many are listed; others are found by their title. */
const LIST_SIZE = 30
/** How long after a key press the server is asked. */
const SEARCH_DELAY_MS = 150

/** The documents of the library, to choose one of or to upload another. Escape closes it. */
export function DocumentChooser({
  onlyVideos = false,
  onChoose,
  onCancel,
}: {
  onlyVideos?: boolean
  onChoose(document: ChosenDocument): void
  onCancel(): void
}) {
  const [search, setSearch] = useState('')
  const { data, error, isError, refetch } = useMediaList({
    search: useSettled(search.trim(), SEARCH_DELAY_MS),
    kinds: 'document',
    take: LIST_SIZE,
  })
  const uploads = useUploads(({ id, body }) => onChoose({ id, title: String(body.title ?? '') }), {
    accepts: 'document',
  })
  const items = data?.items.filter(({ facts }) => !onlyVideos || isVideoType(facts.mimeType))
  return (
    <Chooser
      heading={onlyVideos ? words.chooseVideo : words.chooseDocument}
      search={{ label: words.searchDocuments, value: search, onChange: setSearch }}
      upload={{ label: onlyVideos ? words.uploadVideo : words.uploadDocument, accepts: 'document', uploads }}
      onCancel={onCancel}
    >
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {items?.length === 0 && (
        <RowsText>{search !== '' ? words.noHits : onlyVideos ? words.noVideos : words.noDocuments}</RowsText>
      )}
      {items && items.length > 0 && (
        <ListBox
          aria-label={words.filterDocuments}
          items={items}
          selectionMode="none"
          onAction={(id) => {
            const item = items.find((each) => each.id === id)
            if (item) onChoose({ id: item.id, title: item.title })
          }}
          className={styles.list}
        >
          {({ id, title, facts }) => (
            <ListBoxItem id={id} textValue={title} className={styles.item}>
              <strong>{title}</strong> <span>{facts.originalName}</span>
            </ListBoxItem>
          )}
        </ListBox>
      )}
    </Chooser>
  )
}
