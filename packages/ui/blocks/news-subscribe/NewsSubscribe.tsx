import type { NewsSubscribePart, NewsSubscribeStep } from '@lerret/model'
import { Section } from '../../elements/Section.tsx'
import { usePageTitle } from '../../page-title.ts'
import styles from './NewsSubscribe.module.css'
import { Step } from './Step.tsx'
import { SubscribeForm } from './SubscribeForm.tsx'

/** A calm strip: what the newsletter is, and the one field it takes. On the way from there, what happened and what is next. */
export function NewsSubscribe({ part }: { part: NewsSubscribePart }) {
  const pageTitle = usePageTitle()
  // Where it is all there is, it needs no strip to stand out.
  const isWholePage = part.heading === '' || part.heading === pageTitle
  return (
    <div className={isWholePage ? styles.page : styles.strip}>
      <Section heading={part.heading} beside={!isWholePage}>
        <div className={styles.content}>
          {part.text && <p className={styles.text}>{part.text}</p>}
          <Drawn part={part} step={part.step} />
        </div>
      </Section>
    </div>
  )
}

function Drawn({ part, step }: { part: NewsSubscribePart; step: NewsSubscribeStep }) {
  if (step.name === 'form') return <SubscribeForm part={part} email={step.email} problem={step.problem} />
  return <Step step={step} start={part.action} />
}
