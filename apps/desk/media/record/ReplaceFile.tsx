import { mediaWords as words } from '@lerret/words/desk'
import { useQueryClient } from '@tanstack/react-query'
import { refreshLists } from '../../data/refresh.ts'
import { DropArea } from '../upload/DropArea.tsx'
import { UploadButton } from '../upload/UploadButton.tsx'
import { UploadList } from '../upload/UploadList.tsx'
import { useUploads } from '../upload/use-uploads.ts'
import styles from './ReplaceFile.module.css'

/** Where another file is dropped, pasted or chosen in place of the one that a picture or document has. */
export function ReplaceFile({
  kind,
  id,
  onReplaced,
}: {
  kind: 'media' | 'document'
  id: string
  onReplaced(): unknown
}) {
  const queryClient = useQueryClient()
  const uploads = useUploads(
    async () => {
      await refreshLists(queryClient)
      onReplaced()
    },
    { replaced: id, accepts: kind },
  )
  const replace = ([file]: File[]) => file && uploads.add([file])
  return (
    <DropArea onFiles={replace} className={styles.area}>
      <p className={styles.text}>
        <strong>{words.replace}</strong> {kind === 'media' ? words.replaceText : words.replaceDocumentText}
      </p>
      <UploadButton accepts={kind} label={words.replaceButton} onFiles={replace} />
      <UploadList uploads={uploads} />
    </DropArea>
  )
}
