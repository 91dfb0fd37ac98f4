import { documentUrl, isVideoType, type MediaDocument } from '@lerret/model'
import { mediaWords as words } from '@lerret/words/desk'
import { CopyField } from '../../controls/copying/CopyField.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { type RecordEditor, useEdited } from '../../editing/record-editor.ts'
import { readAgain } from '../../editing/use-session.ts'
import { DocumentSign } from '../Thumbnail.tsx'
import styles from './DocumentEditor.module.css'
import { FileFacts } from './FileFacts.tsx'
import { LibraryRecord } from './LibraryRecord.tsx'
import { PdfAuthors } from './PdfAuthors.tsx'
import { ReplaceFile } from './ReplaceFile.tsx'

const FIELD_NAMES: Readonly<Record<string, string>> = { title: words.documentTitleInSentence }

/** One document: its title, its file, and where it is used. */
export function DocumentEditor({ editor }: { editor: RecordEditor }) {
  const { id } = editor
  const { body } = useEdited(editor)
  const document = { ...body } as MediaDocument
  const title = document.title ?? ''
  const address = `/redaksjon/api/media/${encodeURIComponent(id)}/document`
  return (
    <LibraryRecord
      kind="document"
      editor={editor}
      name={title || (document.originalName ?? words.document)}
      fieldNames={FIELD_NAMES}
      toText={(value) => (typeof value === 'string' ? value : '')}
    >
      <div className={styles.file}>
        {isVideoType(document.mimeType) ? (
          // biome-ignore lint/a11y/useMediaCaption: the library cannot know what is spoken in a video.
          <video src={address} title={title} controls preload="metadata" className={styles.video} />
        ) : (
          <>
            <DocumentSign mimeType={document.mimeType} />
            <a href={address} target="_blank" rel="noopener">
              {words.openDocument}
            </a>
          </>
        )}
      </div>
      <Field
        label={words.documentTitle}
        path="title"
        help={words.documentTitleHelp}
        value={title}
        onChange={(value) => editor.setField('title', value)}
        error={title.trim() === '' ? words.documentTitleMissing : null}
      />
      <CopyField label={words.documentAddress} text={documentUrl(id)} />
      {document.mimeType === 'application/pdf' && <PdfAuthors id={id} fileName={document.fileName} />}
      <ReplaceFile kind="document" id={id} onReplaced={() => readAgain(editor.session)} />
      <FileFacts name={document.originalName ?? document.fileName} bytes={document.bytes} />
    </LibraryRecord>
  )
}
