import type { AppLinksPart } from '@lerret/model'
import { ButtonLink } from '../../elements/Button.tsx'
import { Section } from '../../elements/Section.tsx'
import { useWords } from '../../words.ts'
import styles from './AppLinks.module.css'

export function AppLinks({ part }: { part: AppLinksPart }) {
  const words = useWords()
  return (
    <Section heading={part.heading} beside>
      <p className={styles.text}>{part.text}</p>
      <p className={styles.links}>
        <ButtonLink look="quiet" href={part.appStore}>
          {words.appStore}
        </ButtonLink>
        <ButtonLink look="quiet" href={part.googlePlay}>
          {words.googlePlay}
        </ButtonLink>
      </p>
    </Section>
  )
}
