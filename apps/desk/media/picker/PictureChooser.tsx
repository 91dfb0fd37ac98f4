import { fill, mediaWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Button } from '../../controls/Button.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { errorMessage } from '../../data/error-message.ts'
import { useSettled } from '../../data/use-settled.ts'
import { type MediaItem, pictureName, useMediaList } from '../media-data.ts'
import { pictureUrl } from '../picture-url.ts'
import { useUploads } from '../upload/use-uploads.ts'
import { Chooser } from './Chooser.tsx'
import styles from './PictureChooser.module.css'

export interface ChosenPicture {
  id: string
  alt: string | null
  width: number | null
  height: number | null
}

const PAGE_SIZE = 48
/** How long after a key press the server is asked. */
const SEARCH_DELAY_MS = 150

/** The pictures of the library, to choose one of or to upload another. Escape closes it. */
export function PictureChooser({
  onChoose,
  onCancel,
}: {
  onChoose(picture: ChosenPicture): void
  onCancel(): void
}) {
  const [search, setSearch] = useState('')
  const [take, setTake] = useState(PAGE_SIZE)
  const { data, error, isError, refetch } = useMediaList({
    search: useSettled(search.trim(), SEARCH_DELAY_MS),
    take,
  })
  const uploads = useUploads(({ id, body }) => onChoose(toChosen(id, body)), { accepts: 'media' })
  return (
    <Chooser
      heading={words.choosePicture}
      search={{ label: words.search, value: search, onChange: setSearch }}
      upload={{ label: words.upload, accepts: 'media', uploads }}
      onCancel={onCancel}
    >
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      <p role="status" className={styles.help}>
        {data && `${fill(words.countPictures, { count: data.total })}. ${words.chooseHelp}`}
      </p>
      {data && data.items.length > 0 && (
        <ListBox
          aria-label={words.pictures}
          layout="grid"
          items={data.items}
          selectionMode="none"
          onAction={(id) => {
            const item = data.items.find((each) => each.id === id)
            if (item) onChoose(toChosen(item.id, item.facts))
          }}
          className={styles.grid ?? ''}
        >
          {(item) => <Choice item={item} />}
        </ListBox>
      )}
      {data?.items.length === 0 && <p className={styles.help}>{words.noHits}</p>}
      {data && data.total > data.items.length && (
        <Button onPress={() => setTake(take + PAGE_SIZE)}>{words.more}</Button>
      )}
    </Chooser>
  )
}

function Choice({ item }: { item: MediaItem }) {
  return (
    <ListBoxItem id={item.id} textValue={pictureName(item)} className={styles.choice ?? ''}>
      <img
        src={pictureUrl(item.id, { width: 256, ratio: 4 / 3, version: item.draftVersion })}
        alt=""
        width={256}
        height={192}
        loading="lazy"
      />
      <span className={styles.name}>{pictureName(item)}</span>
    </ListBoxItem>
  )
}

function toChosen(id: string, facts: Readonly<Record<string, unknown>>): ChosenPicture {
  const { alt, width, height } = facts
  return {
    id,
    alt: typeof alt === 'string' ? alt : null,
    width: typeof width === 'number' ? width : null,
    height: typeof height === 'number' ? height : null,
  }
}
