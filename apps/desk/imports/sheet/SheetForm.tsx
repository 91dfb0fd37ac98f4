import { importWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '../../controls/Button.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { ProgressBar } from '../../controls/ProgressBar.tsx'
import { errorMessage } from '../../data/error-message.ts'
import styles from '../Imports.module.css'
import { IMPORT_PROBLEMS } from '../import-data.ts'
import { SheetPreviewForm } from './SheetPreviewForm.tsx'
import { useSheetUpload } from './sheet-data.ts'

const SHEET_TYPES = [
  '.csv',
  '.tsv',
  '.txt',
  '.xlsx',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

/** Takes a programme in a sheet: first the file, then what its columns hold. */
export function SheetForm() {
  const [sent, setSent] = useState(0)
  const upload = useSheetUpload(setSent)
  const { data } = upload
  return (
    <div className={styles.fields}>
      {data && <SheetPreviewForm key={data.preview.id} name={data.name} uploaded={data.preview} />}
      <div>
        <FileTrigger
          acceptedFileTypes={SHEET_TYPES}
          onSelect={(files) => {
            const file = files?.[0]
            if (file) upload.mutate(file)
          }}
        >
          <Button size={data ? 'form' : 'large'} isPending={upload.isPending}>
            {data ? words.otherSheet : words.chooseSheet}
          </Button>
        </FileTrigger>
      </div>
      {upload.isPending && <ProgressBar label={words.sendingFile} max={1} value={sent} />}
      {upload.isError && <Problem message={errorMessage(upload.error, IMPORT_PROBLEMS)} />}
    </div>
  )
}
