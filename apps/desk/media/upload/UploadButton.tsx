import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button, type ButtonProps } from '../../controls/Button.tsx'

const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** A button that lets the editor choose pictures on the machine. */
export function UploadButton({
  label,
  allowsMultiple = false,
  onFiles,
  ...props
}: {
  label: string
  allowsMultiple?: boolean
  onFiles(files: File[]): void
} & Pick<ButtonProps, 'kind' | 'size'>) {
  return (
    <FileTrigger
      acceptedFileTypes={ACCEPTED_TYPES}
      allowsMultiple={allowsMultiple}
      onSelect={(files) => onFiles([...(files ?? [])])}
    >
      <Button {...props}>{label}</Button>
    </FileTrigger>
  )
}
