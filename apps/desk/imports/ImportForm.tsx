import { importWords as words } from '@lerret/words/desk'
import { type ReactNode, useState } from 'react'
import { RadioChoices } from '../controls/fields/RadioChoices.tsx'
import { AddressForm } from './AddressForm.tsx'
import { FileForm } from './FileForm.tsx'
import styles from './Imports.module.css'
import { SheetForm } from './sheet/SheetForm.tsx'

type Source = 'site' | 'file' | 'sheet'

const SOURCES: readonly { value: Source; label: string; help: string }[] = [
  { value: 'site', label: words.sourceSite, help: words.addressHelp },
  { value: 'file', label: words.sourceFile, help: words.fileHelp },
  { value: 'sheet', label: words.sourceSheet, help: words.sheetHelp },
]

const FORMS: Record<Source, () => ReactNode> = { site: AddressForm, file: FileForm, sheet: SheetForm }

/** Asks what is to be imported, and takes it: an address, a file, or a sheet whose columns are looked at first. */
export function ImportForm() {
  const [source, setSource] = useState<Source>('site')
  const Form = FORMS[source]
  return (
    <div className={styles.form}>
      <RadioChoices<Source> label={words.sources} choices={SOURCES} value={source} onChange={setSource} />
      <Form />
    </div>
  )
}
