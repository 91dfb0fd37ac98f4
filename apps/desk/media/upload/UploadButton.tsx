import { DOCUMENT_TYPES } from '@lerret/model'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button, type ButtonProps } from '../../controls/Button.tsx'

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const ACCEPTED_TYPES = {
  media: PICTURE_TYPES,
  document: [...DOCUMENT_TYPES],
  both: [...PICTURE_TYPES, ...DOCUMENT_TYPES],
}

/** A button that lets the editor choose files on the machine. */
export function UploadButton({
  label,
  accepts = 'media',
  allowsMultiple = false,
  onFiles,
  ...props
}: {
  label: string
  /** Pictures, documents, or both. */
  accepts?: keyof typeof ACCEPTED_TYPES
  allowsMultiple?: boolean
  onFiles(files: File[]): void
} & Pick<ButtonProps, 'kind' | 'size'>) {
  return (
    <FileTrigger
      acceptedFileTypes={ACCEPTED_TYPES[accepts]}
      allowsMultiple={allowsMultiple}
      onSelect={(files) => onFiles([...(files ?? [])])}
    >
      <Button {...props}>{label}</Button>
    </FileTrigger>
  )
}
