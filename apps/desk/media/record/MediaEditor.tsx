import type { OpenedRecord } from '@lerret/api/contracts'
import type { Media } from '@lerret/model'
import { fill, MEDIA_NYNORSK as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { readHouseName } from '../../controls/Screen.tsx'
import { screenTitleRef } from '../../controls/screen-title.ts'
import { errorMessage } from '../../data/error-message.ts'
import { refreshLists } from '../../data/refresh.ts'
import { EDITOR_ROLES, useStaff } from '../../data/session.ts'
import { RecordHeader } from '../../editing/RecordHeader.tsx'
import type { RecordEditor } from '../../editing/record-editor.ts'
import { useEdited, usePublish } from '../../editing/use-record.ts'
import { pathTo } from '../../navigation/routes.ts'
import { PublishedAnswer } from '../../publishing/PublishedAnswer.tsx'
import { FieldConflict } from '../../text/conflict/FieldConflict.tsx'
import { Crops } from './Crops.tsx'
import { FocalPointPicture } from './FocalPointPicture.tsx'
import styles from './MediaEditor.module.css'
import { MediaFields } from './MediaFields.tsx'
import { MediaUsages } from './MediaUsages.tsx'
import { ReplaceFile } from './ReplaceFile.tsx'

const FIELD_NAMES: Readonly<Record<string, string>> = {
  alt: words.altInSentence,
  credit: words.creditInSentence,
  rightsUntil: words.rightsInSentence,
  focalPoint: words.focalPointInSentence,
}

const CENTER = { x: 0.5, y: 0.5 }

/** One picture: its focal point with the crops, its text and rights, and where it is used. */
export function MediaEditor({
  editor,
  opened,
  onReload,
}: {
  editor: RecordEditor
  opened: OpenedRecord
  /** Reads the record again, when its file was replaced. */
  onReload(): unknown
}) {
  const { id } = opened
  const { role } = useStaff()
  const queryClient = useQueryClient()
  const { body, saveState, conflicts, error, isChanged } = useEdited(editor)
  const media = { ...body } as Media
  const focalPoint = media.focalPoint ?? CENTER
  const version = opened.draft?.version ?? 0
  const publishVersion = usePublish('media', id, editor)
  const [isPublic, setIsPublic] = useState(opened.stableVersion !== null)
  const [isDraftPublic, setIsDraftPublic] = useState(opened.state === 'published')
  const name = media.originalName ?? media.fileName
  useEffect(() => {
    document.title = `${name} · ${readHouseName()}`
  }, [name])

  const change = <Name extends keyof Media>(field: Name, value: Media[Name]) => editor.setField(field, value)
  const save = useMutation({
    mutationFn: () => editor.commit(),
    onSuccess() {
      setIsDraftPublic(false)
      return refreshLists(queryClient)
    },
  })
  const publish = useMutation({
    mutationFn: publishVersion,
    async onSuccess() {
      setIsPublic(true)
      setIsDraftPublic(true)
      await refreshLists(queryClient)
    },
  })
  const state = isPublic ? (isChanged || !isDraftPublic ? 'changed' : 'published') : 'draft'
  const problem = [publish.error, save.error, saveState === 'only-here' ? null : error].find(Boolean)
  return (
    <div className={styles.screen}>
      <RecordHeader back={{ href: pathTo('media'), label: words.backToList }} state={state} editor={editor}>
        <Button isPending={save.isPending} isDisabled={!isChanged} onPress={() => save.mutate()}>
          {words.saveVersion}
        </Button>
        {EDITOR_ROLES.includes(role) && (
          <Button kind="signal" isPending={publish.isPending} onPress={() => publish.mutate()}>
            {words.publish}
          </Button>
        )}
      </RecordHeader>
      <h1 ref={screenTitleRef} tabIndex={-1} data-screen-title="" className={styles.title}>
        {name}
      </h1>
      {publish.data && <PublishedAnswer key={publish.data.batch} published={publish.data} />}
      {problem ? <Problem message={errorMessage(problem)} /> : null}
      {conflicts.map(({ field, mine, theirs }) => (
        <FieldConflict
          key={field}
          field={FIELD_NAMES[field] ?? field}
          mine={{ text: toText(mine.value) }}
          theirs={{ text: toText(theirs.value), name: opened.draft?.author ?? words.colleague }}
          onChoose={(choice) => editor.resolve(field, choice === 'both' ? 'mine' : choice)}
        />
      ))}
      <div className={styles.columns}>
        <div className={styles.work}>
          <FocalPointPicture
            id={id}
            version={version}
            media={media}
            focalPoint={focalPoint}
            onChange={(point) => change('focalPoint', point)}
          />
          <MediaFields media={media} onChange={change} />
          <ReplaceFile id={id} onReplaced={onReload} />
          <p className={styles.facts}>
            <span>{name}</span>
            <span>
              {media.width} × {media.height}
            </span>
            {media.bytes !== undefined && (
              <span>{fill(words.fileSize, { size: Math.max(1, Math.round(media.bytes / 1000)) })}</span>
            )}
          </p>
        </div>
        <aside className={styles.side}>
          <Crops id={id} version={version} focalPoint={focalPoint} />
          <MediaUsages id={id} isPublic={isPublic} />
        </aside>
      </div>
    </div>
  )
}

function toText(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'x' in value && 'y' in value)
    return describePoint(value as Media['focalPoint'])
  return typeof value === 'string' ? value : ''
}

const describePoint = ({ x, y }: Media['focalPoint']) =>
  fill(words.focalPointValue, { x: Math.round(x * 100), y: Math.round(y * 100) })
