import { importWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { Problem } from '../controls/Problem.tsx'
import { errorMessage } from '../data/error-message.ts'
import styles from './Imports.module.css'
import { IMPORT_PROBLEMS, useStartImport } from './import-data.ts'

/** Takes the address of an old website, a feed or a calendar. */
export function AddressForm() {
  const [address, setAddress] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const start = useStartImport()
  const isAddress = /^https?:\/\/[^\s/]+/i.test(address.trim())

  function submit() {
    setHasTried(true)
    if (isAddress) start.mutate(address.trim())
  }

  return (
    <Form className={styles.fields} onSubmit={submit}>
      <Field
        label={words.address}
        value={address}
        onChange={setAddress}
        autoComplete="url"
        error={hasTried && !isAddress ? words.addressBad : null}
      />
      <div>
        <Button type="submit" size="large" isPending={start.isPending}>
          {words.startAddress}
        </Button>
      </div>
      {start.isError && <Problem message={errorMessage(start.error, IMPORT_PROBLEMS)} />}
    </Form>
  )
}
