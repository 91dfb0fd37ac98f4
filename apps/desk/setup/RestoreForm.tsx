import { CallError } from '@lerret/api'
import { setupWords as words } from '@lerret/words/desk'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { Problem } from '../controls/Problem.tsx'
import { ProgressBar } from '../controls/ProgressBar.tsx'
import { getCallPath } from '../data/calls.ts'
import { errorMessage } from '../data/error-message.ts'
import { postFile } from '../data/post-file.ts'
import styles from '../sign-in/SignIn.module.css'
import { SignInPage } from '../sign-in/SignInPage.tsx'
import { Restarting } from './Restarting.tsx'

const MESSAGES = {
  setup_code_wrong: words.codeWrong,
  backup_secrets_locked: words.passphraseWrong,
  backup_invalid: words.backupInvalid,
  backup_too_new: words.backupTooNew,
  request_invalid: words.backupInvalid,
  restore_failed: words.restoreFailed,
}

const FIELD_BY_CODE: Readonly<Record<string, string>> = {
  setup_code_wrong: 'code',
  backup_secrets_locked: 'passphrase',
}

/** Restores a backup into a house that waits for its first administrator. */
export function RestoreForm({ onClosed, onNewHouse }: { onClosed(): void; onNewHouse(): void }) {
  const [typed, setTyped] = useState({ code: '', passphrase: '' })
  const [file, setFile] = useState<File | null>(null)
  const [isFileMissing, setIsFileMissing] = useState(false)
  const [sent, setSent] = useState(0)
  const restore = useMutation({
    mutationFn: (chosen: File) => postFile(getCallPath('restoreBackup'), chosen, setSent, typed),
    onError: (error) => {
      if (error instanceof CallError && error.code === 'setup_closed') onClosed()
    },
  })
  const message = restore.error && errorMessage(restore.error, MESSAGES)
  const wrongField = restore.error instanceof CallError ? FIELD_BY_CODE[restore.error.code] : undefined
  const field = (name: 'code' | 'passphrase') => ({
    name,
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    error: wrongField === name ? message : null,
  })
  if (restore.isSuccess)
    return (
      <SignInPage title={words.restoreInstead}>
        <Restarting until={({ isWaiting }) => !isWaiting} address="/redaksjon" />
      </SignInPage>
    )
  return (
    <SignInPage title={words.restoreInstead} lead={words.restoreLead}>
      <Form
        className={styles.form}
        onSubmit={() => {
          setIsFileMissing(!file)
          if (file) restore.mutate(file)
        }}
      >
        <Field {...field('code')} label={words.code} help={words.codeHelp} autoComplete="one-time-code" />
        <Field
          {...field('passphrase')}
          label={words.passphrase}
          help={words.passphraseHelp}
          type="password"
          autoComplete="off"
        />
        <div className={styles.choice}>
          <FileTrigger onSelect={(files) => setFile(files?.[0] ?? null)}>
            <Button size="form">{words.backupFile}</Button>
          </FileTrigger>
          {file && <span>{file.name}</span>}
        </div>
        {isFileMissing && !file && <Problem message={words.backupFileMissing} />}
        {restore.isPending && <ProgressBar label={words.restoreSending} max={1} value={sent} />}
        {message && !wrongField && <Problem message={message} />}
        <Button type="submit" kind="signal" size="large" isPending={restore.isPending}>
          {words.restoreButton}
        </Button>
        <Button kind="plain" size="form" onPress={onNewHouse}>
          {words.newHouse}
        </Button>
      </Form>
    </SignInPage>
  )
}
