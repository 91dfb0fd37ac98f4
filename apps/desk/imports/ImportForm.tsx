import { IMPORT_NYNORSK as words } from '@lerret/words/desk'
import { type FormEvent, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '../controls/Button.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { Problem } from '../controls/Problem.tsx'
import { ProgressBar } from '../controls/ProgressBar.tsx'
import { errorMessage } from '../data/error-message.ts'
import styles from './Imports.module.css'
import { IMPORT_PROBLEMS, useStartImport } from './import-data.ts'

/** Takes the address of an old website, or its export file. */
export function ImportForm() {
  const [address, setAddress] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [sent, setSent] = useState(0)
  const start = useStartImport(setSent)
  const isAddress = /^https?:\/\/[^\s/]+/i.test(address.trim())

  function submit(event: FormEvent) {
    event.preventDefault()
    setHasTried(true)
    if (isAddress) start.mutate(address.trim())
  }

  const isSendingFile = start.isPending && typeof start.variables !== 'string'
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={words.address}
        help={words.addressHelp}
        value={address}
        onChange={setAddress}
        autoComplete="url"
        error={hasTried && !isAddress ? words.addressBad : null}
      />
      <div>
        <Button type="submit" size="large" isPending={start.isPending && !isSendingFile}>
          {words.startAddress}
        </Button>
      </div>
      <div className={styles.file}>
        <p>{words.or}</p>
        <FileTrigger
          acceptedFileTypes={[
            '.xml',
            '.rss',
            '.atom',
            '.ics',
            'text/xml',
            'application/xml',
            'text/calendar',
          ]}
          onSelect={(files) => {
            const file = files?.[0]
            if (file) start.mutate(file)
          }}
        >
          <Button size="form" isPending={isSendingFile}>
            {words.chooseFile}
          </Button>
        </FileTrigger>
        <p className={styles.help}>{words.fileHelp}</p>
      </div>
      {isSendingFile && (
        <div className={styles.progress}>
          <ProgressBar label={words.sendingFile} max={1} value={sent} />
        </div>
      )}
      {start.isError && <Problem message={errorMessage(start.error, IMPORT_PROBLEMS)} />}
    </form>
  )
}
