import { documentUrl } from '@lerret/model'
import { productionWords as words } from '@lerret/words/desk'
import { useRef, useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { DocumentChooser } from '../../media/picker/DocumentChooser.tsx'
import { isTrailerAddress } from '../check-production.ts'

/** The address of a trailer on another site, or a video that is chosen from the library. */
export function TrailerField({
  value,
  onChange,
}: {
  value: string
  onChange(address: string | undefined): void
}) {
  const [isChoosing, setChoosing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  function close() {
    setChoosing(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <>
      <Field
        label={words.trailer}
        path="trailerUrl"
        type="text"
        value={value}
        help={words.trailerHelp}
        error={value === '' || isTrailerAddress(value) ? null : words.notLink}
        onChange={(text) => onChange(text === '' ? undefined : text.trim())}
      />
      {isChoosing ? (
        <DocumentChooser
          onlyVideos
          onCancel={close}
          onChoose={({ id }) => {
            onChange(documentUrl(id))
            close()
          }}
        />
      ) : (
        <Button ref={button} kind="plain" onPress={() => setChoosing(true)}>
          {words.chooseTrailer}
        </Button>
      )}
    </>
  )
}
