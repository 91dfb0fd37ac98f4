import type { Media } from '@lerret/model'
import { fill, mediaWords as words } from '@lerret/words/desk'
import { type RecordEditor, useEdited } from '../../editing/record-editor.ts'
import { readAgain } from '../../editing/use-session.ts'
import { Crops } from './Crops.tsx'
import { FileFacts } from './FileFacts.tsx'
import { FocalPointPicture } from './FocalPointPicture.tsx'
import { LibraryRecord } from './LibraryRecord.tsx'
import { MediaFields } from './MediaFields.tsx'
import { ReplaceFile } from './ReplaceFile.tsx'

const FIELD_NAMES: Readonly<Record<string, string>> = {
  alt: words.altInSentence,
  credit: words.creditInSentence,
  rightsUntil: words.rightsInSentence,
  focalPoint: words.focalPointInSentence,
}

const CENTER = { x: 0.5, y: 0.5 }

/** One picture: its focal point with the crops, its text and rights, and where it is used. */
export function MediaEditor({ editor }: { editor: RecordEditor }) {
  const { id } = editor
  const { body, record } = useEdited(editor)
  const media = { ...body } as Media
  const focalPoint = media.focalPoint ?? CENTER
  const version = record.basedOn
  const name = media.originalName ?? media.fileName
  const change = <Name extends keyof Media>(field: Name, value: Media[Name]) => editor.setField(field, value)
  return (
    <LibraryRecord
      kind="media"
      editor={editor}
      name={name}
      fieldNames={FIELD_NAMES}
      toText={toText}
      side={<Crops id={id} version={version} focalPoint={focalPoint} />}
    >
      <FocalPointPicture
        id={id}
        version={version}
        media={media}
        focalPoint={focalPoint}
        onChange={(point) => change('focalPoint', point)}
      />
      <MediaFields media={media} onChange={change} />
      <ReplaceFile kind="media" id={id} onReplaced={() => readAgain(editor.session)} />
      <FileFacts name={name} bytes={media.bytes}>
        <span>
          {media.width} × {media.height}
        </span>
      </FileFacts>
    </LibraryRecord>
  )
}

function toText(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'x' in value && 'y' in value)
    return describePoint(value as Media['focalPoint'])
  return typeof value === 'string' ? value : ''
}

const describePoint = ({ x, y }: Media['focalPoint']) =>
  fill(words.focalPointValue, { x: Math.round(x * 100), y: Math.round(y * 100) })
