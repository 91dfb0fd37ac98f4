import type { NewsSubscribePart } from '@lerret/model'
import { Button } from '../../elements/Button.tsx'
import { Field } from '../../elements/Field.tsx'
import { useWords } from '../../words.ts'
import styles from './NewsSubscribe.module.css'

interface FormProps {
  part: NewsSubscribePart
  /** What was typed, and what is wrong with it. */
  email?: string
  error?: string
}

/** The browser's own complaint comes in the browser's language and goes away again: ours stays beside the field. */
export function SubscribeForm({ part: { action, privacy }, email = '', error = '' }: FormProps) {
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
      {/* Nobody sees it; what fills in every field of a form does so here too. */}
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
