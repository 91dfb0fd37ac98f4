import { importWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '../controls/Button.tsx'
import { Problem } from '../controls/Problem.tsx'
import { ProgressBar } from '../controls/ProgressBar.tsx'
import { errorMessage } from '../data/error-message.ts'
import styles from './Imports.module.css'
import { IMPORT_PROBLEMS, useStartFileImport } from './import-data.ts'

const FILE_TYPES = ['.xml', '.rss', '.atom', '.ics', 'text/xml', 'application/xml', 'text/calendar']

/** Takes an export file, a feed or a calendar. */
export function FileForm() {
  const [sent, setSent] = useState(0)
  const start = useStartFileImport(setSent)
  return (
    <div className={styles.fields}>
      <div>
        <FileTrigger
          acceptedFileTypes={FILE_TYPES}
          onSelect={(files) => {
            const file = files?.[0]
            if (file) start.mutate(file)
          }}
        >
          <Button size="large" isPending={start.isPending}>
            {words.chooseFile}
          </Button>
        </FileTrigger>
      </div>
      {start.isPending && <ProgressBar label={words.sendingFile} max={1} value={sent} />}
      {start.isError && <Problem message={errorMessage(start.error, IMPORT_PROBLEMS)} />}
    </div>
  )
}
