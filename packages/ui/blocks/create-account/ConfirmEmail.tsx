import { MEMBER_PATHS } from '@lerret/model'
import type { ConfirmEmailStep } from '@lerret/page-engine/page-data'
import { fill } from '@lerret/words'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../elements/Button.tsx'
import { Section } from '../../elements/Section.tsx'
import styles from '../../member/Member.module.css'
import { useServerWords } from '../../server-words.ts'

/** The page of a mailed link that confirms an address: an explanation, a warning and a button; and the pages that follow. */
export function ConfirmEmail({ site, step }: { site: string; step: ConfirmEmailStep }) {
  return (
    <Section heading="">
      <div className={styles.stack}>
        <StepContent site={site} step={step} />
      </div>
    </Section>
  )
}

function StepContent({ site, step }: { site: string; step: ConfirmEmailStep }) {
  const words = useServerWords()
  const email = step.name === 'invalid-link' ? '' : step.email
  const text = (sentence: string) => fill(sentence, { site, email })
  switch (step.name) {
    case 'confirm':
      return (
        <>
          <Text>{text(words.confirmEmailText)}</Text>
          <Warning>{words.confirmEmailNotYou}</Warning>
          <Text>{words.confirmEmailLoggedOut}</Text>
          <div className={styles.send}>
            <ConfirmForm to={step.action}>{words.confirmEmailButton}</ConfirmForm>
            <ButtonLink look="quiet" href={MEMBER_PATHS.forgottenPassword}>
              {words.confirmEmailNewPassword}
            </ButtonLink>
          </div>
        </>
      )
    case 'confirm-change':
      return (
        <>
          <Text>{text(words.confirmEmailChange)}</Text>
          <Warning>{words.confirmEmailChangeNotYou}</Warning>
          <Text>{words.confirmEmailLoggedOut}</Text>
          <ConfirmForm to={step.action}>{words.confirmEmailChangeButton}</ConfirmForm>
        </>
      )
    case 'confirmed':
      return <Result text={text(words.confirmEmailDone)} next={<TicketsLink />} />
    case 'changed':
      return <Result text={text(words.confirmEmailChanged)} next={<TicketsLink />} />
    case 'new-password':
      return (
        <Result
          text={text(words.confirmEmailChoosePassword)}
          next={
            <ButtonLink look="signal" href={step.href}>
              {words.confirmEmailToNewPassword}
            </ButtonLink>
          }
        />
      )
    case 'taken':
      return <Result text={text(words.confirmEmailTaken)} next={<ProfileLink />} />
    case 'invalid-link':
      return <Result text={words.confirmEmailInvalidLink} next={<ProfileLink />} />
  }
}

function Text({ children }: { children: string }) {
  return <p className={styles.text}>{children}</p>
}

function Warning({ children }: { children: string }) {
  return <p className={styles.problem}>{children}</p>
}

function Result({ text, next }: { text: string; next: ReactNode }) {
  return (
    <>
      <Text>{text}</Text>
      {next}
    </>
  )
}

function ConfirmForm({ to, children }: { to: string; children: string }) {
  return (
    <form action={to} method="post">
      <Button look="signal">{children}</Button>
    </form>
  )
}

function TicketsLink() {
  const words = useServerWords()
  return (
    <ButtonLink look="signal" href={MEMBER_PATHS.tickets}>
      {words.confirmEmailToTickets}
    </ButtonLink>
  )
}

function ProfileLink() {
  const words = useServerWords()
  return (
    <ButtonLink look="quiet" href={MEMBER_PATHS.profile}>
      {words.confirmEmailToProfile}
    </ButtonLink>
  )
}
