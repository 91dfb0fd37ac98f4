import type { NewsSubscribeStep } from '@lerret/model'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../elements/Button.tsx'
import { useServerWords } from '../../server-words.ts'
import styles from './NewsSubscribe.module.css'

interface StepProps {
  step: Exclude<NewsSubscribeStep, { name: 'form' }>
  /** Where the form is. */
  start: string
}

/** What happened, and the one thing to do next. */
export function Step({ step, start }: StepProps) {
  const words = useServerWords()
  switch (step.name) {
    case 'sent':
      return <Told text={words.newsSent} next={<FrontPage />} />
    case 'confirm':
      return <Told text={words.newsConfirmHow} next={<Press to={step.action}>{words.newsConfirm}</Press>} />
    case 'confirmed':
      return <Told text={words.newsConfirmed} next={<FrontPage />} />
    case 'unsubscribe':
      return (
        <Told
          text={words.newsUnsubscribeHow}
          next={<Press to={step.action}>{words.newsUnsubscribe}</Press>}
        />
      )
    case 'unsubscribed':
      return <Told text={words.newsUnsubscribed} next={<FrontPage />} />
    case 'invalid-link':
      return (
        <Told
          text={words.newsInvalidLink}
          next={
            <ButtonLink look="quiet" href={start}>
              {words.newsStartAgain}
            </ButtonLink>
          }
        />
      )
  }
}

function Told({ text, next }: { text: string; next: ReactNode }) {
  return (
    <>
      <p className={styles.text}>{text}</p>
      <div>{next}</div>
    </>
  )
}

function Press({ to, children }: { to: string; children: string }) {
  return (
    <form action={to} method="post">
      <Button look="signal">{children}</Button>
    </form>
  )
}

function FrontPage() {
  const words = useServerWords()
  return (
    <ButtonLink look="quiet" href="/">
      {words.newsToFrontPage}
    </ButtonLink>
  )
}
