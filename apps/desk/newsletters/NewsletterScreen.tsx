import { newsletterWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../controls/Button.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { errorMessage } from '../data/error-message.ts'
import { pathTo } from '../navigation/routes.ts'
import { NewsletterEditor } from './NewsletterEditor.tsx'
import { newsletterQuery } from './queries.ts'
import { SentNewsletter } from './SentNewsletter.tsx'

/** One newsletter: its editor until it is sent, what became of it afterwards. For editors. */
export default function NewsletterScreen({ params }: { params: Readonly<Record<string, string>> }) {
  const id = params.id ?? ''
  const { data, error, isError, refetch } = useQuery(newsletterQuery(id))
  const isSent = data?.state === 'sent'
  // The button that was pressed is gone.
  const wasEdited = useRef(false)
  useEffect(() => {
    if (data && !isSent) wasEdited.current = true
    if (!isSent || !wasEdited.current) return
    wasEdited.current = false
    document.querySelector<HTMLElement>('[data-screen-title]')?.focus()
  }, [data, isSent])
  if (isSent) return <SentNewsletter newsletter={data} />
  if (data) return <NewsletterEditor key={id} newsletter={data} />
  return (
    <Screen title={words.title} actions={<ButtonLink href={pathTo('newsletters')}>{words.back}</ButtonLink>}>
      {isError && (
        <Problem
          message={errorMessage(error, { newsletter_not_found: words.gone, request_invalid: words.gone })}
          onRetry={() => void refetch()}
        />
      )}
    </Screen>
  )
}
