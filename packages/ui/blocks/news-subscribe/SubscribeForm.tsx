import type { NewsSubscribeBlockItem } from '@lerret/page-engine/page-data'
import { Button } from '../../elements/Button.tsx'
import { Field } from '../../elements/Field.tsx'
import { useWords } from '../../words.ts'
import styles from './NewsSubscribe.module.css'

interface FormProps {
  item: NewsSubscribeBlockItem
  /** The typed address. */
  email?: string
  error?: string
}

/** `noValidate`: the browser's own message is in its own language and disappears; ours stays beside the field. */
export function SubscribeForm({ item: { action, privacy }, email = '', error = '' }: FormProps) {
  const words = useWords()
  return (
    <form action={action} method="post" noValidate>
      <Field
        label={words.newsEmail}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
        error={error}
        beside={<Button>{words.newsSubscribe}</Button>}
        hint={
          <>
            {words.newsTerms} {privacy && <a href={privacy.href}>{privacy.label}</a>}
          </>
        }
      />
      {/* A honeypot: invisible to visitors, but filled in by bots. */}
      <input
        type="text"
        name="nettstad"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className={styles.trap}
      />
    </form>
  )
}
