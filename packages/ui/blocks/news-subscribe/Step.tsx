import type { NewsSubscribeStep } from '@lerret/page-engine/page-data'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../elements/Button.tsx'
import { useServerWords } from '../../server-words.ts'
import styles from './NewsSubscribe.module.css'

interface StepProps {
  step: Exclude<NewsSubscribeStep, { name: 'form' }>
  /** The path of the form. */
  formPath: string
}

/** What happened, and the next action. */
export function Step({ step, formPath }: StepProps) {
  const words = useServerWords()
  switch (step.name) {
    case 'sent':
      return <StepText text={words.newsSent} next={<FrontPageLink />} />
    case 'confirm':
      return (
        <StepText
          text={words.newsConfirmHow}
          next={<PostButton action={step.action}>{words.newsConfirm}</PostButton>}
        />
      )
    case 'confirmed':
      return <StepText text={words.newsConfirmed} next={<FrontPageLink />} />
    case 'unsubscribe':
      return (
        <StepText
          text={words.newsUnsubscribeHow}
          next={<PostButton action={step.action}>{words.newsUnsubscribe}</PostButton>}
        />
      )
    case 'unsubscribed':
      return <StepText text={words.newsUnsubscribed} next={<FrontPageLink />} />
    case 'invalid-link':
      return (
        <StepText
          text={words.newsInvalidLink}
          next={
            <ButtonLink look="quiet" href={formPath}>
              {words.newsStartAgain}
            </ButtonLink>
          }
        />
      )
  }
}

function StepText({ text, next }: { text: string; next: ReactNode }) {
  return (
    <>
      <p className={styles.text}>{text}</p>
      <div>{next}</div>
    </>
  )
}

function PostButton({ action, children }: { action: string; children: string }) {
  return (
    <form action={action} method="post">
      <Button look="signal">{children}</Button>
    </form>
  )
}

function FrontPageLink() {
  const words = useServerWords()
  return (
    <ButtonLink look="quiet" href="/">
      {words.newsToFrontPage}
    </ButtonLink>
  )
}
