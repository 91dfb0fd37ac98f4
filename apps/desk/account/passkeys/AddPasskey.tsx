import { CallError } from '@lerret/api'
import { accountWords as words } from '@lerret/words/desk'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonRow } from '../../controls/Button.tsx'
import { Form } from '../../controls/Form.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { loadWebAuthn } from '../../sign-in/passkeys/passkeys.ts'
import styles from '../Account.module.css'

/** Names a new passkey, and lets the browser make it. */
export function AddPasskey({ onDone }: { onDone(name?: string): void }) {
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const add = useMutation({
    mutationFn: () => addPasskey(name.trim()),
    onSuccess: () => onDone(name),
    onError: () => input.current?.focus(),
  })

  function submit() {
    setIsMissing(name.trim() === '')
    if (name.trim() !== '') add.mutate()
    else input.current?.focus()
  }

  return (
    <Form className={styles.form} onSubmit={submit}>
      <Field
        ref={input}
        label={words.passkeyName}
        name="passkeyName"
        maxLength={60}
        value={name}
        onChange={setName}
        help={words.passkeyNameHelp}
        error={isMissing ? words.passkeyNameMissing : add.error && describe(add.error)}
      />
      <ButtonRow>
        <Button type="submit" size="form" isPending={add.isPending}>
          {words.passkeyAdd}
        </Button>
        <Button kind="plain" size="form" onPress={() => onDone()}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </Form>
  )
}

async function addPasskey(name: string): Promise<void> {
  const options = await callDesk('addOwnPasskeyOptions')
  const { startRegistration } = await loadWebAuthn()
  const response = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  })
  await callDesk('addOwnPasskey', { body: { name, response: response as never } })
}

function describe(error: unknown): string {
  if (error instanceof CallError)
    return errorMessage(error, {
      passkey_not_added: words.passkeyNotAdded,
      passkeys_too_many: words.passkeysTooMany,
    })
  const { code } = error as { code?: unknown }
  return code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? words.passkeyKnown : words.passkeyNotAdded
}
