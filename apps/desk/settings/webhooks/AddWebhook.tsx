import { fill, webhookWords as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { CopyField } from '../../controls/copying/CopyField.tsx'
import { Form } from '../../controls/Form.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import { formatHost } from './deliveries.ts'
import styles from './Webhooks.module.css'

const PROBLEMS = {
  webhook_url_invalid: words.urlInvalid,
  request_invalid: words.urlInvalid,
  webhook_exists: words.exists,
  webhook_too_many: words.tooMany,
}

/** Adds an address, and shows its secret once. */
export function AddWebhook({ onAdded }: { onAdded(message: string): void }) {
  const [url, setUrl] = useState('')
  const queryClient = useQueryClient()
  const add = useMutation({
    mutationFn: (address: string) => callDesk('addWebhook', { body: { url: address } }),
    onSuccess: (_, address) => {
      setUrl('')
      onAdded(fill(words.added, { host: formatHost(address) }))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['webhooks'] }),
  })
  return (
    <Form className={styles.form} onSubmit={() => add.mutate(url.trim())}>
      <Field
        label={words.url}
        help={words.urlHelp}
        value={url}
        onChange={setUrl}
        autoComplete="url"
        error={add.error && errorMessage(add.error, PROBLEMS)}
      />
      <div>
        <Button type="submit" size="form" isPending={add.isPending}>
          {words.add}
        </Button>
      </div>
      {add.data && (
        <CopyField
          label={fill(words.secret, { host: formatHost(add.variables) })}
          text={add.data.secret}
          help={words.secretOnce}
        />
      )}
    </Form>
  )
}
